import type { Snapshot } from '@tischlein/table';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { farHint } from './api.ts';
import { withoutRunes } from '../../base/runes.testing.ts';
import type { Session } from '../../table/session/session.svelte.ts';
import { think } from '../../table/hints/messages.ts';
import { FarHelp } from './far-help.svelte.ts';

vi.mock('./api.ts', () => ({ farHint: vi.fn(async () => ({ move: 'take 1' })) }));
vi.mock('../../table/hints/messages.ts', () => ({ think: vi.fn(() => ({ terminate: () => {} })) }));
withoutRunes();
beforeEach(() => void vi.clearAllMocks());

/** Help for Anna, whose turn it is in a game of UNO. */
const help = (more: object = {}): FarHelp => {
  const told = {
    game: 'uno',
    phase: 'playing',
    you: 0,
    waitingFor: 0,
    ply: 3,
    view: { game: 'uno' },
    legal: ['draw'],
    settings: {},
    ...more,
  } as unknown as Snapshot;
  return new FarHelp('t1', { told } as unknown as Session);
};

describe('hints at a far table', () => {
  it('are offered to whoever plays, and can be asked for where there is a move to make', () => {
    expect(help().offered?.hint).toBeTypeOf('function');
    expect(help({ legal: [] }).offered).toEqual({ hint: null });
  });

  it('are not offered to onlookers, before and after a game, nor where they are not allowed', () => {
    expect(help({ you: null }).offered).toBeNull();
    expect(help({ phase: 'over' }).offered).toBeNull();
    expect(help({ settings: { hints: false } }).offered).toBeNull();
    expect(help({ settings: { rated: true } }).offered).toBeNull();
  });

  it('come from this page for a game it has', () => {
    help().hint();
    expect(think).toHaveBeenCalledOnce();
    expect(farHint).not.toHaveBeenCalled();
  });

  it('come from the server for a game it does not have, and are good for this ply', async () => {
    const asked = help({ game: 'nim' });
    asked.hint();
    expect(think).not.toHaveBeenCalled();
    expect(farHint).toHaveBeenCalledWith('t1');
    await vi.waitFor(() => expect(asked.advice).toMatchObject({ move: 'take 1', ply: 3 }));
  });
});
