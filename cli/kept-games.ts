import * as fs from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { games } from '@tischlein/manifests/all';
import * as kit from '@tischlein/kit';
import type { Language } from '@tischlein/rules';
import { fail } from './failure.ts';
import { textOf } from './files.ts';
import { namesOf } from './language.ts';
import { recordIn, wantOf, wantWhole } from './records.ts';
import type { Eyes } from './screen.ts';
import type { Terminal } from './terminal.ts';

const stateFolder = (): string =>
  join(process.env['XDG_STATE_HOME'] || join(homedir(), '.local', 'state'), 'tischlein');

const ENDING = '.record';

/** The records of the state folder, the last written first. */
function keptFiles(): string[] {
  const names = fs.existsSync(stateFolder()) ? fs.readdirSync(stateFolder()) : [];
  return names
    .filter((name) => name.endsWith(ENDING))
    .map((name) => join(stateFolder(), name))
    .map((file) => ({ file, time: fs.statSync(file).mtimeMs }))
    .sort((a, b) => b.time - a.time)
    .map(({ file }) => file);
}

/** Keeps a game on disk move by move, so that nothing is lost however it stops. */
export class Keeper {
  /** Why it can not be kept; play goes on all the same. */
  trouble: string | undefined;

  private constructor(readonly file: string) {}

  /** In a new file of this name. What is there already is never written over. */
  static inFile(file: string, record: kit.GameRecord): Keeper {
    const keeper = new Keeper(file);
    if (!keeper.#begin(record))
      fail(`${file} is there already; name another file, or go on with it: --resume ${file}`);
    return keeper;
  }

  /** In a file of its own in the state folder, also if another game begins in the same second. */
  static inFolder(record: kit.GameRecord): Keeper {
    const now = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
    for (let number = 1; ; number++) {
      const name = `${record.game}-${now}${number === 1 ? '' : `-${number}`}${ENDING}`;
      const keeper = new Keeper(join(stateFolder(), name));
      if (keeper.#begin(record)) return keeper;
    }
  }

  /** Goes on in the file that the game was read from. */
  static goingOn(file: string): Keeper {
    return new Keeper(file);
  }

  append(move: kit.RecordedMove): void {
    this.#write(() => fs.appendFileSync(this.file, `${kit.formatLine(move)}\n`));
  }

  /** The game is over. */
  finish({ end }: kit.GameRecord): void {
    if (end === undefined) this.#write(() => fs.appendFileSync(this.file, 'end played\n'));
  }

  /** False where the file is there already. */
  #begin(record: kit.GameRecord): boolean {
    let fresh = true;
    this.#write(() => {
      fs.mkdirSync(dirname(this.file), { recursive: true });
      try {
        fs.writeFileSync(this.file, kit.formatRecord(record), { flag: 'wx' });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        fresh = false;
      }
    });
    return fresh;
  }

  #write(write: () => void): void {
    if (this.trouble !== undefined) return;
    try {
      write();
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }
}

export interface Started {
  readonly game: kit.Game;
  readonly record: kit.GameRecord;
  readonly state: kit.State;
}

const isPerson = (player: kit.GameRecord['seats'][number]): boolean => typeof player === 'string';

export async function keptGame(file: string, language: Language): Promise<Started> {
  const { record, game } = await recordIn(file, language);
  const played = await wantOf(file, kit.replay(game, record), language);
  await wantWhole(file, played, language);
  const { state } = played;
  if (record.seats.filter(isPerson).length !== 1)
    fail(`${file}: only a game of one person against bots can go on in the terminal`);
  return { game, record, state };
}

/** The unfinished games of the state folder, of one game or of all; with more than one, the person says which. */
export async function askWhichKept(
  wanted: kit.Game | undefined,
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
function unfinished(file: string): kit.GameRecord | null {
  const record = kit.parseRecord(textOf(file));
  if (!record.ok || record.value.end !== undefined) return null;
  const game = Object.hasOwn(games, record.value.game) ? games[record.value.game] : undefined;
  const replayed = game && kit.replay(game, record.value);
  if (!game || !replayed?.ok || replayed.value.error !== undefined) return null;
  const persons = record.value.seats.filter(isPerson).length;
  return persons === 1 && game.result(replayed.value.state) === null ? record.value : null;
}
