import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from '../failure.ts';
import { writeText } from '../files.ts';
import type { Played } from './fixture.ts';

interface Line {
  readonly series: string;
  readonly deal: number;
  readonly played: readonly Played[];
}

/**
 * A folder with a record of every game, and `arena.jsonl`: what was asked for in the first line, then a line for each
 * deal. From it an interrupted arena goes on.
 */
export class KeptGames {
  readonly #folder: string;
  readonly #journal: string;
  readonly #lines: readonly Line[];

  private constructor(folder: string, lines: readonly Line[]) {
    this.#folder = folder;
    this.#journal = join(folder, 'arena.jsonl');
    this.#lines = lines;
  }

  static in(folder: string, asked: object, { resume }: { readonly resume: boolean }): KeptGames {
    const journal = join(folder, 'arena.jsonl');
    const head = JSON.stringify(asked);
    if (!resume) {
      if (existsSync(journal))
        fail(`${folder} holds games already: go on with --resume, or name another folder`);
      try {
        mkdirSync(folder, { recursive: true });
      } catch (error) {
        fail(`${folder} can not be made: ${(error as Error).message}`);
      }
      writeText(journal, `${head}\n`);
      return new KeptGames(folder, []);
    }
    if (!existsSync(journal)) fail(`--resume: there is nothing to go on with in ${folder}`);
    const [first, ...rest] = readFileSync(journal, 'utf8').split('\n');
    if (first !== head)
      fail(
        `--resume: ${folder} was begun with other flags; they are in the first line of ${journal}`,
      );
    const lines = readLines(rest);
    // A line that was cut off by a crash goes.
    writeFileSync(journal, `${[head, ...lines.map((line) => JSON.stringify(line))].join('\n')}\n`);
    return new KeptGames(folder, lines);
  }

  /** By deal, what was played of a series before. */
  before(series: string): ReadonlyMap<number, readonly Played[]> {
    const own = this.#lines.filter((line) => line.series === series);
    return new Map(own.map(({ deal, played }) => [deal, played]));
  }

  add(series: string, deal: number, played: readonly Played[]): void {
    const name = series.replace(/[^\w@]+/g, '-');
    played.forEach(({ record }, seating) => {
      const file = join(this.#folder, `${name}-${deal}-${seating}.record`);
      if (record !== undefined) writeText(file, record);
    });
    const line: Line = {
      series,
      deal,
      played: played.map((game) => ({ ...game, record: undefined })),
    };
    appendFileSync(this.#journal, `${JSON.stringify(line)}\n`);
  }
}

function readLines(texts: readonly string[]): Line[] {
  const lines: Line[] = [];
  for (const text of texts) {
    try {
      lines.push(JSON.parse(text) as Line);
    } catch {
      break;
    }
  }
  return lines;
}
