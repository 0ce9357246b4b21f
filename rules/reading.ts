import type { Json, Result, View } from '@tischlein/kit';

/** How a suit is written. */
export const PIPS = { clubs: '♣', spades: '♠', hearts: '♥', diamonds: '♦' } as const;

/** A card of a French suit, or one with a text in a colour. */
export interface Look {
  readonly rank: string;
  readonly suit?: keyof typeof PIPS;
  readonly ink?: 'black' | 'red' | 'green' | 'blue' | 'yellow';
}

/** The colour it is drawn in. */
export const inkOf = ({ suit, ink = 'black' }: Look): NonNullable<Look['ink']> =>
  suit === 'hearts' || suit === 'diamonds' ? 'red' : ink;

/** What lies in a zone: cards of a hand that is not shown, a pile, a row of cards, a number, or a seat. */
export const ZONE_KINDS = ['hand', 'pile', 'row', 'counter', 'seat', 'unseen'] as const;
export type ZoneKind = (typeof ZONE_KINDS)[number];
/** By the name of a view's field; what is not named here goes by what its value looks like. */
export type ZoneKinds = { readonly [field: string]: ZoneKind };

/** What a table shows of a view it knows nothing about: names of fields, and values as they stand. */
export interface Zone {
  readonly name: string;
  readonly kind: ZoneKind;
  /** Texts may be cards; numbers never are, also where a card is written like one. */
  readonly tiles: readonly (string | number)[];
}

export interface Reading {
  /** The own hand; null for a watcher, and for games without one. */
  readonly hand: readonly string[] | null;
  /** Fields that hold one value per seat, seat by seat. */
  readonly seats: readonly (readonly Zone[])[];
  /** All that lies on the table. */
  readonly zones: readonly Zone[];
  readonly result: Result | null;
}

/** What each view has; the strip and the seats say it. */
const KNOWN = ['game', 'options', 'seats', 'seat', 'hand', 'result', 'turn'];

/** "drawPile" is the "draw pile". */
export const nameOf = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export function readView(view: View, kinds: ZoneKinds = {}): Reading {
  const fields = view as unknown as { readonly [field: string]: Json };
  const rest = Object.entries(fields).filter(([field]) => !KNOWN.includes(field));
  const isBySeat = ([field, value]: [string, Json]): boolean =>
    Array.isArray(value) &&
    value.length === view.seats &&
    !['row', 'pile'].includes(kinds[field]!) &&
    !value.every(isCard);
  const bySeat = rest.filter(isBySeat) as [string, Json[]][];
  return {
    hand: (fields['hand'] ?? null) as readonly string[] | null,
    seats: Array.from({ length: view.seats }, (_, seat) =>
      bySeat.flatMap(([field, values]) => zonesOf(nameOf(field), values[seat]!, kinds[field])),
    ),
    zones: rest
      .filter((field) => !isBySeat(field))
      .flatMap(([field, value]) => zonesOf(nameOf(field), value, kinds[field])),
    result: (fields['result'] ?? null) as Reading['result'],
  };
}

const isCard = (value: Json): boolean => typeof value === 'string';
const tileOf = (value: Json): string | number =>
  typeof value === 'number' ? value : String(value);
const isPlain = (value: Json): boolean => typeof value !== 'object';

/** Values lie in one zone, lists and fields inside a field in zones of their own; what is empty is not shown. */
function zonesOf(name: string, value: Json, kind?: ZoneKind): Zone[] {
  const row = (...tiles: readonly (string | number)[]): Zone[] => [
    { name, kind: kind ?? 'row', tiles },
  ];
  if (kind === 'unseen' || value === null || value === false) return [];
  if (value === 0 && kind !== 'seat') return [];
  if (value === true) return row('✓');
  if (typeof value === 'number') return [{ name, kind: kind ?? 'counter', tiles: [value] }];
  if (typeof value !== 'object') return row(value);
  if (Array.isArray(value)) {
    if (value.every(isPlain)) return value.length > 0 ? row(...value.map(tileOf)) : [];
    return value.flatMap((each, i) => zonesOf(`${name} ${i + 1}`, each, kind));
  }
  const entries = Object.entries(value as { readonly [key: string]: Json });
  if (entries.length > 0 && entries.every(([, each]) => isPlain(each)))
    return row(...entries.map(([key, each]) => `${key} ${String(each)}`));
  return entries.flatMap(([key, each]) => zonesOf(`${name} ${nameOf(key)}`, each, kind));
}

/** How many cards lie there: a view tells their number, or the cards. */
export const countOf = ({ tiles: [first = 0, ...more] }: Zone): number =>
  typeof first === 'number' && more.length === 0 ? first : more.length + 1;

/** A move by its words: what it does, and with what. */
export const wordsOf = (move: string): readonly string[] => move.split(/[ :]/);

/** The moves that hold these letters, as they are written or said; of a card chosen by its tile, those that name it. */
export function movesWith(
  legal: readonly string[],
  wanted: string,
  said: (move: string) => string,
): readonly string[] {
  const letters = wanted.trim().toLowerCase();
  return legal.filter((move) => `${move}\n${said(move)}`.toLowerCase().includes(letters));
}
