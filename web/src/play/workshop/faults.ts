import {
  CATALOGUE_NAMES,
  catalogueOf,
  faults,
  DECK_CARDS,
  KINDS,
  type Catalogue,
  type Form,
  type Kind,
} from '@tischlein/games/uwo/language';
import type { WorkshopWords } from '../words.ts';

/** The catalogues that ship with the game, by name; their names stand for their numbers only. */
export const shipped = (): readonly Catalogue[] => CATALOGUE_NAMES.map(catalogueOf);

export interface Fault {
  /** The field it concerns, as `faults` names it. */
  readonly at: string;
  readonly text: string;
  readonly clause: string;
}

export const cardsIn = ({ kinds }: Catalogue): number =>
  KINDS.reduce((sum, kind) => sum + kinds[kind].count, 0);

/** What keeps a draft from being played, in words. Its shape is right, so the field says what is wrong with it. */
export function faultsIn(
  draft: Catalogue,
  words: WorkshopWords,
  kindName: (kind: Kind) => string,
): Fault[] {
  const { name } = draft;
  const found = faults(draft).map(({ why }): Fault => {
    const at = why!.at as string;
    const [, form] = at.split('.') as [string, Form];
    if (at === 'name') return { at, clause: 'UWO-4', text: words.faults.name };
    if (at === 'kinds') return { at, clause: 'UWO-2', text: wrongSum(cardsIn(draft), words) };
    if (at === 'kinds.fist.count') return { at, clause: 'UWO-1', text: words.faults.fists };
    return { at, clause: 'UWO-60', text: words.faults.untouchable(kindName(form)) };
  });
  const taken = shipped().some((catalogue) => catalogue.name === name);
  return taken
    ? [{ at: 'name', clause: 'UWO-4', text: words.faults.taken(name) }, ...found]
    : found;
}

const wrongSum = (sum: number, { faults: said }: WorkshopWords): string =>
  sum > DECK_CARDS
    ? said.tooMany({ sum, over: sum - DECK_CARDS })
    : said.tooFew({ sum, missing: DECK_CARDS - sum });
