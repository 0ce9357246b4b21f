// Games between levels by the library as it is built; the same in Node and in a browser's thread.

/** Iterations of `hard`: few, so that it is soon done. */
const BUDGET = 600;

/** By step, how many of the games the stronger one won. */
export async function ladder(library, count) {
  const [kit, { games: all }, { bots, levelsOf, ratedUnder }] = await Promise.all(
    ['kit', 'games', 'bots'].map((room) => import(`${library}/${room}.js`)),
  );
  const play = (game, variant, seed, players) => {
    const random = new kit.FastRandom(seed);
    const state = kit.newState(variant);
    game.deal(state, random);
    const driver = new kit.Driver(game, state, random, random);
    for (let seat = driver.next(); seat !== kit.NOBODY; seat = driver.next()) {
      const ask = kit.askOf(game, state, seat, { mayWait: driver.reacting, budget: BUDGET });
      const answer = players[seat](ask, random);
      driver.answer(answer === null ? kit.WAIT : variant.moves.find(answer));
    }
    return game.result(state).winners;
  };
  const steps = {};
  for (const [name, game] of Object.entries(all)) {
    const variant = kit.mustParse(kit.setUp(game, ratedUnder[name], 2));
    const levels = ['random', ...levelsOf(name)];
    levels.slice(1).forEach((level, below) => {
      let won = 0;
      for (let i = 0; i < count; i++) {
        const hero = i % 2;
        const pair = [bots[name][level], bots[name][levels[below]]];
        const winners = play(game, variant, `ladder ${i >> 1}`, hero === 0 ? pair : pair.reverse());
        if (winners.includes(hero)) won += 1 / winners.length;
      }
      steps[`${name}: ${level} against ${levels[below]}`] = won;
    });
  }
  return steps;
}
