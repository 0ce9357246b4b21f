import { describe, expect, it } from 'vitest';
import { follow, isEcho, type Outcome } from './outcome.ts';

/** What is taken up after a touch, and what the table was asked to do. */
function followed(outcome: Outcome<string>, at: { busy?: boolean; refused?: object } = {}) {
  const done: string[] = [];
  const choice = follow('card', outcome, {
    busy: at.busy ?? false,
    refused: at.refused ?? null,
    send: (move) => done.push(`send ${move}`),
    why: (move) => done.push(`why ${move}`),
    dismiss: () => done.push('dismiss'),
  });
  return { choice, done };
}

describe('what a touch comes to', () => {
  it('is another choice', () => {
    expect(followed({ choose: 'nothing' })).toEqual({ choice: 'nothing', done: [] });
  });

  it('is a move, or a question about one; what is taken up stays where nothing else is said', () => {
    const move = { choose: 'nothing', send: 'add 3' };
    expect(followed(move)).toEqual({ choice: 'nothing', done: ['send add 3'] });
    expect(followed({ why: 'add 8' })).toEqual({ choice: 'card', done: ['why add 8'] });
  });

  it('is nothing at all where a move is on its way already', () => {
    const busy = { busy: true };
    expect(followed({ choose: 'nothing', send: 'add 3' }, busy)).toEqual({
      choice: 'card',
      done: [],
    });
    expect(followed({ choose: 'nothing' }, busy).choice).toBe('nothing');
  });

  it('takes the last refusal away, but for a new question', () => {
    const refused = { refused: {} };
    expect(followed({ choose: 'other' }, refused).done).toEqual(['dismiss']);
    expect(followed({ why: 'add 8' }, refused).done).toEqual(['why add 8']);
  });
});

it("a tap just after one's own move asks nothing; later, or in one's turn, it does", () => {
  const asks = { why: 'play r7' };
  expect(isEcho(asks, { mine: false, sinceMoveMs: 200 })).toBe(true);
  expect(isEcho(asks, { mine: false, sinceMoveMs: 2000 })).toBe(false);
  expect(isEcho(asks, { mine: true, sinceMoveMs: 200 })).toBe(false);
  expect(isEcho({ send: 'play r7' }, { mine: false, sinceMoveMs: 200 })).toBe(false);
});
