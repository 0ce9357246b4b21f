import { games } from '@tischlein/manifests/all';
import {
  formatRecord,
  type Game,
  type GameRecord,
  mustParse,
  parseRecord,
  replay,
} from '@tischlein/kit';
import { type Entry, firstEntry, foldAll, recordOf, STARTED, type Table } from '@tischlein/table';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filmOf, viewAt, type Film } from './film.ts';
import { openingAt } from './play-on.ts';

const RECORD = readFileSync(
  new URL('../../../browser/records/uno.record', import.meta.url),
  'utf8',
);
const uno = games['uno'] as Game;
const film = (await filmOf(RECORD, async () => uno)) as Film;

const PLY = 20;
const SEAT = 2;

/** The table of that opening, started, with these moves made. */
function tableOf(unseen: 'imagined' | 'real', happenings: readonly object[] = []): Table {
  const { from, options } = openingAt(film, PLY, SEAT, unseen, 'Anna');
  const seats = film.record.seats.length;
  const opening = { table: 't', seats, settings: { options }, host: 'p0', from: from! };
  const by = { at: 1, secret: 'a'.repeat(64), dealtBy: 'device' } as const;
  const made = mustParse(firstEntry(uno, opening, by));
  const chairs = film.record.seats.map((_, seat) =>
    seat === SEAT
      ? { type: 'sat', seat, who: { id: 'p0', name: 'Anna', avatar: null } }
      : { type: 'botSat', seat, level: 'medium' },
  );
  const all = [...chairs, { type: 'starting' }, STARTED, ...happenings];
  const entries = all.map((one, i) => ({ ...one, seq: i + 2, at: i + 2 }) as Entry);
  return foldAll([made, ...entries], () => uno);
}
const ended = { type: 'ended', how: 'ended' };

describe('playing on from a moment', () => {
  it('the seat sees what it saw then, whether the rest is imagined or real', () => {
    const saw = viewAt(film, PLY, SEAT);
    for (const unseen of ['imagined', 'real'] as const)
      expect(uno.view(tableOf(unseen).play.state!, SEAT)).toEqual(saw);
  });

  it('imagines other cards where the seat saw none', () => {
    const real = uno.position(film.states[PLY]!);
    expect(uno.position(tableOf('real').play.state!)).toEqual(real);
    expect(uno.position(tableOf('imagined').play.state!)).not.toEqual(real);
  });

  it('is marked in the record, which reads back and plays again', () => {
    const { seat, move } = film.moves[PLY]!;
    const text = film.states[PLY]!.variant.moves.text(move);
    const made = recordOf(tableOf('real', [{ type: 'moved', seat, move: text }, ended]))!;
    const again = mustParse(parseRecord(formatRecord(made)));
    expect(again).toEqual(made);
    expect(again.from).toEqual({ seat: SEAT, ply: PLY, unseen: 'real' });
    expect(mustParse(replay(uno, again as GameRecord))).toMatchObject({ made: 1 });
  });

  it('a move taken back leads to that moment again, also after the table was laid anew', () => {
    const { seat, move } = film.moves[PLY]!;
    const text = film.states[PLY]!.variant.moves.text(move);
    const table = tableOf('real', [{ type: 'moved', seat, move: text }, { type: 'takenBack' }]);
    expect(uno.position(table.play.state!)).toEqual(uno.position(film.states[PLY]!));
  });

  it('the next game of that table is dealt', () => {
    const next = tableOf('real', [ended, { type: 'rematch', secret: 'b'.repeat(64) }, STARTED]);
    expect(next.play.from).toBeNull();
    expect(uno.position(next.play.state!)['discardPile']).toHaveLength(1);
  });
});

describe('a record of it', () => {
  const lines = formatRecord(recordOf(tableOf('real', [ended]))!);
  it.each([
    [lines.replace(/^position .*\n/m, ''), 'needs the line "position …"'],
    [lines.replace('"unseen":"real"', '"unseen":"guessed"'), 'line'],
    [lines.replace('tischlein 1', 'tischlein 2'), 'record format 2 is not known here'],
  ])('is refused when it is wrong', (text, why) => {
    const parsed = parseRecord(text);
    expect(parsed.ok).toBe(false);
    if (!parsed.ok) expect(parsed.error).toContain(why);
  });
});
