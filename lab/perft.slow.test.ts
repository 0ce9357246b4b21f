import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folder, POSITION } from '../cli/in-folder.testing.ts';
import { lab } from './lab.testing.ts';

describe('perft', () => {
  it('counts', () => {
    const file = join(folder, 'position.json');
    writeFileSync(file, JSON.stringify(POSITION));
    expect(lab(['perft', 'mow', '--position', file, '--depth', '2'])).toMatchObject({
      status: 0,
      out: '1 6\n2 13\n',
    });
    expect(lab(['perft', 'mow', '--depth', '0']).error).toContain(
      '--depth: expected 1 or more, got 0',
    );
  });
});
