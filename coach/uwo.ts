import {
  armyOf,
  creatureAt,
  parseMove,
  reason,
  SIDES,
  targetsAt,
  type UwoView,
} from '@tischlein/games/uwo/language';
import type { Seat } from '@tischlein/kit';
import type { GameCoach } from './reasons.ts';

/** Own creatures that an enemy could hit as things stand, and by what. */
function exposedIn(view: UwoView, seat: Seat) {
  const enemies = armyOf(view, SIDES[1 - seat]!).filter((square) => !(square in view.ko));
  return enemies.flatMap((from) =>
    targetsAt(view, from).map((square) => ({
      square,
      card: creatureAt(view, square)!.form,
      attacker: creatureAt(view, from)!.form,
    })),
  );
}

function aimsIn(view: UwoView, seat: Seat): number {
  const own = armyOf(view, SIDES[seat]!).filter((square) => !(square in view.ko));
  return new Set(own.flatMap((square) => targetsAt(view, square))).size;
}

function features(before: UwoView, seat: Seat, text: string | null, after: UwoView) {
  const [me, enemy] = [SIDES[seat]!, SIDES[1 - seat]!];
  const move = text === null ? undefined : parseMove(text);
  const gone = (side: typeof me): number =>
    armyOf(before, side).length - armyOf(after, side).length;
  const spent =
    move?.type === 'miss'
      ? 'miss'
      : move?.type === 'morf' || move?.type === 'swap'
        ? move.kind
        : null;
  const winners = after.result?.winners;
  return {
    wins: winners?.length === 1 && winners[0] === seat,
    removed: gone(enemy),
    lost: gone(me),
    /** The attacked own creature's square, where one is. */
    attacked: before.duel?.target ?? null,
    target:
      move?.type === 'attack' ? { card: creatureAt(before, move.to)!.form, square: move.to } : null,
    exposed: exposedIn(after, seat),
    /** Enemies that own creatures could hit as things stand then. */
    aims: aimsIn(after, seat),
    energy: after.energy[me],
    /** The card of the hand it costs. */
    spent,
  };
}

type UwoFeatures = ReturnType<typeof features>;

function teach(good: Partial<UwoFeatures>, bad: Partial<UwoFeatures>) {
  const found = [];
  if (good.wins && bad.wins === false) found.push(reason('wins', {}));
  if (good.removed! > bad.removed!)
    found.push(reason('removes', { more: good.removed!, less: bad.removed! }));
  if (good.lost! < bad.lost! && good.attacked)
    found.push(reason('saves', { square: good.attacked }));
  if (good.target && bad.target === null)
    found.push(reason('attacks', { target: good.target.card, square: good.target.square }));
  const safe = newlyExposed(bad.exposed, good.exposed);
  if (safe !== undefined)
    found.push(reason('safe', { square: safe.square, card: safe.card, attacker: safe.attacker }));
  if (good.aims! > bad.aims!) found.push(reason('aims', { more: good.aims!, less: bad.aims! }));
  if (bad.spent && good.spent === null) found.push(reason('keeps', { card: bad.spent }));
  if (good.energy! > bad.energy!)
    found.push(reason('energy', { more: good.energy!, less: bad.energy! }));
  return found;
}

type Exposed = ReturnType<typeof exposedIn>;

/** Somebody whom the played move leaves within reach and the better one does not. */
function newlyExposed(after?: Exposed, instead?: Exposed) {
  if (after === undefined || instead === undefined) return undefined;
  const squares = new Set(instead.map(({ square }) => square));
  if (new Set(after.map(({ square }) => square)).size <= squares.size) return undefined;
  return after.find(({ square }) => !squares.has(square));
}

export const uwoCoach: GameCoach = {
  budget: { first: 60_000, again: 1024 },
  features,
  reasons: teach,
};
