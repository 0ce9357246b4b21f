// UNO by the same rules (the sheet: no house rule but stacking) and the same moves as ours, as one would write it first:
// cards are objects, hands are arrays, legal moves are a fresh list. No framework, no tricks.
const COLORS = ['red', 'yellow', 'green', 'blue'];
const NUMBERS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
const ACTIONS = ['skip', 'reverse', 'draw two'];
const anyOf = (list) => list[Math.floor(Math.random() * list.length)];

function freshDeck() {
  const deck = [];
  for (const color of COLORS) {
    for (const face of NUMBERS) {
      const card = () => ({ color, face, points: Number(face) });
      deck.push(card());
      if (face !== '0') deck.push(card());
    }
    for (const face of ACTIONS) for (let i = 0; i < 2; i++) deck.push({ color, face, points: 20 });
  }
  for (let i = 0; i < 4; i++) {
    deck.push({ color: null, face: 'wild', points: 50 });
    deck.push({ color: null, face: 'wild draw four', points: 75 });
  }
  return deck;
}

function shuffle(cards) {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return cards;
}

function deal(seats) {
  const pile = shuffle(freshDeck());
  const hands = Array.from({ length: seats }, () => []);
  for (let i = 0; i < 7; i++) for (const hand of hands) hand.push(pile.pop());
  while (!NUMBERS.includes(pile.at(-1).face)) pile.unshift(pile.pop());
  const open = pile.pop();
  return {
    hands,
    pile,
    laid: [open],
    color: open.color,
    turn: 0,
    direction: 1,
    /** Cards somebody must take, and the face they come from. */
    sum: 0,
    sumOf: null,
    /** The card drawn in this turn; null: nothing was left to draw; undefined: not drawn. */
    drawn: undefined,
    emptyPasses: 0,
    owesUno: new Set(),
    owesUnoUno: new Set(),
    winners: null,
    scores: null,
  };
}

const open = (game) => game.laid.at(-1);
const isBlack = (card) => card.color === null;
const fits = (game, card) =>
  isBlack(card) || card.color === game.color || card.face === open(game).face;
const stacks = (game, card) =>
  card.face === 'wild draw four' || (game.sumOf === 'draw two' && card.face === 'draw two');
const same = (a, b) => a.color === b.color && a.face === b.face;

function mayPlay(game, card) {
  if (game.sum > 0) return stacks(game, card);
  if (game.drawn === null) return false;
  if (game.drawn !== undefined && !same(card, game.drawn)) return false;
  return fits(game, card);
}

function legalMoves(game, seat) {
  const moves = [];
  if (game.owesUno.has(seat)) moves.push({ type: 'uno' });
  if (game.owesUnoUno.has(seat)) moves.push({ type: 'unouno' });
  if (seat !== game.turn) return moves;
  const hand = game.hands[seat];
  const call = hand.length === 1 ? 'unouno' : hand.length === 2 ? 'uno' : null;
  const seen = [];
  for (const card of hand) {
    if (!mayPlay(game, card) || seen.some((other) => same(card, other))) continue;
    seen.push(card);
    for (const wish of isBlack(card) ? COLORS : [null]) {
      moves.push({ type: 'play', card, wish, call: null });
      if (call !== null) moves.push({ type: 'play', card, wish, call });
    }
  }
  if (game.sum > 0) moves.push({ type: 'take' });
  else if (game.drawn !== undefined) moves.push({ type: 'pass' });
  else if (seen.length === 0) moves.push({ type: 'draw' });
  return moves;
}

function drawOne(game, seat) {
  if (game.pile.length === 0) {
    const top = game.laid.pop();
    game.pile = shuffle(game.laid);
    game.laid = [top];
  }
  if (game.pile.length === 0) return null;
  const card = game.pile.pop();
  game.hands[seat].push(card);
  return card;
}

function drawCards(game, seat, count) {
  for (let i = 0; i < count; i++) {
    if (drawOne(game, seat) === null) return;
    game.owesUno.delete(seat);
    game.owesUnoUno.delete(seat);
  }
}

const nextSeat = (game, seat, steps) => {
  const seats = game.hands.length;
  return (seat + game.direction * steps + 2 * seats) % seats;
};

const somebodyOwes = ({ owesUno, owesUnoUno }) => owesUno.size + owesUnoUno.size > 0;

function settleCalls(game, layer) {
  const missed = new Set([...game.owesUno, ...game.owesUnoUno]);
  game.owesUno.clear();
  game.owesUnoUno.clear();
  for (const seat of missed) if (seat !== layer) drawCards(game, seat, 2);
}

function playCard(game, seat, { card, wish, call }) {
  const hand = game.hands[seat];
  hand.splice(hand.indexOf(card), 1);
  game.laid.push(card);
  game.color = wish ?? card.color;
  game.drawn = undefined;
  game.emptyPasses = 0;
  if (somebodyOwes(game)) settleCalls(game, seat);
  let steps = 1;
  if (card.face === 'reverse') game.direction = -game.direction;
  if (card.face === 'skip') steps = 2;
  if (card.face === 'draw two' || card.face === 'wild draw four') {
    game.sum += card.face === 'draw two' ? 2 : 4;
    game.sumOf = card.face;
  }
  game.turn = nextSeat(game, seat, steps);
  if (hand.length === 1 && call !== 'uno') game.owesUno.add(seat);
  if (hand.length === 0) {
    if (call === 'unouno') finish(game, seat);
    else game.owesUnoUno.add(seat);
  }
}

function finish(game, seat) {
  drawCards(game, game.turn, game.sum);
  win(game, [seat]);
}

const pointsIn = (hand) => hand.reduce((sum, card) => sum + card.points, 0);

/** Each winner gets the points in all other hands. */
function win(game, winners) {
  const points = game.hands.map(pointsIn);
  const all = points.reduce((sum, own) => sum + own, 0);
  game.scores = points.map((own, seat) => (winners.includes(seat) ? all - own : 0));
  game.winners = winners;
}

function pass(game, seat) {
  game.emptyPasses = game.drawn === null ? game.emptyPasses + 1 : 0;
  game.drawn = undefined;
  game.turn = nextSeat(game, seat, 1);
  if (game.emptyPasses < game.hands.length) return;
  const points = game.hands.map(pointsIn);
  const fewest = Math.min(...points);
  win(
    game,
    points.flatMap((own, other) => (own === fewest ? [other] : [])),
  );
}

function play(game, seat, move) {
  if (move.type === 'play') playCard(game, seat, move);
  else if (move.type === 'uno') game.owesUno.delete(seat);
  else if (move.type === 'unouno') {
    game.owesUnoUno.delete(seat);
    finish(game, seat);
  } else if (move.type === 'take') {
    drawCards(game, seat, game.sum);
    game.sum = 0;
    game.sumOf = null;
    game.turn = nextSeat(game, seat, 1);
  } else if (move.type === 'draw') {
    game.drawn = drawOne(game, seat);
    game.owesUnoUno.delete(seat);
    if (game.drawn !== null) game.owesUno.delete(seat);
  } else pass(game, seat);
}

/** Who owes a call may say it, or wait as often; then the seat whose turn it is moves. */
function nextAnswer(game) {
  if (somebodyOwes(game)) {
    const late = [...new Set([...game.owesUno, ...game.owesUnoUno])];
    for (const seat of shuffle(late)) {
      if (seat === game.turn) continue;
      const move = anyOf([...legalMoves(game, seat), null]);
      if (move !== null) return { seat, move };
    }
  }
  return { seat: game.turn, move: anyOf(legalMoves(game, game.turn)) };
}

/** A random game to its end; answers how many moves it had. */
export function playRandomGame(seats) {
  const game = deal(seats);
  let moves = 0;
  while (game.winners === null) {
    const { seat, move } = nextAnswer(game);
    play(game, seat, move);
    moves += 1;
  }
  return moves;
}
