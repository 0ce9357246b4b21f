import * as kit from '@tischlein/kit';

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
