import { describe, expect, it } from 'vitest';
import {
  bots,
  formatRecord,
  loadSpeakers,
  newGame,
  parseRecord,
  replay,
  uno,
  uwo,
} from './door.ts';
import { bots as botsByGame, games } from './all.ts';

const NAMES = ['Anna', 'Beni'];
const deal = (seed = 'a') => newGame(uno, { seats: NAMES, seed });

/** Plays on with bots; whoever may react is asked first. */
function playOut(game: ReturnType<typeof deal>): void {
  while (game.waitingFor !== null) {
    const { waitingFor } = game;
    const others = NAMES.map((_, seat) => seat).filter((seat) => seat !== waitingFor);
    for (const seat of [...others, waitingFor])
      if (game.legal(seat).length > 0) game.letBot(seat, bots.uno.medium);
  }
}

describe('newGame', () => {
  it('makes legal moves and says what they did, as far as the seat may know it', async () => {
    const say = await loadSpeakers('uno', 'de', NAMES);
    const game = newGame(uno, { seats: NAMES, seed: 'a', say });
    const seat = game.waitingFor!;
    const [move] = game.legal(seat);
    const tried = game.try(seat, move!);
    expect(tried).toMatchObject({ ok: true, facts: [{ clause: 'UNO-1' }] });
    expect(tried.ok && tried.sentences[0]).toMatch(/^Du legst .*\.$/);
    expect(game.view(seat).held[seat]).toBe(6);
  });

  it('refuses by clause and in words, and nothing has happened', async () => {
    const say = await loadSpeakers('uno', 'de', NAMES);
    const game = newGame(uno, { seats: NAMES, seed: 'a', say });
    const before = game.view(0);
    const other = 1 - game.waitingFor!;
    expect(game.try(other, 'draw')).toMatchObject({
      ok: false,
      clause: 'UNO-1',
      facts: { why: 'turn' },
      sentence: expect.stringMatching(/ist dran\./),
    });
    expect(game.view(0)).toEqual(before);
    expect(game.record().moves).toEqual([]);
  });

  it('a typo is no other move: it is refused, and what may be done is said', () => {
    const game = deal();
    const seat = game.waitingFor!;
    expect(game.try(seat, 'darw')).toMatchObject({ ok: false, clause: null });
    const { sentence } = game.try(seat, 'darw') as { sentence: string };
    expect(sentence).toContain('"darw" is no move of uno');
    for (const move of game.legal(seat)) expect(sentence).toContain(move);
  });

  it('writes a record that plays again to the same result', () => {
    const game = deal();
    playOut(game);
    expect(game.result!.winners.length).toBe(1);
    const record = parseRecord(formatRecord(game.record()));
    const again = record.ok ? replay(uno, record.value) : record;
    expect(again).toMatchObject({ ok: true, value: { made: game.record().moves.length } });
    // The variant is kept: `result` takes the state without a cast.
    if (again.ok) expect(uno.result(again.value.state)).toEqual(game.result);
    expect(game.record().end).toBe('played');
  });

  it('a clone goes its own way, and is asked by what its seats have seen', () => {
    const game = deal();
    for (let i = 0; i < 5; i++) game.letBot(game.waitingFor!, bots.uno.medium);
    const clone = game.clone();
    const made = game.record().moves.length;
    expect(clone.ask(0)).toEqual(game.ask(0));
    expect(clone.ask(0).history!.length).toBe(made);
    playOut(clone);
    expect(clone.result).not.toBeNull();
    expect(game.result).toBeNull();
    expect(game.record().moves.length).toBe(made);
    playOut(game);
    expect(game.record()).toEqual(clone.record());
  });

  it('what is wrong with the set-up is said in a sentence', () => {
    expect(() => newGame(uno, { seats: 11, seed: 'a' })).toThrow('uno seats: expected');
    expect(() => newGame(uno, { seed: '' })).toThrow('a seed is wanted');
    expect(() => deal().legal(2)).toThrow('there is no seat 2: they are 0 to 1');
    expect(() => deal().view(-1)).toThrow('there is no seat -1');
  });

  it('typos do not compile', () => {
    // @ts-expect-error
    expect(bots.uno.meduim).toBeUndefined();
    // @ts-expect-error
    expect(() => newGame(uno, { options: { runz: true }, seed: 'a' })).toThrow('runz');
    // @ts-expect-error
    expect(() => newGame(uwo, { options: { edition: 'latin' }, seed: 'a' })).toThrow('edition');
    expect(newGame(uwo, { options: { edition: 'de', army: 8 }, seed: 'a' }).seats).toBe(2);
  });
});

it('the overview has every game, with the bots of each', () => {
  expect(Object.keys(bots).sort()).toEqual(Object.keys(games).sort());
  for (const [game, levels] of Object.entries(bots)) expect(levels).toBe(botsByGame[game]!.levels);
});
