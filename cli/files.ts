import { readFileSync } from 'node:fs';
import { fail } from './failure.ts';

export function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    return fail(`${file} can not be read: ${(error as Error).message}`);
  }
}
