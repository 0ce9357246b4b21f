import { randomBytes } from 'node:crypto';
import { accessSync, constants, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fail } from './failure.ts';

export function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    return fail(`${file} can not be read: ${(error as Error).message}`);
  }
}

export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    fail(`${file} can not be written: ${(error as Error).message}`);
  }
}

/** A line on standard output: as it is, or as JSON. */
export const print = (said: string | object): void =>
  void process.stdout.write(`${typeof said === 'string' ? said : JSON.stringify(said)}\n`);

/** Asked before long work whose result goes there. */
export function mustBeWritable(file: string): void {
  try {
    accessSync(dirname(file), constants.W_OK);
  } catch (error) {
    fail(`${file} can not be written: ${(error as Error).message}`);
  }
}

export const freshSeed = (): string => randomBytes(16).toString('hex');
