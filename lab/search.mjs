// How many iterations of the search a second, by the library as it is built; the same in Node and in a browser's thread.

const SEATS = { mow: 4, uno: 4, uwo: 2 };
const MOMENTS = 24;
const BUDGET = 1000;

/** Moments with a choice, one in seven of games between medium bots. */
function momentsOf(kit, bots, game, variant) {
  const medium = bots.bots[game.name].medium;
  const random = new kit.FastRandom('bench moments');
  const moments = [];
  while (moments.length < MOMENTS) {
    const state = kit.newState(variant);
    game.deal(state, random);
    const driver = new kit.Driver(game, state, random, random);
    for (let seat = driver.next(); seat !== kit.NOBODY; seat = driver.next()) {
      const view = game.view(state, seat);
      const legal = kit.legalTexts(game, state, seat);
      const ask = { view, legal, mayWait: driver.reacting, budget: BUDGET };
      if ((ask.legal.length > 1 || ask.mayWait) && random.below(7) === 0) moments.push(ask);
      const answer = medium(ask, random);
      driver.answer(answer === null ? kit.WAIT : variant.moves.find(answer));
    }
  }
  return moments.slice(0, MOMENTS);
}

/** By game, iterations a second; `library` is the address of dist/lib. */
export async function searchSpeeds(library, seconds) {
  const [kit, { games }, bots] = await Promise.all(
    ['kit', 'games', 'bots'].map((room) => import(`${library}/${room}.js`)),
  );
  const speeds = {};
  for (const [name, game] of Object.entries(games)) {
    const variant = kit.mustParse(kit.setUp(game, {}, SEATS[name]));
    const moments = momentsOf(kit, bots, game, variant);
    const search = bots.searcher({ ...bots.heuristicsByGame[name], ending: undefined });
    const random = new kit.FastRandom('bench search');
    // The first moments only warm up.
    for (const ask of moments) search(ask, random);
    const start = performance.now();
    let iterations = 0;
    let time = 0;
    while (time < seconds) {
      for (const ask of moments) search(ask, random);
      iterations += BUDGET * moments.length;
      time = (performance.now() - start) / 1000;
    }
    speeds[name] = Math.round(iterations / time);
  }
  return speeds;
}
