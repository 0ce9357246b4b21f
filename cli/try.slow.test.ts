import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folder, POSITION, tischlein } from './in-folder.testing.ts';

describe('tischlein try', () => {
  const answers = (...lines: readonly unknown[]) => {
    const input = lines
      .map((line) => (typeof line === 'string' ? line : JSON.stringify(line)))
      .join('\n');
    const { status, out } = tischlein(['try'], input);
    return {
      status,
      lines: out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    };
  };

  it('answers a position with all legal moves', () => {
    const { status, lines } = answers({ position: POSITION });
    expect(status).toBe(0);
    expect(lines).toEqual([
      {
        position: expect.objectContaining({
          turn: 0,
          round: 1,
          mustStart: false,
          result: null,
        }) as unknown,
        waitingFor: 0,
        legal: { 0: ['add 5', 'add slow@9', 'add slow@9^', 'add slow@10', 'add slow@10^', 'take'] },
        result: null,
      },
    ]);
  });

  it('plays the moves, and says which one is refused by which clause', () => {
    const { status, lines } = answers({ position: POSITION, moves: ['0:add 5', '1:add 6'] });
    expect(status).toBe(1);
    expect(lines[0]).toMatchObject({
      refused: {
        index: 1,
        seat: 1,
        move: 'add 6',
        clause: 'MOW-10',
        facts: { why: 'hand', card: '6' },
      },
      position: { turn: 1, herds: [['5', '7', '8.2', '11.1']] },
    });
  });

  it('never stops at a bad line', () => {
    const { status, lines } = answers(
      'not json',
      { position: { game: 'go' } },
      { position: null },
      { position: POSITION, moves: ['add 5'] },
      { position: POSITION, moves: ['0:fly away'] },
      { position: POSITION, moves: ['7:take'] },
      { position: { ...POSITION, pile: ['99'] } },
      {},
      `{"position":${'['.repeat(9000)}${']'.repeat(9000)}}`,
      { position: POSITION },
    );
    expect(status).toBe(1);
    expect(lines.slice(0, 9).map((line) => Object.keys(line))).toEqual(
      Array.from({ length: 9 }, () => ['error']),
    );
    expect(lines.map((line) => line['error'])).toEqual([
      expect.stringMatching(/^this is not JSON/),
      expect.stringMatching(/^position: "game" must be one of uno, mow, uwo/),
      'position: expected an object, got null',
      expect.stringMatching(/^moves\[0\]: a move is written "seat:move"/),
      'moves[0]: "fly away" is no move of mow',
      'moves[0]: there are 3 seats, from 0; 7 is none',
      'position: pile[0]: there is no card "99"',
      expect.stringMatching(/^a line is written/),
      'this is nested more than 100 levels deep',
      undefined,
    ]);
  });

  it('reads files, and goes on after one that is not there', () => {
    const file = join(folder, 'lines.jsonl');
    writeFileSync(
      file,
      `${JSON.stringify({ position: POSITION, moves: ['0:take', '0:add 5'] })}\n\n`,
    );
    const { status, out, error } = tischlein(['try', join(folder, 'nowhere'), file]);
    expect(status).toBe(1);
    expect(error).toMatch(/nowhere can not be read/);
    expect(JSON.parse(out)).toMatchObject({
      waitingFor: 1,
      position: { stables: [['7', '8.2', '11.1'], ['4.2'], []] },
    });
  });

  it('has nothing to ask when the game is over', () => {
    const last = { ...POSITION, pile: [], options: { rounds: 1 } };
    const { lines } = answers({ position: last, moves: ['0:take'] });
    expect(lines[0]).toMatchObject({
      waitingFor: null,
      legal: {},
      result: { winners: [2], scores: [9, 19, 8], places: [2, 3, 1] },
    });
  });
});
