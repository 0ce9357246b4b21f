// Random games of both sides in lock-step: what one side says at any moment, the other says to the byte.
const REFUSALS_A_MOVE = 3;
const MAX_MOVES_A_GAME = 1500;

/** Chance of the oracle itself: mulberry32, so that neither side has a part in it. */
export function chanceOf(seed) {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
}

function valueOf(option, below) {
  switch (option.kind) {
    case 'flag':
      return below(2) === 1;
    case 'number': {
      const step = option.step ?? 1;
      return option.min + step * below(Math.floor((option.max - option.min) / step) + 1);
    }
    default:
      return option.choices[below(option.choices.length)];
  }
}

export function mixOf(game, below) {
  const changed = game.options.filter(() => below(2) === 1);
  const options = Object.fromEntries(changed.map((option) => [option.key, valueOf(option, below)]));
  return { options, seats: game.seats.min + below(game.seats.max - game.seats.min + 1) };
}

/** One game on one side, asked for everything that can be asked. */
class Playing {
  constructor(side, name, { options, seats }, seed) {
    this.kit = side.kit;
    this.game = side.games[name];
    const variant = this.kit.setUp(this.game, options, seats);
    this.isRefused = !variant.ok;
    if (this.isRefused) return;
    this.seats = seats;
    this.seed = seed;
    this.chance = this.kit.fairChance(seed);
    this.state = this.kit.newState(variant.value);
    this.before = this.kit.newState(variant.value);
    this.buffer = new Int32Array(variant.value.moves.size);
    this.game.deal(this.state, this.chance(0));
    this.made = [];
  }

  readers() {
    return [...Array(this.seats).keys(), 'watcher'];
  }

  legal(seat) {
    const { moves } = this.state.variant;
    const count = this.game.legal(this.state, seat, this.buffer);
    return Array.from(this.buffer.subarray(0, count), (move) => moves.text(move));
  }

  moment() {
    const { game, state } = this;
    return {
      position: game.position(state),
      views: this.readers().map((reader) => game.view(state, reader)),
      legal: [...Array(this.seats).keys()].map((seat) => this.legal(seat)),
      waitingFor: game.waitingFor(state),
      reactors: game.reactors(state),
      result: game.result(state),
    };
  }

  refusal(seat, text) {
    return this.game.refuse(this.state, seat, this.state.variant.moves.find(text));
  }

  /** Plays the move and says what each reader is told of it. */
  play(seat, text) {
    const move = this.state.variant.moves.find(text);
    this.kit.copyState(this.state, this.before);
    this.game.play(this.state, seat, move, this.chance(this.made.length + 1));
    this.made.push({ seat, move: text });
    return this.readers().map((reader) =>
      this.game.tell(this.before, seat, move, this.state, reader),
    );
  }

  record() {
    return this.kit.formatRecord({
      game: this.game.name,
      rules: this.game.version,
      options: this.state.variant.options,
      seats: Array.from({ length: this.seats }, () => ({ bot: 'random' })),
      seed: this.seed,
      moves: this.made,
    });
  }

  /** The last position, read again and written again, and the record replayed. */
  readBack() {
    const position = this.game.parsePosition(this.game.position(this.state));
    const record = this.kit.parseRecord(this.record());
    const end = this.kit.replay(this.game, record.value);
    return [this.game.position(position.value), this.game.position(end.value.state)];
  }
}

/** Keys in the order of the alphabet: what follows from one list of fields has its order in views and positions alike. */
const inOrder = (value) =>
  JSON.stringify(value, (_, inner) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  ) ?? 'undefined';

export function same(what, then, now) {
  const [a, b] = [inOrder(then), inOrder(now)];
  if (a === b) return;
  const at = [...a].findIndex((letter, i) => letter !== b[i]);
  const from = Math.max(0, at - 200);
  throw new Error(
    `${what} differ\n  then: …${a.slice(from, at + 200)}\n  now:  …${b.slice(from, at + 200)}`,
  );
}

function playBoth(then, now, below, counts) {
  same('first moments', then.moment(), now.moment());
  for (let moves = 0; moves < MAX_MOVES_A_GAME; moves++) {
    const choices = [...Array(then.seats).keys()].flatMap((seat) =>
      then.legal(seat).map((text) => [seat, text]),
    );
    if (choices.length === 0) break;
    const all = then.state.variant.moves;
    for (let i = 0; i < REFUSALS_A_MOVE; i++) {
      const [seat, text] = [below(then.seats), all.text(below(all.size))];
      same(`refusals of ${seat}:${text}`, then.refusal(seat, text), now.refusal(seat, text));
    }
    const [seat, text] = choices[below(choices.length)];
    same(`what is told of ${seat}:${text}`, then.play(seat, text), now.play(seat, text));
    same(`moments after ${seat}:${text}`, then.moment(), now.moment());
    counts.moves += 1;
  }
  same('records', then.record(), now.record());
  same('what is read back', then.readBack(), now.readBack());
}

export function compareGames(then, now, name, { mixes, moves }, seed) {
  const below = chanceOf(seed);
  const counts = { mixes: 0, games: 0, moves: 0 };
  const drawn = [];
  while (drawn.length < mixes) {
    const mix = mixOf(then.games[name], below);
    const sides = [then, now].map((side) => new Playing(side, name, mix, 'try'));
    same('refused mixes', sides[0].isRefused, sides[1].isRefused);
    if (!sides[0].isRefused) drawn.push(mix);
  }
  counts.mixes = drawn.length;
  for (let game = 0; game < mixes || counts.moves < moves; game++) {
    const mix = drawn[game % drawn.length];
    const pair = [then, now].map((side) => new Playing(side, name, mix, `${seed} ${game}`));
    try {
      playBoth(pair[0], pair[1], below, counts);
    } catch (error) {
      error.message = `${name}, ${JSON.stringify(mix)}, game ${game}: ${error.message}\n${pair[0].record()}`;
      throw error;
    }
    counts.games += 1;
  }
  return counts;
}
