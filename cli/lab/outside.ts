import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Ask, Random } from '@tischlein/kit';
import { fail } from '../failure.ts';
import { splitWords } from '../split.ts';
import type { Player } from './player.ts';

/** A program that says nothing for so long is not thinking any more. */
const PATIENCE = 30_000;

/**
 * A bot that is a program of its own: one JSON line in per question, one JSON line out per answer, a move's text or
 * null. It gets what every bot gets, and a number to seed its own chance with.
 */
export function outsidePlayer(command: string, budget: number): () => Player {
  const [program, ...words] = splitWords(bare(command));
  if (program === undefined || program === '') fail('exec: names no program');
  return () => started(program, words, budget);
}

/** The whole command may stand in quotes: `exec:"python3 bot.py --x 1,2"`. */
const bare = (command: string): string => /^(['"])(.*)\1$/s.exec(command.trim())?.[2] ?? command;

function started(program: string, words: readonly string[], budget: number): Player {
  const child = spawn(program, words, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let broken: string | undefined;
  child.on('error', (error) => (broken = error.message));
  child.stdin.on('error', (error) => (broken = error.message));

  const answer = async (ask: Ask, random: Random): Promise<string | null> => {
    child.stdin.write(`${JSON.stringify({ ...ask, lot: random.below(1 << 20) })}\n`);
    const line = await within(PATIENCE, lines.next());
    if (line === undefined) fail(`${program} did not answer within ${PATIENCE / 1000} s`);
    if (line.done) fail(`${program} stopped${broken === undefined ? '' : `: ${broken}`}`);
    return readAnswer(line.value, program);
  };
  return { budget, answer, process: child.pid };
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
