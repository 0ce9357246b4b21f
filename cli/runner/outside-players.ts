import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import type { Ask, Bot, Random } from '@tischlein/kit';
import { fail } from '../failure.ts';
import { splitWords } from '../text.ts';
import type { Ended, BotPlayer } from './players.ts';

type Spending = Pick<BotPlayer, 'budget' | 'time'>;

/** What a module of a bot exports. */
interface BotModule {
  readonly bot: Bot;
  /** Hears how each game ended. */
  readonly over?: (ended: Ended) => void;
}

/** A bot that is a module of JavaScript: it exports a function `bot`. It runs with all the rights of this process. */
export function importedPlayer(file: string, spending: Spending): () => BotPlayer {
  if (!existsSync(file)) fail(`import:${file}: there is no such file`);
  return () => {
    const loading = load(file);
    // The first question is answered with the fault.
    loading.catch(() => {});
    return {
      ...spending,
      remembers: true,
      async answer(ask, random) {
        const { bot } = await loading;
        const { time } = ask;
        if (time === undefined) return bot(ask, random);
        const end = performance.now() + time;
        return bot(ask, random, () => (end - performance.now()) / time);
      },
      over: (ended) =>
        void loading.then(
          ({ over }) => over?.(ended),
          () => {},
        ),
    };
  };
}

async function load(file: string): Promise<BotModule> {
  const module: unknown = await import(pathToFileURL(resolve(file)).href).catch((error: Error) =>
    fail(`import:${file} can not be loaded: ${error.message}`),
  );
  const { bot } = module as { readonly bot?: unknown };
  return typeof bot === 'function'
    ? (module as BotModule)
    : fail(`import:${file} exports no function called bot`);
}

/** A program that says nothing for this long is taken to be stuck. */
const TIMEOUT_MS = 30_000;
/** A program that closed its output is about to end. */
const EXIT_WITHIN_MS = 2000;
const MAX_LAST_WORDS = 300;

/**
 * A bot that is a program of its own: one JSON line in per question, one JSON line out per answer, a move's text or
 * null. It gets what every bot gets, what its seat has seen, and a number to seed its own chance with. A line with a
 * `result` says how a game ended and wants no answer.
 */
export function programPlayer(
  command: string,
  spending: Spending,
  timeoutMs = TIMEOUT_MS,
): () => BotPlayer {
  const [program, ...words] = splitWords(bare(command));
  if (program === undefined || program === '') fail('exec: names no program');
  const called = [program, ...words].join(' ');
  return () => {
    const child = spawn(program, words, { stdio: ['pipe', 'pipe', 'pipe'] });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    let lastWords = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      process.stderr.write(text);
      lastWords = (lastWords + text).slice(-MAX_LAST_WORDS);
    });
    const ended = new Promise<string>((done) =>
      child
        .on('error', ({ message }) => done(`: ${message}`))
        .on('close', (status, signal) =>
          done(status === null ? `by ${signal}` : `with status ${status}`),
        ),
    );
    // What it does not read any more is told by its end.
    child.stdin.on('error', () => {});

    const answer = async (ask: Ask, random: Random): Promise<string | null> => {
      child.stdin.write(`${JSON.stringify({ ...ask, lot: random.below(1 << 20) })}\n`);
      const line = await within(timeoutMs, lines.next());
      const said = (): string =>
        lastWords.trim() === '' ? '' : `; its last words: ${lastWords.trim().replace(/\s+/g, ' ')}`;
      if (line === undefined)
        fail(`${called} did not answer within ${timeoutMs / 1000} s${said()}`);
      if (line.done)
        fail(
          `${called} stopped ${(await within(EXIT_WITHIN_MS, ended)) ?? 'its answers'}${said()}`,
        );
      return readAnswer(line.value, called);
    };
    const over = (end: Ended): void => void child.stdin.write(`${JSON.stringify(end)}\n`);
    return { ...spending, answer, over, remembers: true, process: child.pid };
  };
}

/** The whole command may stand in quotes: `exec:"python3 bot.py --x 1,2"`. */
const bare = (command: string): string => /^(['"])(.*)\1$/s.exec(command.trim())?.[2] ?? command;

/** What comes in time, or undefined. */
async function within<T>(ms: number, coming: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((done) => {
    timer = setTimeout(done, ms, undefined);
  });
  try {
    return await Promise.race([coming, late]);
  } finally {
    clearTimeout(timer);
  }
}

function readAnswer(line: string, program: string): string | null {
  try {
    const answer: unknown = JSON.parse(line);
    if (answer === null || typeof answer === 'string') return answer;
  } catch {
    // Falls through to the sentence below: it is the same mistake.
  }
  return fail(`${program} answered ${line.slice(0, 80)}: expected a move as JSON text, or null`);
}
