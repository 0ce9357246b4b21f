import { parseRecord, replay, type Game, type GameRecord, type State } from '@tischlein/kit';
import { games } from '@tischlein/games';
import type { Language } from '@tischlein/rules';
import { gameOf } from './command.ts';
import { fail } from './failure.ts';
import { textOf } from './files.ts';
import { keptFiles, stateFolder } from './keep.ts';
import { namesOf } from './names.ts';
import { recordIn, wantOf, wantWhole } from './record-words.ts';
import type { Eyes } from './screen.ts';
import type { Terminal } from './terminal.ts';

export interface Started {
  readonly game: Game;
  readonly record: GameRecord;
  readonly state: State;
}

const isPerson = (player: GameRecord['seats'][number]): boolean => typeof player === 'string';

export async function keptGame(file: string, language: Language): Promise<Started> {
  const record = await recordIn(file, language);
  const game = gameOf(record.game);
  const played = await wantOf(file, replay(game, record), language);
  await wantWhole(file, played, language);
  const { state } = played;
  if (record.seats.filter(isPerson).length !== 1)
    fail(`${file}: only a game of one person against bots can go on in the terminal`);
  return { game, record, state };
}

/** The unfinished games of the state folder, of one game or of all; with more than one, the person says which. */
export async function askWhichKept(
  wanted: Game | undefined,
  terminal: Terminal,
  word: Eyes['word'],
): Promise<string> {
  const kept = keptFiles().flatMap((file) => {
    const record = unfinished(file);
    return record !== null && (wanted === undefined || record.game === wanted.name)
      ? [{ file, record }]
      : [];
  });
  const [newest] = kept;
  if (newest === undefined)
    fail(
      `no unfinished game${wanted === undefined ? '' : ` of ${wanted.name}`} is kept in ${stateFolder()}`,
    );
  if (kept.length === 1) return newest.file;
  terminal.say(word('whichKept'));
  for (const [i, { file, record }] of kept.entries())
    terminal.say(
      `${String(i + 1).padStart(3)} ${word('keptGame', {
        game: record.game.toUpperCase(),
        names: namesOf(record.seats).join(', '),
        count: record.moves.length,
      })}\n    ${file}`,
    );
  for (;;) {
    const line = await terminal.ask('> ');
    if (line === null) fail('which game? Name its file: --resume FILE');
    if (line.trim() === '') return newest.file;
    const chosen = /^\d+$/.test(line.trim()) ? kept[Number(line) - 1] : undefined;
    if (chosen !== undefined) return chosen.file;
    terminal.say(word('whichKept'));
  }
}

/** The record of a game that can go on, or null: a folder may hold anything. */
function unfinished(file: string): GameRecord | null {
  const record = parseRecord(textOf(file));
  if (!record.ok || record.value.end !== undefined) return null;
  const game = Object.hasOwn(games, record.value.game) ? games[record.value.game] : undefined;
  const replayed = game && replay(game, record.value);
  if (!game || !replayed?.ok || replayed.value.error !== undefined) return null;
  const persons = record.value.seats.filter(isPerson).length;
  return persons === 1 && game.result(replayed.value.state) === null ? record.value : null;
}
