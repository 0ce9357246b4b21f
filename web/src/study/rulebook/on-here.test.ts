import type { Option } from '@tischlein/kit';
import { expect, it } from 'vitest';
import { onHere } from './on-here.ts';

const OPTIONS: readonly Option[] = [
  { key: 'jump', kind: 'flag', default: false, clause: 'X-1' },
  { key: 'block', kind: 'flag', default: true, clause: 'X-2' },
  { key: 'swap', kind: 'choice', default: 'off', choices: ['off', 'must'], clause: 'X-3' },
  { key: 'match', kind: 'choice', default: 'single', choices: ['single', 'points'], clause: 'X-4' },
];

it('says of house rules that can be off whether they are on, and of no others', () => {
  expect([...onHere(OPTIONS, ['jump', 'swap', 'match'])]).toEqual([
    ['X-1', true],
    ['X-2', false],
    ['X-3', true],
  ]);
});
