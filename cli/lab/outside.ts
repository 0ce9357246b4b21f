import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Ask, Random } from '@tischlein/kit';
import { fail } from '../failure.ts';
import { splitWords } from '../split.ts';
import type { Ended, Player } from './player.ts';

/** A program that says nothing for this long is taken to be stuck. */
const PATIENCE = 30_000;
/** A program that closed its output is about to end. */
const TO_DIE = 2000;
const LAST_WORDS = 300;

/**
 * A bot that is a program of its own: one JSON line in per question, one JSON line out per answer, a move's text or
 * null. It gets what every bot gets, what its seat has seen, and a number to seed its own chance with. A line with a
 * `result` says how a game ended and wants no answer.
 */
export function outsidePlayer(
  command: string,
  spending: Pick<Player, 'budget' | 'time'>,
  patience = PATIENCE,
): () => Player {
  const [program, ...words] = splitWords(bare(command));
  if (program === undefined || program === '') fail('exec: names no program');
  return () => ({ ...started(program, words, patience), ...spending });
}

/** The whole command may stand in quotes: `exec:"python3 bot.py --x 1,2"`. */
const bare = (command: string): string => /^(['"])(.*)\1$/s.exec(command.trim())?.[2] ?? command;

function started(
  program: string,
  words: readonly string[],
  patience: number,
): Omit<Player, 'budget'> {
  const child = spawn(program, words, { stdio: ['pipe', 'pipe', 'pipe'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const called = [program, ...words].join(' ');
  let broken: string | undefined;
  let lastWords = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    process.stderr.write(text);
    lastWords = (lastWords + text).slice(-LAST_WORDS);
  });
  const ended = new Promise<string>((resolve) =>
    child.on('close', (status, signal) =>
      resolve(status === null ? `by ${signal}` : `with status ${status}`),
    ),
  );
  child.on('error', (error) => (broken = error.message));
  child.stdin.on('error', (error) => (broken = error.message));

  const answer = async (ask: Ask, random: Random): Promise<string | null> => {
    child.stdin.write(`${JSON.stringify({ ...ask, lot: random.below(1 << 20) })}\n`);
    const line = await within(patience, lines.next());
    const said = (): string =>
      lastWords.trim() === '' ? '' : `; its last words: ${lastWords.trim().replace(/\s+/g, ' ')}`;
    if (line === undefined) fail(`${called} did not answer within ${patience / 1000} s${said()}`);
    if (line.done) {
      const how = broken ?? (await within(TO_DIE, ended)) ?? 'its answers';
      fail(`${called} stopped ${how}${said()}`);
    }
    return readAnswer(line.value, called);
  };
  const over = (ended: Ended): void => void child.stdin.write(`${JSON.stringify(ended)}\n`);
  return { answer, over, remembers: true, process: child.pid };
}

/** What comes in time, or undefined. */
async function within<T>(time: number, coming: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, time, undefined);
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
  return fail(`${program} answered ${line.slice(0, 80)}: a move as JSON text, or null, is wanted`);
}
