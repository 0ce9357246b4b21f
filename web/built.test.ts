import { describe, expect, it } from 'vitest';
import { cycleIn } from './built.ts';

const files = (imports: { readonly [name: string]: readonly string[] }) =>
  new Map(
    Object.entries(imports).map(([name, to]) => [
      `${name}.js`,
      { imports: to.map((other) => `${other}.js`), moduleIds: [`src/${name}/a.ts`] },
    ]),
  );

describe('files that import each other', () => {
  it('are not there where each leads on', () => {
    expect(cycleIn(files({ home: [], seat: ['home'], board: ['seat', 'home'] }))).toBeNull();
  });

  it('are named, with a module of each', () => {
    const cycle = cycleIn(files({ home: [], board: ['home', 'pieces'], pieces: ['board'] }));
    expect(cycle).toContain('board.js (which has src/board/a.ts)');
    expect(cycle).toContain('pieces.js (which has src/pieces/a.ts)');
  });

  it('are found by way of a third', () => {
    expect(cycleIn(files({ a: ['b'], b: ['c'], c: ['a'] }))).toContain('a.js');
  });
});
