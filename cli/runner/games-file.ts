import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import { games } from '@tischlein/games';
import { fail } from '../failure.ts';
import { writeText } from '../files.ts';
import type { Match, Played } from './match.ts';

/** A match, the rules it was played by, and what became of it. */
interface Line {
  readonly match: Match;
  readonly rules: number;
  readonly played: Played;
}

const keyOf = (match: Match, rules: number): string => JSON.stringify([match, rules]);

/** A JSON line for each game. A run goes on from it, also with more games: what is there is not played again. */
export class GamesFile {
  readonly #file: string;
  readonly #played = new Map<string, Played>();

  constructor(file: string, { resume }: { readonly resume: boolean }) {
    this.#file = file;
    if (!existsSync(file)) {
      if (resume) fail(`--resume: there is nothing to go on with in ${file}`);
      mkdirSync(dirname(file), { recursive: true });
      writeText(file, '');
      return;
    }
    const text = readFileSync(file, 'utf8');
    const lines = text.split('\n');
    // What stands behind the last end of a line was cut off by a crash.
    const rest = lines.pop()!;
    lines.forEach((line, i) => this.#read(line, i + 1));
    if (rest !== '') truncateSync(file, Buffer.byteLength(text) - Buffer.byteLength(rest));
  }

  #read(text: string, number: number): void {
    try {
      const { match, rules, played } = JSON.parse(text) as Line;
      if (played.moves >= 0) return void this.#played.set(keyOf(match, rules), played);
    } catch {
      // Said below.
    }
    fail(`${this.#file}: line ${number} is no game; name another file with --keep`);
  }

  of(match: Match): Played | undefined {
    return this.#played.get(keyOf(match, games[match.game]!.version));
  }

  add(match: Match, game: Played): void {
    const played = { ...game, record: undefined };
    const line: Line = { match, rules: games[match.game]!.version, played };
    appendFileSync(this.#file, `${JSON.stringify(line)}\n`);
  }
}
