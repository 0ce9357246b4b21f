import { readFileSync } from 'node:fs';
import { mustParse, type Json, type JsonObject } from '@tischlein/kit';
import { expect, it } from 'vitest';
import { EDITION_NAMES } from './editions.ts';
import { uwo } from './index.ts';
import { sceneOf } from './scene.testing.ts';

/** What the rule book shows side by side, played by the rules of each edition. */
interface Difference {
  readonly clause: string;
  readonly position: JsonObject;
  readonly moves: readonly string[];
  readonly energy?: 'gnorf' | 'pnorf';
  readonly knockedOut?: string;
  readonly shows: { readonly [edition: string]: string | number | boolean };
}
const file = new URL('../../rules/uwo/differences.json', import.meta.url);
const differences = JSON.parse(readFileSync(file, 'utf8')) as Difference[];

const cases = differences.flatMap((one) =>
  EDITION_NAMES.map((edition) => [one.clause, edition, one] as const),
);

it.each(cases)('%s in edition %s is as the book shows it', (_clause, edition, one) => {
  const options = { ...(one.position['options'] as JsonObject), edition };
  const position = { ...one.position, game: 'uwo', options } as Json;
  const start = sceneOf(mustParse(uwo.parsePosition(position)));
  const before = start.play(...one.moves.slice(0, -1));
  const last = one.moves.at(-1)!;
  const refused = before.clause(last);
  const after = refused === undefined ? before.play(last).now : before.now;
  const shown =
    refused ??
    (one.energy && after.energy[one.energy]) ??
    (one.knockedOut && one.knockedOut in after.ko) ??
    'done';
  expect(shown).toBe(one.shows[edition]);
});

it('every clause that differs by edition has its line', () => {
  const book = JSON.parse(
    readFileSync(new URL('../../rules/uwo/book.en.json', import.meta.url), 'utf8'),
  ) as { clauses: { [id: string]: { editions?: object } } };
  const differing = Object.entries(book.clauses).filter(([, { editions }]) => editions);
  expect(differing.map(([id]) => id)).toEqual(differences.map(({ clause }) => clause));
});
