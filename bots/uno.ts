import { bag, cell, deck, HAND_SIZE, moveIds, uno as game } from '@tischlein/games/uno';
import * as uno from '@tischlein/games/uno/language';
import * as kit from '@tischlein/kit';
import { cross, type FeatureSink, learnedWeights, type MoveFeatures } from './search/learned.ts';
import { type GameHeuristics, searcher } from './search/index.ts';
import { exp } from './search/exp.ts';
import learned from './uno-moves.json' with { type: 'json' };
import { atTable, type ByTable, type GameBots } from './levels.ts';
import { losesLate, sensible } from './search/lookahead.ts';
import { careless, overlooking, randomBot, thumb } from './thumb.ts';

/**
 * The rule of thumb at an UNO table: always call, get rid of cards, stay in the color one has most of, keep the
 * wilds for when nothing else goes, hit whoever is about to finish, and jump in wherever that sheds a card.
 */
export const unoThumb = thumb(
  (view) => (move) => worthOf(uno.parseMove(move)!, view as uno.UnoView),
  10_000,
);

const CALL_IS_WORTH = 1000;
const TAKING_COSTS = 4;

function worthOf(move: uno.UnoMove, view: uno.UnoView): number {
  switch (move.type) {
    case 'uno':
    case 'unouno':
      return CALL_IS_WORTH;
    case 'play':
      return worthOfCard(move, view);
    case 'take':
      return -TAKING_COSTS * view.pendingDraw;
    case 'give':
      // Two cards hurt whoever holds the fewest most; one needs three of one's own to be left with one.
      return view.hand!.length > 2 ? 20 - view.held[move.to]! : -5;
    case 'hand':
      return -keepFor(move.card, view);
    case 'swap':
      return worthOfSwap(move.way, view);
    default:
      return 0;
  }
}

const colorOf = (card: string) => uno.cardOf(card)!.color;

function worthOfCard(move: Extract<uno.UnoMove, { type: 'play' }>, view: uno.UnoView): number {
  const { card, call } = move;
  const { color, face, points } = uno.cardOf(card)!;
  const rest = without(view.hand!, card);
  if (rest.length === 0) return uno.winsAsLast(view, card) ? (call ? CALL_IS_WORTH : 1) : -5;
  const next = move.wish ?? color ?? view.color;
  const friends = rest.filter((held) => colorOf(held) === next).length;
  const hits = danger(view) ? (WORTH_OF_HIT[face] ?? 0) : 0;
  const zero = face === '0' && view.options['zeroSwap'] !== 'off' ? worthOfZero(view, rest) : 0;
  // With one card left the wild has done its waiting.
  const spent = color === null && rest.length > 1 ? keepFor(card, view) : 0;
  return 12 + friends + hits + zero - spent + (call ? 5 : 0) + points / 20;
}

/** Somebody else is about to finish. */
const danger = ({ held, seat }: uno.UnoView): boolean =>
  held.some((count, other) => other !== seat && count <= 2);

const WORTH_OF_HIT: Partial<Record<uno.Face, number>> = { wd: 12, u: 12, d: 8, s: 4, r: 3 };

/** How much one would like to keep a card. */
function keepFor(card: string, view: uno.UnoView): number {
  const { color, points } = uno.cardOf(card)!;
  if (color === null) return card === 'w' ? 8 : 10;
  if (view.options['jumpIn'] && card === uno.openCard(view)) return 20;
  return view.hand!.filter((held) => colorOf(held) === color).length - points / 10;
}

/** A zero is good with few cards at a neighbour, and bad with few in one's own hand. */
function worthOfZero(view: uno.UnoView, rest: readonly string[]): number {
  const gain = rest.length - Math.min(heldNext(view, 1), heldNext(view, -1));
  return view.options['zeroSwap'] === 'must' ? 3 * gain : Math.max(0, 3 * gain);
}

/** Left: everybody passes to the next seat, so one gets the hand of the seat before. */
const worthOfSwap = (way: uno.Way, view: uno.UnoView): number =>
  view.hand!.length - heldNext(view, way === 'left' ? -1 : 1);

const heldNext = ({ held, seat, seats }: uno.UnoView, step: number): number =>
  held[(seat! + step + seats) % seats]!;

function without(hand: readonly string[], card: string): string[] {
  const at = hand.indexOf(card);
  return hand.filter((_, i) => i !== at);
}

const CLASSES = ['number', 'skip', 'reverse', 'drawTwo', 'wild', 'wildFour'] as const;
/** How many cards are left in a hand: one, two, three, more. */
const LEFT = ['One', 'Two', 'Three', 'More'] as const;
/** What goes with each class of card: one's own cards left after it, and the next player's. */
const AFTER = cross(cross(CLASSES, ['Leaving']), LEFT);
const BEFORE = cross(cross(CLASSES, ['Before']), LEFT);
const BY_LEFT = cross(['friends', 'twins', 'wished'], LEFT);
const BY_NEXT = cross(
  ['newColorBefore', 'sameWishBefore', 'fendTwoBefore', 'fendFourBefore'],
  LEFT,
);
const DRAWNS = CLASSES.map((name) => `${name}JustDrawn`);
const OTHERS = ['face', 'sum', 'silent', 'call', 'draw'];
const MOVE_NAMES = [...AFTER, ...BEFORE, ...BY_LEFT, ...BY_NEXT, ...DRAWNS, ...OTHERS];
const at = (name: string): number => MOVE_NAMES.indexOf(name);

/** The first of each feature's cases. */
const FEATURE = {
  leaving: at('numberLeavingOne'),
  beforeNext: at('numberBeforeOne'),
  friends: at('friendsOne'),
  twins: at('twinsOne'),
  wished: at('wishedOne'),
  newColor: at('newColorBeforeOne'),
  sameWish: at('sameWishBeforeOne'),
  fendTwo: at('fendTwoBeforeOne'),
  fendFour: at('fendFourBeforeOne'),
  justDrawn: at('numberJustDrawn'),
  face: at('face'),
  sum: at('sum'),
  silent: at('silent'),
  call: at('call'),
  /** A choice under UNO-6a alone, so self-play by the sheet learns nothing of it: its weight is set by hand. */
  draw: at('draw'),
} as const;

const COLOR_BITS = 13;
const COLOR_MASK = (1 << COLOR_BITS) - 1;
/** How many kinds stand in a color's thirteen bits. */
const COUNT = Uint8Array.from({ length: 1 << COLOR_BITS }, (_, set) => {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
});
/** By color, the kinds held of the hand looked at last. */
const colors = new Int32Array(4);

function sortColors(cells: Int32Array, hand: number): void {
  const low = cells[hand]!;
  const high = cells[hand + 1]!;
  colors[0] = low & COLOR_MASK;
  colors[1] = (low >> COLOR_BITS) & COLOR_MASK;
  // Green lies in both words.
  colors[2] = ((low >>> (2 * COLOR_BITS)) | (high << (bag.SPLIT - 2 * COLOR_BITS))) & COLOR_MASK;
  colors[3] = (high >> (3 * COLOR_BITS - bag.SPLIT)) & COLOR_MASK;
}

const CLASS_OF = Uint8Array.from({ length: deck.WILD + 3 }, (_, kind) => {
  if (kind >= deck.WILD) return kind === deck.WILD ? 4 : 5;
  return deck.FACE_OF[kind]! < deck.SKIP ? 0 : deck.FACE_OF[kind]! - deck.SKIP + 1;
});
const WILD_FOURS = 5;

const caseOf = (cards: number): number =>
  cards >= LEFT.length ? LEFT.length - 1 : cards > 0 ? cards - 1 : 0;

/** By the card's class what both have left, how many of its color and face one keeps, what was drawn, a sum to fend off. */
const extract: MoveFeatures['extract'] = (world, seat, moves, count, into) => {
  const { cells } = world;
  const hand = cell.handOf(seat);
  const mine = cells[hand + cell.HELD]!;
  const left = caseOf(mine - 1);
  const next = caseOf(
    cells[cell.handOf(cell.seatAfter(world as cell.UnoState, seat, 1)) + cell.HELD]!,
  );
  sortColors(cells, hand);
  for (let i = 0; i < count; i++) {
    const move = moves[i]!;
    if (move === moveIds.CALL_UNO || move === moveIds.CALL_UNO_UNO) into.add(FEATURE.call);
    else if (move === moveIds.DRAW) into.add(FEATURE.draw);
    else if (move !== kit.WAIT && move < moveIds.PLAYS) {
      if (mine <= 2 && moveIds.CALL[move] === 0) into.add(FEATURE.silent);
      extractClass(cells, CLASS_OF[moveIds.KIND[move]!]!, left, next, into);
      if (moveIds.KIND[move]! < deck.WILD)
        extractColor(cells, moveIds.KIND[move]!, left, next, into);
      else if (moveIds.WISH[move] !== 0)
        extractWish(cells, moveIds.WISH[move]! - 1, left, next, into);
    }
    into.close();
  }
};

function extractClass(
  cells: Int32Array,
  itsClass: number,
  left: number,
  next: number,
  into: FeatureSink,
): void {
  if (cells[cell.PENDING] !== 0) {
    into.add((itsClass === WILD_FOURS ? FEATURE.fendFour : FEATURE.fendTwo) + next);
    into.add(FEATURE.sum, cells[cell.PENDING]!);
  } else if (cells[cell.DRAWN] !== 0) into.add(FEATURE.justDrawn + itsClass);
  else {
    into.add(FEATURE.leaving + itsClass * LEFT.length + left);
    into.add(FEATURE.beforeNext + itsClass * LEFT.length + next);
  }
}

function extractColor(
  cells: Int32Array,
  kind: number,
  left: number,
  next: number,
  into: FeatureSink,
): void {
  const face = deck.FACE_OF[kind]!;
  const color = deck.COLOR_OF[kind]!;
  into.add(FEATURE.friends + left, COUNT[colors[color]!]! - 1);
  if (color !== cells[cell.COLOR]) into.add(FEATURE.newColor + next);
  let twins = -1;
  for (let c = 0; c < 4; c++) twins += (colors[c]! >> face) & 1;
  into.add(FEATURE.twins + left, twins);
  if (face < deck.SKIP) into.add(FEATURE.face, face);
}

function extractWish(
  cells: Int32Array,
  wish: number,
  left: number,
  next: number,
  into: FeatureSink,
): void {
  into.add(FEATURE.wished + left, COUNT[colors[wish]!]!);
  if (wish === cells[cell.COLOR]) into.add(FEATURE.sameWish + next);
}

export const unoMoves: MoveFeatures = { names: MOVE_NAMES, extract };

/** Kinds of cards as a set of two words. */
type Kinds = [low: number, high: number];
/** Of a card that somebody holds: what it can not be. */
type Held = Kinds;

const BLACK = bag.bitOf(deck.WILD) | bag.bitOf(deck.WILD_FOUR) | bag.bitOf(deck.UNO_CARD);

/** What fends off the sums of a clause. */
function fending(clause: string): Kinds {
  const made = deck.SUM_KINDS.findIndex(
    (kind) => kind !== null && cell.SUM_CLAUSES[kind] === clause,
  );
  return [bag.FENDS[2 * made]!, bag.FENDS[2 * made + 1]!];
}

const newHand = (count: number): Held[] => Array.from({ length: count }, () => [0, 0]);

/**
 * What a seat's moves said about the cards it still holds: who drew had nothing that fits (UNO-6), who took a sum most
 * likely nothing to fend it off with (UNO-5).
 */
class Deduction {
  hands: Held[][];
  #open: number;
  #color: number;
  readonly #mayFend: boolean;

  constructor(start: uno.UnoView) {
    this.#mayFend = start.options['fendOff'] !== false;
    this.hands = start.held.map(newHand);
    this.#open = uno.kindOf(uno.openCard(start))!;
    this.#color = uno.COLORS.indexOf(start.color);
  }

  hear({ clause, facts }: uno.UnoTold): void {
    if (clause === 'UNO-0') this.#deal();
    else if (clause === 'UNO-9') this.#color = uno.COLORS.indexOf(facts.color);
    else if (clause === 'UNO-7a') this.#gets(facts.seat, facts.number);
    else if (clause !== 'UNO-15' && 'what' in facts)
      switch (facts.what) {
        case 'lay':
        case 'fend':
          this.#laid(this.hands[facts.seat]!, facts.card);
          break;
        case 'draw':
          if (clause === 'UNO-6') this.#ruleOut(this.hands[facts.seat]!, this.#fitting());
          this.#gets(facts.seat, 1);
          break;
        case 'take':
          if (this.#mayFend) this.#ruleOut(this.hands[facts.seat]!, fending(clause));
          this.#gets(facts.seat, facts.number);
          break;
        case 'missed':
        case 'empty':
          this.#gets(facts.seat, facts.number);
          break;
        case 'pass':
          this.#ruleOut(this.hands[facts.seat]!.slice(-1), this.#fitting(BLACK));
          break;
        case 'nothing':
          this.#ruleOut(this.hands[facts.seat]!, this.#fitting());
      }
  }

  #gets(seat: kit.Seat, count: number): void {
    this.hands[seat]!.push(...newHand(count));
  }

  /** A new round: nobody is told its first card, so nothing is known before somebody covers it. */
  #deal(): void {
    this.hands = this.hands.map(() => newHand(HAND_SIZE));
    this.#open = -1;
  }

  /** We do not know which held card was played: drop the one with the most kinds ruled out. */
  #laid(hand: Held[], card: string): void {
    const kind = uno.kindOf(card)!;
    let at = 0;
    let most = -1;
    hand.forEach((held, i) => {
      const sure = isRuledOut(held, kind) ? -1 : ruledOut(held);
      if (sure > most) [at, most] = [i, sure];
    });
    hand.splice(at, 1);
    if (kind === deck.UNO_CARD) return;
    this.#open = kind;
    if (deck.COLOR_OF[kind]! < uno.COLORS.length) this.#color = deck.COLOR_OF[kind]!;
  }

  /** What fits now, but for kinds one may want to keep. */
  #fitting(kept = 0): Kinds {
    if (this.#open < 0) return [0, 0];
    const fits = bag.fitsAt(this.#open, this.#color);
    return [bag.FITS[fits]!, bag.FITS[fits + 1]! & ~kept];
  }

  #ruleOut(hand: Held[], [low, high]: Kinds): void {
    for (const held of hand) {
      held[0] |= low;
      held[1] |= high;
    }
  }
}

const isRuledOut = (held: Held, kind: number): boolean =>
  (held[bag.wordOf(kind)]! & bag.bitOf(kind)) !== 0;

function ruledOut([low, high]: Held): number {
  let count = 0;
  for (let rest = low; rest !== 0; rest &= rest - 1) count += 1;
  for (let rest = high; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** How often a fitting card is looked for in the pile; a world with one wrong card in a hand is still a world. */
const TRIES = 24;

/**
 * Worlds in which nobody holds what they would have played instead of drawing or taking. Hands that change owners say
 * nothing.
 */
export function reweightUno(
  { view: seen, start, history }: kit.Knowledge,
  fill: kit.Fill,
): kit.Fill {
  const view = seen as uno.UnoView;
  const { zeroSwap, unoGives } = view.options;
  const isKept = zeroSwap === 'off' && unoGives === false;
  if (start === undefined || history === undefined || !isKept) return fill;
  const deduction = new Deduction(start as uno.UnoView);
  for (const { facts } of history)
    (facts as readonly uno.UnoTold[]).forEach((fact) => deduction.hear(fact));
  const hands = deduction.hands.flatMap((hand, seat) =>
    seat !== view.seat && hand.length === view.held[seat] && hand.some((held) => ruledOut(held) > 0)
      ? [{ seat, hand }]
      : [],
  );
  const drawer = view.drawn === 'hidden' ? view.turn : kit.NOBODY;
  const bottom = view.known.bottom.length;
  const hidden = view.drawPile - bottom;
  if (hands.length === 0 || hidden === 0) return fill;
  return (world, random) => {
    fill(world, random);
    const { cells } = world;
    for (const { seat, hand } of hands) {
      const cards = bag.cardsIn(cells, cell.handOf(seat));
      // The card just drawn is the last one that came, and may be any.
      if (seat === drawer) cards.splice(cards.indexOf(cells[cell.DRAWN]! - 1), 1);
      for (let i = 0; i < cards.length; i++) {
        const held = hand[i]!;
        const lot = i + random.below(cards.length - i);
        const card = cards[lot]!;
        cards[lot] = cards[i]!;
        if (!isRuledOut(held, card)) continue;
        for (let tries = TRIES; tries > 0; tries--) {
          const place = cell.PILE + bottom + random.below(hidden);
          const other = cells[place]!;
          if (isRuledOut(held, other)) continue;
          bag.remove(cells, cell.handOf(seat), card);
          bag.put(cells, cell.handOf(seat), other);
          cells[place] = card;
          break;
        }
      }
    }
  };
}

/** Rules under which hands change, somebody moves out of turn, or the last card is not the end: nothing is sure. */
const isSettled = ({ variant }: cell.UnoState): boolean =>
  !variant.memory && !variant.outOfTurn && !variant.plainFinish && !variant.drawTwoComeback;

/**
 * The last cards of a round: a win before anybody else has a free turn. The other one of two may answer a sum or a skip
 * with every card not seen yet; a card the seat would have to draw itself is no help.
 */
function worstCase(world: kit.State, seat: kit.Seat): boolean {
  const state = world as cell.UnoState;
  if (!isSettled(state)) return false;
  const { cells, variant } = state;
  const other = (seat + 1) % variant.seats;
  for (let place = 0; place < cells[cell.PILE_COUNT]!; place++)
    cell.intoHand(cells, other, cells[cell.PILE + place]!);
  cells.fill(0, cell.PILE, cell.PILE + cells[cell.PILE_COUNT]!);
  cells[cell.PILE_COUNT] = 0;
  cells[cell.SEEN_BOTTOM] = 0;
  return true;
}

function isUncertain({ cells, variant }: kit.State, seat: kit.Seat): boolean {
  if (cells[cell.TURN] === seat) return cells[cell.DRAWN] !== 0;
  return variant.seats > 2 || (cells[cell.PENDING] === 0 && cells[cell.SITS] === 0);
}

/** This many points apart, the better of two wins about three matches in four. */
const POINTS_APART = 150;

/** Worth of a lost round to a seat without cards; with one it is half of it. */
const NEARLY_WON = 0.4;

/** In a match of many a round moves each seat's chance by little: a bonus for what was tried less would outweigh that. */
const CALM = 0.4;

/** With very few cards in the game a round can go round in circles; nobody is ahead then. */
const LONG_ROUND = 600;

/** The search looks to the end of the round. */
const done = ({ cells }: kit.State, root: kit.State): boolean =>
  cells[cell.WINNERS] !== 0 || cells[cell.ROUND] !== root.cells[cell.ROUND];

/** A match that is over is won, shared or lost; else the totals say how likely each seat is to win it. */
function chances(world: kit.State, root: kit.State, into: Float64Array): void {
  const { cells, variant } = world as cell.UnoState;
  const winners = cells[cell.WINNERS]!;
  const sign = variant.match === 'penalty' ? -1 : 1;
  let sum = 0;
  for (let seat = 0; seat < variant.seats; seat++) {
    const lead = sign * (cells[cell.TOTALS + seat]! - root.cells[cell.TOTALS]!);
    const chance = winners !== 0 ? (winners >> seat) & 1 : exp(lead / POINTS_APART);
    into[seat] = chance;
    sum += chance;
  }
  for (let seat = 0; seat < variant.seats; seat++) into[seat]! /= sum;
}

/** At a full table wins are rare and say little each; how few cards were left says more of a lost round. */
function adjustValue(world: kit.State, value: Float64Array): void {
  const { cells, variant } = world as cell.UnoState;
  if (variant.match !== 'single' || variant.seats === 2) return;
  for (let seat = 0; seat < variant.seats; seat++)
    if (((cells[cell.WINNERS]! >> seat) & 1) === 0)
      value[seat] = NEARLY_WON / (1 + cells[cell.handOf(seat) + cell.HELD]!);
}

/** As games against themselves have taught, of two and of four. */
const weightsOfTwo = learnedWeights(unoMoves, learned.two);
const weightsOfMany = learnedWeights(unoMoves, learned.many);

export const unoHeuristics: GameHeuristics = {
  game,
  reweight: reweightUno,
  done,
  chances,
  adjustValue,
  moveWeights: (world, seat, moves, count, into) =>
    (world.variant.seats === 2 ? weightsOfTwo : weightsOfMany)(world, seat, moves, count, into),
  cutOff: LONG_ROUND,
  exploration: 1.5,
  tuned: (variant) =>
    variant.seats > 2 && (variant as cell.UnoState['variant']).match !== 'single'
      ? { exploration: CALM }
      : {},
  budget: 2000,
  moveFeatures: unoMoves,
  ending: { worstCase, isUncertain, minValue: 1 },
};

/** The same bot, but it forgets to say UNO this percentage of the time. */
export const forgetful =
  (bot: kit.Bot, lapses: number | ByTable): kit.Bot =>
  (ask, random) => {
    const answer = bot(ask, random);
    if (answer === null || random.below(100) >= atTable(lapses, ask.view)) return answer;
    const move = uno.parseMove(answer);
    if (move?.type === 'uno' || move?.type === 'unouno') return ask.mayWait ? null : answer;
    if (move?.type !== 'play') return answer;
    const silent = uno.formatMove({ ...move, call: null });
    return ask.legal.includes(silent) ? silent : answer;
  };

export const unoBots = {
  heuristics: unoHeuristics,
  remembering: ['hard'],
  rated: { match: 'collect', target: 500 },
  careless: forgetful(careless(unoThumb, 25), 30),
  levels: {
    random: randomBot,
    beginner: forgetful(overlooking(unoThumb, { two: 20, many: 19 }), { two: 30, many: 29 }),
    easy: losesLate(game, forgetful(overlooking(unoThumb, 12), { two: 18, many: 20 })),
    medium: sensible(game, unoThumb),
    hard: sensible(game, searcher(unoHeuristics)),
  },
} as const satisfies GameBots;
