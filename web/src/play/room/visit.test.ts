import { whoFrom, type Preview, type ShownChair, type Snapshot } from '@tischlein/table';
import { describe, expect, it } from 'vitest';
import { visitInside, visitOutside } from './visit.ts';

const anna = whoFrom('anna', { name: 'Anna', avatar: 'fox' });
const person = (who = anna, away: 'gone' | null = null): ShownChair => ({
  type: 'person',
  who,
  away,
});
const BOT: ShownChair = { type: 'bot', level: 'easy' };
const FREE: ShownChair = { type: 'empty' };
const told = (chairs: readonly ShownChair[], more: Partial<Snapshot> = {}): Snapshot =>
  ({
    game: 'uno',
    phase: 'open',
    host: 'anna',
    person: 'me',
    door: [],
    chairs,
    settings: { options: {}, rated: false },
    ...more,
  }) as unknown as Snapshot;
const stateOf = (...table: Parameters<typeof told>): string => visitInside(told(...table)).state;

describe('whoever comes by a link', () => {
  it('is invited by the host by name, while a chair is free', () => {
    expect(visitInside(told([person(), FREE, FREE]))).toMatchObject({
      state: 'free',
      host: { name: 'Anna', avatar: 'fox' },
      people: [{ name: 'Anna' }],
      free: 2,
    });
    expect(stateOf([person(), BOT], { phase: 'over' })).toBe('free');
  });

  it('finds it full, or a bot in a chair of a game that runs', () => {
    expect(stateOf([person(), BOT])).toBe('full');
    expect(stateOf([person(), person()], { phase: 'playing' })).toBe('full');
    expect(stateOf([person(), BOT], { phase: 'playing' })).toBe('running');
    expect(stateOf([person(), person(anna, 'gone')], { phase: 'playing' })).toBe('running');
    const rated = { options: {}, rated: true } as Snapshot['settings'];
    expect(stateOf([person(), BOT], { phase: 'playing', settings: rated })).toBe('full');
  });

  it('has asked, or was removed and asks once', () => {
    const door = [{ who: whoFrom('me', { name: 'Dani' }), seat: null }];
    expect(stateOf([person(), BOT], { door })).toBe('asked');
    expect(stateOf([person(), FREE], { removed: true })).toBe('removed');
    expect(stateOf([person(), FREE], { removed: true, door })).toBe('knocked');
  });

  it('stands outside a table that is locked or closed to watchers', () => {
    const preview: Preview = {
      game: 'uno',
      host: anna,
      options: { jumpIn: true },
      free: 1,
      person: 'me',
      asked: false,
    };
    const at = (code: string, asked = false): string =>
      visitOutside({ ...preview, code, asked }).state;
    expect([at('locked'), at('closed'), at('barred'), at('locked', true)]).toEqual([
      'locked',
      'closed',
      'removed',
      'knocked',
    ]);
  });
});
