import { describe, expect, it } from 'vitest';
import { PAUSE, WhenMeasured } from './when.ts';

/** A page, and what happens on it in order. */
function page() {
  const log: string[] = [];
  let due: (() => void) | null = null;
  const when = new WhenMeasured({
    later: (ms, run) => {
      expect(ms).toBe(PAUSE);
      due = run;
      return () => void (due = null);
    },
    begin: (mix) => {
      log.push(`begin ${mix}`);
      return { close: () => void log.push(`end ${mix}`) };
    },
    show: (measuring) => void (measuring === null || log.push('shown')),
  });
  const pass = (): void => {
    const run = due;
    due = null;
    run?.();
  };
  return { when, log, pass };
}

describe('a mix is measured', () => {
  it('after a pause, while somebody looks', () => {
    const { when, log, pass } = page();
    when.choose('a');
    pass();
    expect(log).toEqual([]);
    when.look({ isSeen: true });
    expect(log).toEqual([]);
    pass();
    expect(log).toEqual(['begin a', 'shown']);
  });

  it('not where it is out of sight again before the pause is over', () => {
    const { when, log, pass } = page();
    when.choose('a');
    when.look({ isSeen: true });
    when.look({ isSeen: false });
    pass();
    expect(log).toEqual([]);
  });

  it('to its end, also out of sight, and only once', () => {
    const { when, log, pass } = page();
    when.choose('a');
    when.look({ isSeen: true });
    pass();
    when.look({ isSeen: false });
    when.look({ isSeen: true });
    pass();
    expect(log).toEqual(['begin a', 'shown']);
  });

  it('until another is chosen, or the page is left', () => {
    const { when, log, pass } = page();
    when.choose('a');
    when.look({ isSeen: true });
    pass();
    when.choose('b');
    expect(log.at(-1)).toBe('end a');
    pass();
    when.close();
    expect(log.slice(3)).toEqual(['begin b', 'shown', 'end b']);
  });
});
