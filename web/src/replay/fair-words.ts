import type { Language } from '@tischlein/rules';
import type { Claim, FaultCode } from '@tischlein/table';
import { words as de } from './words/de.ts';
import { words as en } from './words/en.ts';
import { words as gsw } from './words/gsw.ts';
import { words as hu } from './words/hu.ts';

interface FairStep {
  readonly title: string;
  readonly text: string;
}

/** What the check of a deal says, in each language. A fault may be followed by its detail, which is notation. */
export interface FairWords {
  /** The button, before anything was checked. */
  readonly check: string;
  readonly holds: string;
  readonly broken: string;
  /** How a fair deal is made, told to a child, and what a reader may read for themselves. */
  readonly steps: readonly FairStep[];
  readonly byHand: string;
  readonly claims: { readonly [claim in Claim]: { readonly holds: string; readonly open: string } };
  readonly faults: { readonly [code in FaultCode]: string };
}

export const FAIR_WORDS: { readonly [language in Language]: FairWords } = { en, de, gsw, hu };
