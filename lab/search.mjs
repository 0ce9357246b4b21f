/** Iterations of the search a second, by the library as it is built; the same in Node and in a browser's thread. */
export async function searchSpeed(library, name, seconds) {
  const rooms = ['kit', 'manifests/all', 'bots'].map((room) => import(`${library}${room}.js`));
  const [kit, { games, bots }, { searcher }] = await Promise.all(rooms);
  const game = games[name];
  const variant = kit.mustParse(kit.setUp(game, {}, Math.min(4, game.seats.max)));
  const random = new kit.FastRandom('bench search');
  const budget = 1000;
  const asks = [];
  while (asks.length < 24) {
    const state = kit.newState(variant);
    game.deal(state, random);
    const driver = new kit.Driver(game, state, random, random);
    for (let seat = driver.next(); seat !== kit.NOBODY; seat = driver.next()) {
      const ask = kit.askOf(game, state, seat, { mayWait: driver.reacting, budget });
      if (ask.legal.length > 1 && random.below(7) === 0) asks.push(ask);
      const move = bots[name].levels.medium(ask, random);
      driver.answer(move === null ? kit.WAIT : variant.moves.find(move));
    }
  }
  const search = searcher({ ...bots[name].heuristics, ending: undefined });
  const askAll = () => asks.forEach((ask) => search(ask, random));
  askAll();
  const start = performance.now();
  let rounds = 0;
  for (; performance.now() < start + seconds * 1000; rounds++) askAll();
  return Math.round((rounds * asks.length * budget * 1000) / (performance.now() - start));
}
