import type { Citation } from '@tischlein/kit';
import {
  cupOf,
  pointsOf,
  standingsOf,
  type MoveFacts,
  type Snapshot,
  type TallyRow,
} from '@tischlein/table';
import { momentIn, type BigIn } from '../../games/highlights.ts';
import type { Placed } from '../../games/props.ts';
import { playerInfos } from '../../table/names.ts';

export interface Finale {
  /** Best first. */
  readonly placed: readonly Placed[];
  /** The cup while it is played, else the evening. */
  readonly rows: readonly (TallyRow & { readonly won: number | null })[];
  /** How many games the cup still has; null where there is none. */
  readonly left: number | null;
  /** All that was told of the game. */
  readonly past: readonly Citation[];
  /** The move that decided it, by what was told of all; null where nothing was. */
  readonly moment: MoveFacts | null;
}

const handOf = ({ view }: Snapshot, seat: number): readonly string[] => {
  const hands = view?.['hands'] as readonly (readonly string[])[] | null | undefined;
  const hand = hands?.[seat] ?? [];
  return hand.every((card) => typeof card === 'string') ? hand : [];
};

/** The end of a game as a screen shows it: of nothing but what watchers were told. */
export function finaleOf(told: Snapshot, log: readonly MoveFacts[], bigIn: BigIn | null): Finale {
  const { result, tally, settings } = told;
  const last = tally.games.find(({ round }) => round === told.round);
  const infos = playerInfos(
    told.players,
    null,
    last?.players.map(({ avatar }) => avatar),
  );
  const placed = infos
    .map((info, seat) => ({
      seat,
      info,
      place: result?.places[seat] ?? null,
      score: result?.scores[seat] ?? null,
      held: handOf(told, seat),
    }))
    .sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
  const cup = settings.cup ? cupOf(tally, settings.cup) : null;
  const points = last ? pointsOf(last) : [];
  const rows = (cup?.rows ?? standingsOf(tally))
    .filter(({ person }) => person !== null)
    .map((row) => {
      const seat = last?.players.findIndex(({ person }) => person === row.person) ?? -1;
      return { ...row, won: points[seat] ?? null };
    });
  const stand = log.filter(({ takenBack }) => !takenBack);
  const facts: (readonly Citation[])[] = stand.map((move) => move.facts);
  const moment =
    result === null ? null : (stand[momentIn(facts, bigIn) ?? facts.length - 1] ?? null);
  return { placed, rows, left: cup?.left ?? null, past: facts.flat(), moment };
}

/** What a score counts, in the game's own words; null where it says none. */
export const scoreIn = (own: unknown, score: number): string | null =>
  (own as { readonly score?: (count: number) => string } | undefined)?.score?.(score) ?? null;
