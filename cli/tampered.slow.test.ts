import { games } from '@tischlein/manifests/all';
import {
  dealt,
  fairChance,
  formatRecord,
  type GameRecord,
  type MadeLine,
  mustParse,
  type RecordedMove,
  setUp,
} from '@tischlein/kit';
import { type Claim, commitmentTo, seedOf } from '@tischlein/table';
import { describe, expect, it } from 'vitest';
import { changed, claimsOf, honest, kept, record, SECRET, told } from './verify.testing.ts';

const uno = games['uno']!;

const lines = record.moves;
const back = lines.findIndex((line) => 'back' in line);
const made = (i: number): MadeLine => lines[i] as MadeLine;
const withMoves = (...moves: readonly RecordedMove[]): string => formatRecord({ ...record, moves });
const without = (...gone: readonly number[]): RecordedMove[] =>
  lines.filter((_, i) => !gone.includes(i));
const withLine = (at: number, line: RecordedMove): RecordedMove[] => [
  ...lines.slice(0, at),
  line,
  ...lines.slice(at),
];
const dropped = (...keys: readonly (keyof GameRecord)[]): string =>
  formatRecord(
    Object.fromEntries(
      Object.entries(record).filter(([key]) => !keys.includes(key as keyof GameRecord)),
    ) as unknown as GameRecord,
  );
const otherSecret = 'f00d'.repeat(16);
const seedFor = (contributions: readonly (string | null)[], secret = SECRET): string =>
  seedOf({ ...record, contributions, secret });
const opening = uno.position(
  dealt(uno, mustParse(setUp(uno, record.options, 3)), fairChance(record.seed)),
);
const ofDraw = lines.findIndex((line) => 'move' in line && line.move === 'draw');
const otherStart = (): string => {
  const other = told(undefined, 'another course').record;
  expect(formatRecord(other)).not.toBe(honest);
  return formatRecord(other);
};

/** What was done, what it is a lie about, and the text that came of it. */
const TAMPERINGS: readonly (readonly [string, readonly Claim[], string])[] = [
  ['a later format', ['deal', 'play'], honest.replace('tischlein 1', 'tischlein 2')],
  ['format 0', ['deal', 'play'], honest.replace('tischlein 1', 'tischlein 0')],
  ['another game', ['deal', 'play'], changed({ game: 'mow' })],
  ['a later rules version', ['deal'], changed({ rules: 999 })],
  ['rules version 0', ['deal'], changed({ rules: 0 })],
  ['an option changed', ['deal'], changed({ options: { ...record.options, jumpIn: false } })],
  ['an option of another kind', ['deal'], changed({ options: { ...record.options, jumpIn: 1 } })],
  ['an option added', ['deal'], changed({ options: { ...record.options, extra: true } })],
  ['options left out', ['deal'], changed({ options: { jumpIn: true } })],
  ['an option said twice', ['deal'], honest.replace('options {', 'options {"jumpIn":false,')],
  ['a name changed', ['told'], changed({ seats: ['Carla', 'Beni', { bot: 'medium' }] })],
  ['names swapped', ['told'], changed({ seats: ['Beni', 'Anna', { bot: 'medium' }] })],
  ['a name with a space more', ['told'], changed({ seats: ['Anna ', 'Beni', { bot: 'medium' }] })],
  [
    'a person made a bot',
    ['deal', 'told'],
    changed({ seats: ['Anna', { bot: 'hard' }, { bot: 'medium' }] }),
  ],
  ['a bot made a person', ['told'], changed({ seats: ['Anna', 'Beni', 'Carla'] })],
  ['another bot', ['told'], changed({ seats: ['Anna', 'Beni', { bot: 'hard' }] })],
  ['a seat less', ['deal'], changed({ seats: ['Anna', 'Beni'] })],
  ['a seat more', ['deal'], changed({ seats: [...record.seats, { bot: 'easy' }] })],
  ['the dealer left out', ['deal'], dropped('dealt')],
  ['dealt by a device', ['deal'], changed({ dealt: 'device' })],
  ['dealt by nobody', ['deal'], honest.replace('dealt server', 'dealt chance')],
  ['the opening as a position', ['deal'], changed({ position: opening })],
  [
    'a stacked position',
    ['deal'],
    changed({ position: { ...opening, hands: [['wd', 'wd'], ['r1'], ['r2']], drawPile: [] } }),
  ],
  ['the commitment changed', ['deal', 'commitment'], changed({ commitment: commitmentTo('x') })],
  [
    'the commitment in capitals',
    ['deal', 'commitment'],
    changed({ commitment: record.commitment!.toUpperCase() }),
  ],
  ['no commitment', ['deal', 'commitment'], dropped('commitment')],
  ['no secret', ['deal', 'commitment'], dropped('secret')],
  ['no contributions', ['deal', 'contribution'], dropped('contributions')],
  [
    'nothing of the deal',
    ['deal', 'commitment', 'contribution'],
    dropped('secret', 'commitment', 'contributions'),
  ],
  ['another secret', ['deal'], changed({ secret: otherSecret })],
  [
    'another secret and its commitment',
    ['deal', 'commitment'],
    changed({ secret: otherSecret, commitment: commitmentTo(otherSecret) }),
  ],
  [
    'another secret, commitment and seed',
    ['play', 'commitment'],
    changed({
      secret: otherSecret,
      commitment: commitmentTo(otherSecret),
      seed: seedFor(['annas', 'benis', null], otherSecret),
    }),
  ],
  [
    'the whole game made anew',
    ['commitment', 'told'],
    formatRecord(told({ secret: otherSecret, contributions: ['annas', 'benis', null] }).record),
  ],
  [
    'anew with another own contribution',
    ['contribution', 'told'],
    formatRecord(told({ secret: SECRET, contributions: ['mine', 'benis', null] }).record),
  ],
  [
    'anew with a contribution tried out by another',
    ['told'],
    formatRecord(told({ secret: SECRET, contributions: ['annas', 'tried', null] }).record),
  ],
  [
    'anew without the own contribution',
    ['contribution', 'told'],
    formatRecord(told({ secret: SECRET, contributions: [null, 'benis', null] }).record),
  ],
  [
    'anew with a contribution tried out after its hash was given',
    ['deal', 'told'],
    formatRecord({
      ...told({ secret: SECRET, contributions: ['annas', 'tried', null] }).record,
      hashes: record.hashes!,
    }),
  ],
  ['a hash changed', ['deal'], changed({ hashes: [record.hashes![0]!, commitmentTo('x'), null] })],
  ['a hash taken out', ['deal'], changed({ hashes: [record.hashes![0]!, null, null] })],
  ['a hash too few', ['deal'], changed({ hashes: record.hashes!.slice(0, 2) })],
  [
    'hashes swapped',
    ['deal'],
    changed({ hashes: [...record.hashes!.slice(0, 2).reverse(), null] }),
  ],
  [
    'a bot’s hash',
    ['deal'],
    changed({ hashes: [...record.hashes!.slice(0, 2), commitmentTo('x')] }),
  ],
  ['hashes that are no list', ['deal'], honest.replace('hashes [', 'hashes 7 [')],
  ['the hashes left out', ['deal', 'told'], dropped('hashes')],
  ['another course of the same deal', ['told'], otherStart()],
  ['a contribution changed', ['deal'], changed({ contributions: ['annas', 'benny', null] })],
  ['contributions swapped', ['deal'], changed({ contributions: ['benis', 'annas', null] })],
  ['a contribution too few', ['deal'], changed({ contributions: ['annas', 'benis'] })],
  ['a contribution too many', ['deal'], changed({ contributions: ['annas', 'benis', null, null] })],
  [
    'a contribution too many, and its seed',
    ['deal'],
    changed({
      contributions: ['annas', 'benis', null, 'x'],
      seed: seedFor(['annas', 'benis', null, 'x']),
    }),
  ],
  [
    'a bot’s contribution, and its seed',
    ['deal'],
    changed({ contributions: ['annas', 'benis', 'x'], seed: seedFor(['annas', 'benis', 'x']) }),
  ],
  ['a contribution that is a number', ['deal'], changed({ contributions: ['annas', 'benis', 7] })],
  ['a contribution taken out', ['deal'], changed({ contributions: ['annas', null, null] })],
  [
    'a contribution taken out, and its seed',
    ['play', 'told'],
    changed({ contributions: ['annas', null, null], seed: seedFor(['annas', null, null]) }),
  ],
  ['another seed', ['deal'], changed({ seed: '0'.repeat(64) })],
  ['no seed', ['deal'], honest.replace(/^seed .*\n/m, '')],
  ['a seed with a space more', ['deal'], changed({ seed: `${record.seed} ` })],
  ['the last move cut', ['play'], withMoves(...lines.slice(0, -1))],
  ['half of the moves cut', ['play'], withMoves(...lines.slice(0, lines.length / 2))],
  ['all moves cut', ['play'], withMoves()],
  ['cut and without an end', ['play'], dropped('end').replace(/\n[^\n]*\n$/, '\n')],
  ['cut and called a draw', ['told'], changed({ moves: lines.slice(0, -1), end: 'draw' })],
  ['cut and called ended', ['told'], changed({ moves: lines.slice(0, -1), end: 'ended' })],
  ['the end called a draw', ['play', 'told'], changed({ end: 'draw' })],
  ['the end called agreed', ['play', 'told'], changed({ end: 'ended' })],
  ['no end', ['play'], dropped('end')],
  ['a made-up end', ['play'], honest.replace('end played', 'end won')],
  ['a move after the end', ['play'], `${honest}0 draw\n`],
  ['a move left out', ['play'], withMoves(...without(0))],
  ['a move doubled', ['play'], withMoves(...withLine(1, lines[0]!))],
  ['two moves swapped', ['play'], withMoves(lines[1]!, lines[0]!, ...lines.slice(2))],
  ['a move by another seat', ['play'], withMoves({ ...made(0), seat: 1 }, ...lines.slice(1))],
  ['a move by no seat', ['play'], withMoves({ ...made(0), seat: 9 }, ...lines.slice(1))],
  ['a card nobody holds', ['play'], withMoves({ seat: 0, move: 'play u' }, ...lines.slice(1))],
  ['no move at all', ['play'], withMoves({ seat: 0, move: 'win' }, ...lines.slice(1))],
  [
    'a move in capitals',
    ['play'],
    withMoves({ ...made(0), move: made(0).move.toUpperCase() }, ...lines.slice(1)),
  ],
  ['the taking back hidden', ['play'], withMoves(...without(back))],
  ['the move taken back hidden with it', ['told'], withMoves(...without(back - 1, back))],
  ['taken back twice', ['play', 'told'], withMoves(...withLine(back, { back: true }))],
  ['the last move taken back', ['play'], withMoves(...lines, { back: true })],
  ['taken back before the first move', ['play'], withMoves({ back: true }, ...lines)],
  [
    'another move before the taking back',
    ['play', 'told'],
    withMoves(...withLine(back, { seat: 0, move: 'win' })),
  ],
  [
    'a draw taken back and made again',
    ['play', 'told'],
    withMoves(...lines.slice(0, ofDraw + 1), { back: true }, ...lines.slice(ofDraw)),
  ],
  ['a mark before a move', ['play'], honest.replace(/\n(\d) /, '\n~$1 ')],
  ['a space after a move', ['play'], honest.replace(/\n0 ([^\n]*)\n/, '\n0 $1 \n')],
  ['a zero before a seat', ['play'], honest.replace(/\n0 /, '\n00 ')],
  ['an empty line', ['play'], honest.replace('\n0 ', '\n\n0 ')],
  ['a remark', ['play'], honest.replace('\n0 ', '\n# fine\n0 ')],
  [
    'a line of the head among the moves',
    ['deal'],
    honest.replace('end played', `secret ${SECRET}\nend played`),
  ],
  ['a line of the head twice', ['deal'], honest.replace('seed ', `seed x\nseed `)],
  ['white space in the options', ['deal'], honest.replace('options {', 'options { ')],
  ['a name spelled with escapes', ['deal'], honest.replace('"Anna"', '"\\u0041nna"')],
  [
    'the lines of the head in another order',
    ['deal'],
    honest.replace(/(hashes .*\n)(contributions .*\n)/, '$2$1'),
  ],
  ['two records in one', ['play'], honest + honest],
  ['a sign before the first letter', ['deal'], `\ufeff${honest}`],
  ['the last line without an end', ['play'], honest.slice(0, -1)],
];

describe('what is changed in a record is not attested', () => {
  it('there are at least 60 ways, each of its own', () => {
    expect(TAMPERINGS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(TAMPERINGS.map(([, , text]) => text)).size).toBe(TAMPERINGS.length);
    expect(TAMPERINGS.map(([, , text]) => text)).not.toContain(honest);
  });

  it.each(TAMPERINGS)('%s', (_what, lies, text) => {
    const [alone, held] = [claimsOf(text, {}), claimsOf(text, kept)];
    for (const claim of lies) {
      expect(`${claim} ${alone[claim]}`).not.toBe(`${claim} holds`);
      expect(`${claim} ${held[claim]}`).not.toBe(`${claim} holds`);
    }
    // Who kept everything sees that something is wrong, whatever it is.
    expect(Object.values(held)).toContain('broken');
  });
});
