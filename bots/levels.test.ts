import { levelsOf } from '@tischlein/manifests';
import { bots, games } from '@tischlein/manifests/all';
import {
  type Ask,
  askOf,
  type Bot,
  dealt,
  fairChance,
  FastRandom,
  mustParse,
  newState,
  setUp,
} from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { byClock, LEVELS, timed, usualBudget } from './levels.ts';
import { usualBots } from './plain-bots.ts';
import { briefSearcher } from './search/index.ts';
import { careless, overlooking } from './thumb.ts';
import { forgetful } from './uno.ts';

const ask = (legal: readonly string[], mayWait = false): Ask => ({
  view: { game: 'uno', options: {}, seats: 2, seat: 0 },
  legal,
  mayWait,
  budget: 0,
});

const share = (bot: Bot, question: Ask, answer: string | null): number => {
  const random = new FastRandom('share');
  let times = 0;
  for (let i = 0; i < 2000; i++) if (bot(question, random) === answer) times += 1;
  return times / 2000;
};

it('every game has its levels from the mildest to the strongest, and only hard has a budget', () => {
  for (const [game, own] of Object.entries(bots)) {
    expect(Object.keys(own.levels)).toEqual(['random', ...levelsOf(game)]);
    expect(LEVELS.filter((level) => usualBudget(own, level, 2) > 0)).toEqual(['hard']);
    expect(usualBudget(own, 'hard', 4)).toBeGreaterThan(usualBudget(own, 'hard', 5));
    expect(usualBudget(own, 'hard', 10)).toBeGreaterThan(0);
  }
});

it('a careless bot looks away as often as it should', () => {
  const first: Bot = ({ legal }) => legal[0]!;
  expect(share(careless(first, 40), ask(['a', 'b']), 'b')).toBeCloseTo(0.2, 1);
});

describe('a bot that overlooks moves', () => {
  const MOVES = Array.from({ length: 20 }, (_, i) => `move ${i}`);
  const looked: string[][] = [];
  const looks: Bot = ({ legal }) => {
    looked.push([...legal]);
    return legal.at(-1)!;
  };
  const asked = (percent: number, turn: number, legal = MOVES): readonly string[] => {
    const view = { game: 'uno', options: {}, seats: 2, seat: 0, turn };
    overlooking(looks, percent)({ ...ask(legal), view }, new FastRandom(`${looked.length}`));
    return looked.at(-1)!;
  };

  it('sees about as many as it should, in their order, and at least one', () => {
    const turns = Array.from({ length: 200 }, (_, turn) => asked(60, turn));
    expect(turns.flat().length / (200 * MOVES.length)).toBeCloseTo(0.4, 1);
    for (const seen of turns) expect(seen).toEqual(MOVES.filter((move) => seen.includes(move)));
    for (let turn = 0; turn < 50; turn++) expect(asked(100, turn)).not.toEqual([]);
    expect(asked(0, 1)).toEqual(MOVES);
    expect(asked(100, 1, ['only'])).toEqual(['only']);
  });

  it('overlooks the same at the same view, and others at another', () => {
    expect(asked(60, 1)).toEqual(asked(60, 1));
    expect(asked(60, 1)).not.toEqual(asked(60, 2));
  });
});

it('a brief search thinks as long whatever its budget', () => {
  const state = newState(mustParse(setUp(games['uwo']!, {}, 2)));
  games['uwo']!.deal(state, new FastRandom('brief'));
  const answers = [1, 50, 900].map((budget) =>
    briefSearcher(bots['uwo']!.heuristics, 50)(
      askOf(games['uwo']!, state, games['uwo']!.waitingFor(state), { mayWait: false, budget }),
      new FastRandom('brief'),
    ),
  );
  expect(new Set(answers).size).toBe(1);
});

it('a forgetful bot lays the same card without the call, and lets a late call pass', () => {
  const calls = forgetful(() => 'play r7!', 30);
  expect(share(calls, ask(['play r7', 'play r7!']), 'play r7')).toBeCloseTo(0.3, 1);
  expect(share(calls, ask(['play r7!']), 'play r7!')).toBe(1);
  const late = forgetful(() => 'uno', 30);
  expect(share(late, ask(['uno'], true), null)).toBeCloseTo(0.3, 1);
  expect(share(late, ask(['uno']), 'uno')).toBe(1);
});

describe('a bot by the clock', () => {
  it('stops when its time is up, on quick and on slow positions, and after so many iterations', () => {
    let now = 0;
    let iteration = 1;
    const counts: Bot = ({ budget }, _, left) => {
      let made = 0;
      for (; made < budget && left!() > 0; made++) now += iteration;
      return String(made);
    };
    const play = timed(counts, 5000, () => now);
    const made = () => Number(play({ ...ask([]), budget: 100 }, new FastRandom('clock')));
    expect(made()).toBe(100);
    iteration = 4;
    expect(made()).toBe(25);
    iteration = 0.01;
    expect(made()).toBe(5000);
  });

  it.each(Object.keys(bots))('%s: the search has a move even when it comes too late', (game) => {
    const state = newState(mustParse(setUp(games[game]!, {}, 2)));
    games[game]!.deal(state, new FastRandom('late'));
    const question = askOf(games[game]!, state, games[game]!.waitingFor(state), {
      mayWait: false,
      budget: 50,
    });
    let looks = 0;
    const play = byClock(bots[game]!, () => 1000 * looks++)['hard']!;
    expect(question.legal).toContain(play(question, new FastRandom('late')));
    // The time is asked for at its start and again and again while there is some.
    expect(looks).toBeGreaterThan(1);
  });
});

it('a game from outside has careless company, too: in it the effects of its options are measured', () => {
  const game = games['mow']!;
  const company = usualBots(game).careless!;
  const state = dealt(game, mustParse(setUp(game, {}, 3)), fairChance('careless'));
  const asked = askOf(game, state, game.waitingFor(state), { mayWait: false, budget: 10 });
  const answers = new Set(
    Array.from({ length: 40 }, (_, i) => company(asked, new FastRandom(`${i}`))),
  );
  expect(answers.size).toBeGreaterThan(2);
  for (const answer of answers) expect(asked.legal).toContain(answer);
});
