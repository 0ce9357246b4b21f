import type { GameName, Language } from '@tischlein/rules';
import type { Told } from '@tischlein/table';
import type { Translated } from '../words/index.svelte.ts';
import type { words as english } from './words/en.ts';

export type LearnWords = Translated<typeof english>;

const LOAD: Record<Language, () => Promise<{ readonly words: LearnWords }>> = {
  en: () => import('./words/en.ts'),
  de: () => import('./words/de.ts'),
  gsw: () => import('./words/gsw.ts'),
  hu: () => import('./words/hu.ts'),
};
export const loadLearnWords = async (language: Language): Promise<LearnWords> =>
  (await LOAD[language]()).words;

/** A tip waits for its moment; the first that has come and was not seen yet is said. */
type Moment = (told: Told) => boolean;
type Tips<G extends GameName> = Record<keyof LearnWords[G], Moment>;

const mine = ({ waitingFor, you }: Told): boolean => you !== null && waitingFor === you;
const may = ({ legal }: Told, begins: string): boolean =>
  legal.some((move) => move.startsWith(begins));
const field = ({ view }: Told, name: string): unknown => view?.[name as keyof typeof view];
const hand = (told: Told): readonly string[] => (field(told, 'hand') ?? []) as readonly string[];

const SPECIAL = /^add (block|acro|slow|calf|thin|milk|mad)/;

const TIPS: { readonly [G in GameName]: Tips<G> } = {
  mow: {
    start: (told) => mine(told) && !may(told, 'take'),
    add: (told) => mine(told) && may(told, 'take') && may(told, 'add'),
    take: (told) => mine(told) && may(told, 'take') && !may(told, 'add'),
    special: (told) => mine(told) && told.legal.some((move) => SPECIAL.test(move)),
    pile: (told) => mine(told) && Number(field(told, 'pile')) < 6,
  },
  uno: {
    lay: (told) => mine(told) && may(told, 'play'),
    draw: (told) => mine(told) && may(told, 'draw'),
    wild: (told) => mine(told) && hand(told).some((card) => card.startsWith('w')),
    sum: (told) => mine(told) && Number(field(told, 'pendingDraw')) > 0,
    call: (told) => mine(told) && hand(told).length === 2,
  },
  uwo: {
    walk: (told) => mine(told) && may(told, 'walk'),
    morf: (told) => mine(told) && may(told, 'morf'),
    end: (told) => mine(told) && may(told, 'end'),
    duel: (told) => mine(told) && !may(told, 'walk') && field(told, 'duel') !== null,
  },
};

export const tipsOf = (game: GameName): string[] => Object.keys(TIPS[game]);

export function nextTip(game: GameName, told: Told, seen: readonly string[]): string | null {
  const moments: { readonly [tip: string]: Moment } = TIPS[game];
  return tipsOf(game).find((tip) => !seen.includes(tip) && moments[tip]!(told)) ?? null;
}
