import {
  canonical,
  hex,
  sha256,
  type Citation,
  type GameRecord,
  type Json,
  type Options,
  type Player,
  type Reader,
  type Result,
  type Seat,
} from '@tischlein/kit';

/**
 * What a page keeps of all it was told in one game: a hash over the deal's open half, every move as this reader was
 * told of it, every taking back and the end, each hashed onto what came before. Whoever has the digest can hold a
 * record against it; the digest alone says nothing of a card.
 */
export interface ToldStart {
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly players: readonly Player[];
  readonly commitment: string;
  /** Undefined where a device dealt: nobody gave any. */
  readonly hashes: readonly (string | null)[] | undefined;
  readonly contributions: readonly (string | null)[];
  readonly reader: Reader;
}

export interface ToldStep {
  readonly seat: Seat;
  readonly facts: readonly Citation[];
}

export interface ToldEnd {
  readonly ended: NonNullable<GameRecord['end']>;
  readonly result: Result | null;
}

const onto = (digest: string, said: object): string =>
  hex(sha256(`${digest}\n${canonical(said as Json)}`));

export const digestStart = (start: ToldStart): string => {
  const { game, rules, options, players, commitment, hashes, contributions, reader } = start;
  return onto('tischlein digest 1', {
    game,
    rules,
    options,
    players,
    commitment,
    ...(hashes && { hashes }),
    contributions,
    reader,
  });
};

export const digestMove = (digest: string, { seat, facts }: ToldStep): string =>
  onto(digest, { seat, facts });

export const digestBack = (digest: string): string => onto(digest, { back: true });

export const digestEnd = (digest: string, { ended, result }: ToldEnd): string =>
  onto(digest, {
    ended,
    result: result && { winners: result.winners, scores: result.scores },
  });
