import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { games } from '@tischlein/manifests/all';
import {
  canonical,
  FastRandom,
  type Game,
  hex,
  type Json,
  mustParse,
  NOBODY,
  setUp,
  sha256,
} from '@tischlein/kit';
import {
  DEFAULT_SETTINGS,
  type Entry,
  fold,
  foldAll,
  type Happening,
  type Table,
} from '@tischlein/table';
import { expect, it } from 'vitest';
import { beginning } from './journal.testing.ts';

/**
 * Journals as they were written by the rules of each game. From the first release on they must fold to the same end for
 * ever: people's games are stored like this. A changed meaning of a move needs a new version of the rules, and its journal
 * is written by `GOLDEN=write npx vitest run server/golden.test.ts`; journals of released versions are never written again.
 */
const FOLDER = new URL('golden/', import.meta.url);
const fileOf = ({ name, version }: Game): URL => new URL(`${name}-${version}.jsonl`, FOLDER);

const fingerprint = ({
  game,
  play: { state, ply },
  room: { phase },
  clock: { left },
}: Table): string =>
  hex(sha256(canonical({ position: game.position(state!), phase, ply, left } as Json)));

function write(game: Game): void {
  const settings = {
    ...DEFAULT_SETTINGS,
    options: mustParse(setUp(game, {}, 2)).options,
    seats: 2,
    clock: { type: 'game', seconds: 600, increment: 5 } as const,
  };
  const people = [0, 1].map((seat) => ({
    seat,
    who: { id: `p${seat}`, name: `P${seat}`, avatar: null },
  }));
  const made = {
    type: 'made',
    table: 'golden',
    game: game.name,
    rules: game.version,
    settings,
    host: 'p0',
    secret: 'golden',
    dealtBy: 'server',
  } as const;
  const happenings: Happening[] = [made, ...beginning(people, [])];
  const entries = happenings.map((each, i): Entry => ({ ...each, seq: i + 1, at: i }));
  const table = foldAll(entries, (name) => games[name]);
  const random = new FastRandom(`golden ${game.name}`);
  const buffer = new Int32Array(table.play.state!.variant.moves.size);
  for (let i = 0; i < 150 && game.waitingFor(table.play.state!) !== NOBODY; i++) {
    const seats = [0, 1].filter((seat) => game.legal(table.play.state!, seat, buffer) > 0);
    const seat = seats[random.below(seats.length)]!;
    const move = table.play.state!.variant.moves.text(
      buffer[random.below(game.legal(table.play.state!, seat, buffer))]!,
    );
    const entry: Entry = {
      type: 'moved',
      seat,
      move,
      seq: table.seq + 1,
      at: table.at + random.below(3000),
      by: `p${seat}`,
      id: `w${i}`,
    };
    fold(table, entry);
    entries.push(entry);
  }
  mkdirSync(FOLDER, { recursive: true });
  const lines = [
    ...entries.map((entry) => JSON.stringify(entry)),
    JSON.stringify({ end: fingerprint(table) }),
  ];
  writeFileSync(fileOf(game), `${lines.join('\n')}\n`);
}

it.each(Object.values(games))('$name $version: its journal folds to the same end', (game) => {
  const file = fileOf(game);
  if (process.env['GOLDEN'] === 'write' && !existsSync(file)) write(game);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const { end } = JSON.parse(lines.pop()!) as { end: string };
  const table = foldAll(
    lines.map((line) => JSON.parse(line) as Entry),
    (name) => games[name],
  );
  expect(table.play.made).toBeGreaterThan(20);
  expect(fingerprint(table)).toBe(end);
});
