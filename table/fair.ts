import { canonical, hex, sha256, type Json, type Options } from '@tischlein/kit';

/** Shown before the first seat is taken: `printf %s SECRET | sha256sum` gives it again when the secret is out. */
export const commitmentTo = (secret: string): string => hex(sha256(secret));

export interface Deal {
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  /** By seat; null where none was given (bots give none). */
  readonly contributions: readonly (string | null)[];
  readonly secret: string;
}

/** The seed of a deal: the SHA-256 of one JSON text of all that went into it, keys sorted, no white space. */
export const seedOf = ({ game, rules, options, contributions, secret }: Deal): string =>
  hex(sha256(canonical({ deal: 1, game, rules, options, contributions, secret } as Json)));
