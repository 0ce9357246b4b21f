import type { Json, View } from '@tischlein/kit';

/** What a table shows of a view it knows nothing about: names of fields, and values as they stand. */
export interface Zone {
  readonly name: string;
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
  readonly result: {
    readonly winners: readonly number[];
    readonly scores: readonly number[];
  } | null;
}

/** What each view has; the strip and the seats say it. */
const KNOWN = ['game', 'options', 'seats', 'seat', 'hand', 'result', 'turn'];

/** "drawPile" is the "draw pile". */
export const nameOf = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export function readView(view: View): Reading {
  const fields = view as unknown as { readonly [field: string]: Json };
  const rest = Object.entries(fields).filter(([field]) => !KNOWN.includes(field));
  const isBySeat = ([, value]: [string, Json]): boolean =>
    Array.isArray(value) && value.length === view.seats && !value.every(isCard);
  const bySeat = rest.filter(isBySeat) as [string, Json[]][];
  return {
    hand: (fields['hand'] ?? null) as readonly string[] | null,
    seats: Array.from({ length: view.seats }, (_, seat) =>
      bySeat.flatMap(([field, values]) => zonesOf(nameOf(field), values[seat]!)),
    ),
    zones: rest
      .filter((field) => !isBySeat(field))
      .flatMap(([field, value]) => zonesOf(nameOf(field), value)),
    result: (fields['result'] ?? null) as Reading['result'],
  };
}

const isCard = (value: Json): boolean => typeof value === 'string';
const tileOf = (value: Json): string | number =>
  typeof value === 'number' ? value : String(value);
const isPlain = (value: Json): boolean => typeof value !== 'object';

/** Values lie in one zone, lists and fields inside a field in zones of their own; what is empty is not shown. */
function zonesOf(name: string, value: Json): Zone[] {
  if (value === null || value === false) return [];
  if (value === true) return [{ name, tiles: ['✓'] }];
  if (typeof value !== 'object') return [{ name, tiles: [value] }];
  if (Array.isArray(value)) {
    if (value.every(isPlain)) return value.length > 0 ? [{ name, tiles: value.map(tileOf) }] : [];
    return value.flatMap((each, i) => zonesOf(`${name} ${i + 1}`, each));
  }
  const entries = Object.entries(value as { readonly [key: string]: Json });
  if (entries.length > 0 && entries.every(([, each]) => isPlain(each)))
    return [{ name, tiles: entries.map(([key, each]) => `${key} ${String(each)}`) }];
  return entries.flatMap(([key, each]) => zonesOf(`${name} ${nameOf(key)}`, each));
}

/** The moves that hold these letters; of a card chosen by its tile, those that name it. */
export const movesWith = (legal: readonly string[], wanted: string): readonly string[] =>
  legal.filter((move) => move.includes(wanted.trim()));
