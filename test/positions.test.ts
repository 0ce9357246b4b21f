import { games } from '@tischlein/games';
import { because, dealt, fairChance, parseOptions, setUp, type Json } from '@tischlein/kit';
import { LANGUAGES } from '@tischlein/rules';
import { recordSpeaker } from '@tischlein/rules/records';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = ['kit', 'games/mow', 'games/uno', 'games/uwo'].flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => /^[\w-]+\.ts$/.test(file))
    .map((file) => `${folder}/${file}`),
);

/** The forms of the sentences in a source, as `sentence` makes them. */
function formsIn(source: string): string[] {
  return [...source.matchAll(/sentence`([^`]*)`/g)].map(([, template]) => {
    let values = 0;
    return template!.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, () => `{${'abcdef'[values++]}}`);
  });
}

it('every sentence about a position or a deck is known to the translators, and no other', () => {
  const forms = sources.flatMap((file) => formsIn(readFileSync(file, 'utf8')));
  const known = JSON.parse(readFileSync('rules/positions.en.json', 'utf8')) as object;
  expect(Object.keys(known).sort()).toEqual([...new Set(forms)].sort());
});

it('what a game faults is a sentence with its values apart', () => {
  for (const file of sources.filter((path) => path.startsWith('games/')))
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/\b(fault|wrong)\([^,()]+,\s*['"`]/);
});

const positionOf = (name: string): Record<string, Json> => {
  const game = games[name]!;
  const variant = setUp(game, {}, game.seats.min);
  if (!variant.ok) throw new Error(variant.error);
  return game.position(dealt(game, variant.value, fairChance('s'))) as Record<string, Json>;
};

const BROKEN: readonly [game: string, change: Record<string, Json>][] = [
  ['mow', { game: 'uno' }],
  ['mow', { hands: [['cow99'], []] }],
  ['mow', { totals: [1] }],
  ['uno', { discardPile: ['u'] }],
  ['uno', { pendingDraw: 3, pendingKind: 'd' }],
  ['uno', { result: { winners: [], scores: [0, 0] } }],
  ['uwo', { board: { z9: 'gnorf fist' } }],
  ['uwo', { board: { a1: 'gnorf hat' } }],
  ['uwo', { firstOut: 'gnorf' }],
];

it.each(LANGUAGES)('says in %s why a position is not possible', async (language) => {
  const say = await recordSpeaker(language);
  const other = say.why({ error: '' });
  for (const [name, change] of BROKEN) {
    const read = games[name]!.parsePosition({ ...positionOf(name), ...change });
    if (read.ok) throw new Error(`${name} ${JSON.stringify(change)} was read`);
    const said = say.unread(because(read.error, 'position', [read]));
    expect(said).not.toMatch(/undefined|NaN/);
    expect(said, read.error).not.toContain(other.slice(0, 20));
    if (language !== 'en') expect(said).not.toContain(read.error.replace(/^\S+: /, ''));
  }
});

it.each(LANGUAGES)('says in %s all that is wrong with a catalogue', async (language) => {
  const say = await recordSpeaker(language);
  const file = readFileSync('games/uwo/catalogues/znorf-1.json', 'utf8');
  const catalogue = JSON.parse(file) as { kinds: Record<string, object> };
  const kinds = {
    ...catalogue.kinds,
    fist: { ...catalogue.kinds['fist'], count: 1 },
    rider: { ...catalogue.kinds['rider'], attack: 7 },
  };
  const read = parseOptions(games['uwo']!.options, {
    catalogue: { ...catalogue, name: '', kinds } as unknown as Json,
  });
  if (read.ok) throw new Error('the catalogue was read');
  const said = say.why(read);
  for (const field of ['name', 'kinds.rider.attack']) expect(said).toContain(`${field}: `);
  if (language !== 'en') expect(said).not.toContain('wanted');
});
