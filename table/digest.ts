import * as kit from '@tischlein/kit';
import { WATCHER, type Words } from '@tischlein/kit';
import type { Snapshot } from './wire.ts';

/**
 * What a page keeps of all it was told in one game: a hash over the deal's open half, every move as this reader was
 * told of it, every taking back and the end, each hashed onto what came before. Whoever has the digest can hold a
 * record against it; the digest alone says nothing of a card.
 */
export interface ToldStart {
  readonly game: string;
  readonly rules: number;
  readonly options: kit.Options;
  readonly players: readonly kit.Player[];
  readonly commitment: string;
  /** Undefined where a device dealt: nobody gave any. */
  readonly hashes: readonly (string | null)[] | undefined;
  readonly contributions: readonly (string | null)[];
  readonly reader: kit.Reader;
}

export interface ToldStep {
  readonly seat: kit.Seat;
  readonly facts: readonly kit.Citation[];
}

export interface ToldEnd {
  readonly ended: NonNullable<kit.GameRecord['end']>;
  readonly result: kit.Result | null;
}

const onto = (digest: string, said: object): string =>
  kit.hex(kit.sha256(`${digest}\n${kit.canonical(said as kit.Json)}`));

export const digestStart = ({ hashes, ...start }: ToldStart): string =>
  onto('tischlein digest 1', { ...start, ...(hashes && { hashes }) });

export const digestMove = (digest: string, { seat, facts }: ToldStep): string =>
  onto(digest, { seat, facts });

export const digestBack = (digest: string): string => onto(digest, { back: true });

export const digestEnd = (digest: string, { ended, result }: ToldEnd): string =>
  onto(digest, {
    ended,
    result: result && { winners: result.winners, scores: result.scores, places: result.places },
  });

/** What a page keeps of a game from its start on, to hold the record against later. */
export interface KeptGame {
  readonly round: number;
  readonly commitment: string;
  /** How many moves and takings back it was told of, and the digest of them. */
  readonly events: number;
  readonly digest: string;
  /** Once the game is over: the digest with its end. */
  readonly final?: string;
  /** The seat whose view it was told; null for a watcher's. */
  readonly seat: number | null;
  /** The reader was given a chair, or lost one, in the middle: nothing is held against the record. */
  readonly moved?: true;
  /** The table told another story of the same game later. It stays so. */
  readonly altered?: true;
}

/** Only what is read of a `told`; `back` says how many standing moves were taken back, where it is not told whole. */
type Heard = Pick<
  Snapshot,
  Words<'phase game rules round players view fair whole facts ended result'>
> & { readonly back?: number | undefined };

/** What is kept after this was told. Null before there is a game. */
export function keepTold(kept: KeptGame | null, told: Heard): KeptGame | null {
  if (told.view === null || (told.phase !== 'playing' && told.phase !== 'over')) return null;
  const known = kept?.round === told.round ? kept : null;
  const goesOn = known !== null && !told.whole;
  let digest = goesOn ? known.digest : startOf(told);
  let events = goesOn ? known.events : 0;
  let isSame = goesOn || known === null || known.events > 0 || known.digest === digest;
  const step = (next: string): void => {
    digest = next;
    events += 1;
    // A page that is told everything again hears what it heard before, word for word.
    if (!goesOn && events === known?.events) isSame = known.digest === digest;
  };
  const backs = goesOn ? (told.back ?? 0) : 0;
  for (let i = 0; i < backs; i++) step(digestBack(digest));
  for (const { seat, facts, takenBack } of told.facts) {
    step(digestMove(digest, { seat, facts }));
    if (takenBack) step(digestBack(digest));
  }
  const { seat } = told.view;
  const moved = known !== null && (known.moved === true || known.seat !== seat);
  isSame &&= events >= (known?.events ?? 0);
  const { ended, result } = told;
  return {
    round: told.round,
    commitment: known?.commitment ?? told.fair.commitment,
    events,
    digest,
    seat,
    ...(moved && { moved }),
    ...(told.phase === 'over' &&
      ended &&
      !moved && { final: digestEnd(digest, { ended, result }) }),
    ...((known?.altered || (!isSame && !moved)) && { altered: true as const }),
  };
}

function startOf({ game, rules, view, players, fair }: Heard): string {
  return digestStart({
    game,
    rules,
    options: view!['options'] as Parameters<typeof digestStart>[0]['options'],
    players,
    commitment: fair.commitment,
    hashes: fair.dealtBy === 'server' ? fair.hashes : undefined,
    contributions: fair.contributions,
    reader: view!.seat ?? WATCHER,
  });
}
