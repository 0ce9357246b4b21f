import {
  commitmentTo,
  Contributions,
  type Answer,
  type Given,
  type Snapshot,
  type CommandFor,
} from '@tischlein/table';
import { describe, expect, it, vi } from 'vitest';
import { FarSeat, noteOf, type FarPorts } from './far-seat.ts';

const OK: Answer = { type: 'answer', id: '', outcome: 'ok' } as never;
const NO: Answer = { type: 'answer', id: '', outcome: 'error', code: 'x', error: 'x' } as never;

const person = (name: string, away: string | null = null) => ({
  type: 'person',
  who: { id: name, name, avatar: null },
  away,
});

/** Everything was given to this deal and to the next. */
const fairly = (more: object = {}) => ({
  dealtBy: 'server',
  commitment: 'c',
  hashes: ['x', 'y', null],
  contributions: ['a', 'b', null],
  next: ['x', 'y', null],
  ...more,
});

/** Anna at a table with Beni, in the middle of a game. */
const told = (more: object = {}): Snapshot =>
  ({
    seq: 9,
    ply: 3,
    game: 'nim',
    phase: 'playing',
    screens: [],
    you: 0,
    host: 'anna',
    person: 'anna',
    chairs: [person('Anna'), person('Beni'), { type: 'bot', level: 'easy' }],
    waitingFor: 1,
    clocks: null,
    fair: fairly(),
    ...more,
  }) as unknown as Snapshot;

function sitting(answers: (command: CommandFor) => Answer | Promise<Answer> = () => OK) {
  const commands: CommandFor[] = [];
  let given: readonly Given[] = [];
  const ports = {
    command: vi.fn(async (command: CommandFor) => {
      commands.push(command);
      return answers(command);
    }),
    answered: vi.fn(async () => {}),
    who: vi.fn<FarPorts['who']>(() => ({ name: 'Anna', avatar: 'bear' })),
    contributions: new Contributions(
      { load: () => given, save: (all) => void (given = all) },
      () => 'secret',
    ),
    keepVisited: vi.fn(),
    dropVisited: vi.fn(),
    now: () => 77,
    loadVersion: vi.fn(async () => true),
    wrongVersion: vi.fn(),
  } satisfies FarPorts;
  return { seat: new FarSeat('t1', ports), ports, commands };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a page at a far table', () => {
  it('sits down again when it is opened, but not when its person stood up on another tab', () => {
    const left = { chairs: [person('Anna', 'left'), person('Beni')] };
    const opened = sitting();
    opened.seat.hear(told(left));
    expect(opened.commands).toEqual([{ type: 'back' }]);
    const other = sitting();
    other.seat.hear(told());
    other.seat.hear(told({ ...left, seq: 10 }));
    expect(other.commands).toEqual([]);
    other.seat.hear(told({ chairs: [person('Anna', 'gone'), person('Beni')], seq: 11 }));
    expect(other.commands).toEqual([{ type: 'back' }]);
  });

  it('asks for nothing while all is well', () => {
    const { seat, commands } = sitting();
    seat.hear(told());
    expect(commands).toEqual([]);
  });

  it('gives the hash of its part, opens it when the start is called, and each but once', () => {
    const { seat, commands } = sitting();
    const hash = commitmentTo('secret');
    const owing = told({ phase: 'open', fair: fairly({ hashes: [], next: [null, 'y', null] }) });
    seat.hear(owing);
    seat.hear(owing);
    expect(commands).toEqual([{ type: 'pledge', hash }]);
    const hashes = [hash, 'y', null];
    const starting = {
      phase: 'starting',
      fair: fairly({ hashes, contributions: [null, null, null] }),
    };
    seat.hear(told(starting));
    seat.hear(told(starting));
    expect(commands.slice(1)).toEqual([{ type: 'contribute', contribution: 'secret' }]);
    seat.hear(told({ fair: fairly({ hashes, contributions: [null, 'b', null], next: [] }) }));
    expect(commands).toHaveLength(2);
  });

  it('sits down its host at a new table, unless they have no name', () => {
    const fresh = told({ seq: 1, you: null, phase: 'open' });
    const { seat, commands, ports } = sitting();
    seat.hear(fresh);
    expect(commands).toEqual([
      { type: 'sit', seat: 0, name: 'Anna', avatar: 'bear', hash: commitmentTo('secret') },
    ]);
    ports.who.mockReturnValue({ name: null, avatar: 'bear' });
    seat.hear(fresh);
    seat.hear(told({ seq: 1, you: null, phase: 'open', person: 'beni' }));
    expect(commands).toHaveLength(1);
  });

  it('keeps a game for the home page until it is over or left', () => {
    const { seat, ports } = sitting();
    seat.hear(told());
    expect(ports.keepVisited).toHaveBeenCalledWith({
      id: 't1',
      game: 'nim',
      others: ['Beni'],
      changed: 77,
    });
    expect(ports.dropVisited).not.toHaveBeenCalled();
    seat.hear(told({ phase: 'over' }));
    seat.hear(told({ you: null }));
    expect(ports.dropVisited.mock.calls).toEqual([['t1'], ['t1']]);
    seat.hearFault({ code: 'noTable', error: '' });
    expect(ports.dropVisited).toHaveBeenCalledTimes(3);
  });

  it.each(['time', 'left', 'gone'])('comes back from "%s", asking once at a time', async (away) => {
    const { seat, commands } = sitting();
    const kept = told({ chairs: [person('Anna', away), person('Beni')] });
    seat.hear(kept);
    seat.hear(kept);
    expect(commands).toEqual([{ type: 'back' }]);
    await settled();
    seat.hear(kept);
    expect(commands).toHaveLength(2);
  });

  it('does not come back once removed, nor before the bot has moved on an empty clock', () => {
    const { seat, commands } = sitting();
    seat.hear(told({ chairs: [person('Anna', 'removed')] }));
    const late = { chairs: [person('Anna', 'time')], clocks: { left: [0, 5], running: 0 } };
    seat.hear(told({ ...late, waitingFor: 0 }));
    expect(commands).toEqual([]);
    seat.hear(told({ ...late, waitingFor: 1 }));
    expect(commands).toEqual([{ type: 'back' }]);
  });

  it('stays standing where the table let it, and sits on where it did not', async () => {
    const away = told({ chairs: [person('Anna', 'left')] });
    const stood = sitting();
    expect(await stood.seat.standUp()).toBe(true);
    stood.seat.hear(away);
    expect(stood.commands).toEqual([{ type: 'stand' }]);
    const stuck = sitting(({ type }) => (type === 'stand' ? NO : OK));
    expect(await stuck.seat.standUp()).toBe(false);
    stuck.seat.hear(away);
    expect(stuck.commands).toEqual([{ type: 'stand' }, { type: 'back' }]);
  });

  it('changes to the page of another protocol, but not under somebody who types', async () => {
    const { seat, ports } = sitting();
    const fault = { code: 'protocol', error: '', protocol: 9 };
    seat.types(true);
    seat.hearFault(fault);
    await settled();
    expect(ports.loadVersion).not.toHaveBeenCalled();
    seat.types(false);
    await settled();
    expect(ports.loadVersion.mock.calls).toEqual([[9]]);
    expect(ports.answered).toHaveBeenCalledBefore(ports.loadVersion);
    expect(ports.wrongVersion).not.toHaveBeenCalled();
  });

  it('says so where another page does not help', async () => {
    const { seat, ports } = sitting();
    ports.loadVersion.mockResolvedValue(false);
    seat.hearFault({ code: 'protocol', error: '', protocol: 9 });
    await settled();
    expect(ports.wrongVersion).toHaveBeenCalledOnce();
  });
});

it('calls out what is most pressing', () => {
  const none = { fault: false, late: false, lapsed: false, said: false, watching: false };
  expect(noteOf(none)).toBe(null);
  expect(noteOf({ ...none, watching: true, said: true })).toBe('said');
  expect(noteOf({ ...none, late: true, fault: true })).toBe('fault');
});
