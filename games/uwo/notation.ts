import { COLUMN_NAMES, ROW_NAMES } from './field.ts';
import { KINDS, LONGEST_RIDE, type Kind } from './cards.ts';

/** A move that is one word. */
export const PLAIN_MOVES = ['end', 'burn', 'miss', 'fall', 'stop'] as const;
export type PlainMove = (typeof PLAIN_MOVES)[number];

/** A move of UWO with its fields; squares by their names. */
export type UwoMove =
  | { readonly type: PlainMove }
  | { readonly type: 'swap'; readonly kind: Kind }
  | { readonly type: 'morf'; readonly kind: Kind; readonly square: string }
  | { readonly type: 'blast'; readonly square: string }
  | { readonly type: 'walk' | 'attack'; readonly from: string; readonly to: string }
  /** Every square of the way, the first and the last among them. */
  | { readonly type: 'ride'; readonly path: readonly string[] };

export function formatMove(move: UwoMove): string {
  switch (move.type) {
    case 'swap':
      return `swap ${move.kind}`;
    case 'morf':
      return `morf ${move.kind}@${move.square}`;
    case 'blast':
      return `blast ${move.square}`;
    case 'walk':
    case 'attack':
      return `${move.type} ${move.from}-${move.to}`;
    case 'ride':
      return `ride ${move.path.join('-')}`;
    default:
      return move.type;
  }
}

const SQUARE = `[${COLUMN_NAMES.join('')}][${ROW_NAMES.join('')}]`;
const KIND = KINDS.join('|');
/** A path may be one step too long, so that it can be refused with the reason. */
const PATTERN = new RegExp(
  `^(?:(?<plain>${PLAIN_MOVES.join('|')})|swap (?<swapped>${KIND})|morf (?<form>${KIND})@(?<morfed>${SQUARE})|` +
    `blast (?<centre>${SQUARE})|(?<action>walk|attack) (?<from>${SQUARE})-(?<to>${SQUARE})|` +
    `ride (?<path>${SQUARE}(?:-${SQUARE}){1,${LONGEST_RIDE + 1}}))$`,
);

export function parseMove(text: string): UwoMove | undefined {
  const found = PATTERN.exec(text)?.groups;
  if (found === undefined) return undefined;
  const { plain, swapped, form, morfed, centre, action, from, to, path } = found;
  if (plain !== undefined) return { type: plain as PlainMove };
  if (swapped !== undefined) return { type: 'swap', kind: swapped as Kind };
  if (morfed !== undefined) return { type: 'morf', kind: form as Kind, square: morfed };
  if (centre !== undefined) return { type: 'blast', square: centre };
  if (path !== undefined) return { type: 'ride', path: path.split('-') };
  return { type: action as 'walk' | 'attack', from: from!, to: to! };
}
