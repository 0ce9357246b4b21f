import * as kit from '@tischlein/kit';

/** What a move does that its seat can know beforehand, by name: numbers, cards, seats. */
type Features = { readonly [name: string]: kit.Json };

/** A pass is made of fixed numbers of worlds, never of time. */
export interface ReviewBudget {
  /** Playouts of a first pass: some seconds of one core. */
  readonly first: number;
  /** Playouts for the curve, if not the usual part of those. */
  readonly curve?: number;
  /** Worlds for each moment that is looked at again. */
  readonly again: number;
}

/** A game's own part of the coach. */
export interface GameCoach {
  readonly budget: ReviewBudget;
  /** Read off one imagined world before and after the move; `seat` made it. Null is to wait. */
  features(before: kit.View, seat: kit.Seat, move: string | null, after: kit.View): Features;
  /** Why the better one is better, the strongest reason first, told by features both moves are known to have. */
  reasons(better: Features, played: Features, before: kit.View): readonly kit.Citation[];
}

/** Of a game that nobody taught it: it weighs the moves by search, and gives no reasons. */
export const plainCoach: GameCoach = {
  budget: { first: 60_000, again: 1024 },
  features: () => ({}),
  reasons: () => [],
};

/** Worlds a feature must be the same in: what differs between them the seat could not know. */
const CHECKED = 12;
const MAX_REASONS = 2;

/**
 * The features of a move that hold in every checked world. The move is really made there by the rules, so nothing is
 * claimed that the position does not do.
 */
export function knownFeatures(
  game: kit.Game,
  { features }: GameCoach,
  view: kit.View,
  move: string | null,
): Features {
  const seat = view.seat!;
  const random = new kit.FastRandom(`coach reasons 1\n${JSON.stringify(view)}`);
  const fill = game.imagine(view);
  const world: kit.State = kit.newState(kit.variantOfView(game, view));
  let known: { [name: string]: kit.Json } | undefined;
  for (let i = 0; i < CHECKED; i++) {
    fill(world, random);
    const after = kit.cloneState(world);
    if (move !== null) game.play(after, seat, world.variant.moves.find(move)!, random);
    const found = features(game.view(world, seat), seat, move, game.view(after, seat));
    if (known === undefined) known = { ...found };
    else
      for (const name of Object.keys(known))
        if (!(name in found) || kit.canonical(found[name]!) !== kit.canonical(known[name]!))
          delete known[name];
  }
  return known ?? {};
}

/** Why one move is better than another, in the features of the game; empty where it has no word for it. */
export function explain(
  game: kit.Game,
  coach: GameCoach,
  view: kit.View,
  better: string | null,
  played: string | null,
): readonly kit.Citation[] {
  if (better === played) return [];
  const good = knownFeatures(game, coach, view, better);
  const bad = knownFeatures(game, coach, view, played);
  return coach.reasons(good, bad, view).slice(0, MAX_REASONS);
}
