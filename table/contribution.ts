import { commitmentTo } from './fair.ts';
import type { Snapshot, CommandOf } from './wire.ts';

/** What a page gave to one deal, kept from the moment its hash was given. */
export interface Given {
  readonly hash: string;
  readonly contribution: string;
  /** The table's own commitment as it was shown before anything was opened. */
  readonly commitment?: string;
}

/** Where a page keeps what it gave, the latest last. */
export interface GivenShelf {
  load(): readonly Given[];
  save(given: readonly Given[]): void;
}

type Owed =
  Omit<CommandOf<'pledge'>, 'table' | 'id'> | Omit<CommandOf<'contribute'>, 'table' | 'id'>;

const MAX_KEPT = 6;

/**
 * A page's part in fair deals: it gives the hash of something only it knows, opens it when the start is called, and
 * afterwards holds what the table says against what it kept.
 */
export class Contributions {
  readonly #shelf: GivenShelf;
  readonly #newSecret: () => string;
  /** What was wished for already, so that it is wished for once. */
  #asked = '';

  constructor(shelf: GivenShelf, newSecret: () => string) {
    this.#shelf = shelf;
    this.#newSecret = newSecret;
  }

  /** The hash of a new contribution, to be given on sitting down. */
  newHash(): string {
    const contribution = this.#newSecret();
    const hash = commitmentTo(contribution);
    this.#shelf.save([...this.#shelf.load(), { hash, contribution }].slice(-MAX_KEPT));
    return hash;
  }

  /** What this page owes the table now, as a command; null for nothing. */
  owed(told: Snapshot): Owed | null {
    const { you, phase, round, fair } = told;
    if (you === null || fair.dealtBy === 'device') return null;
    this.#pin(told);
    if (phase === 'starting') {
      const given = this.#mine(told);
      if (given === undefined || fair.contributions[you] !== null) return null;
      return this.#once(`open ${given.hash}`) ? wishToOpen(given) : null;
    }
    const isBetween = phase === 'open' || phase === 'over';
    if (!isBetween || fair.next[you] !== null || !this.#once(`pledge ${round} ${phase}`))
      return null;
    return { type: 'pledge', hash: this.newHash() };
  }

  /** Why the deal on the table is not the one this page took part in; null where nothing speaks against it. */
  fault(told: Snapshot): 'commitment' | 'contribution' | null {
    const given = this.#mine(told);
    if (given === undefined || told.you === null) return null;
    if (given.commitment !== undefined && given.commitment !== told.fair.commitment)
      return 'commitment';
    const opened = told.fair.contributions[told.you];
    return opened !== null && opened !== given.contribution ? 'contribution' : null;
  }

  /** Before anything is opened the table's commitment is noted: it must be the same in the record. */
  #pin(told: Snapshot): void {
    const given = this.#mine(told);
    const isEarly = told.phase === 'open' || told.phase === 'starting';
    if (!isEarly || given === undefined || given.commitment !== undefined) return;
    const { commitment } = told.fair;
    this.#shelf.save(
      this.#shelf.load().map((each) => (each.hash === given.hash ? { ...each, commitment } : each)),
    );
  }

  #mine({ you, fair }: Snapshot): Given | undefined {
    const hash = you === null ? null : fair.hashes[you];
    return this.#shelf.load().find((given) => given.hash === hash);
  }

  #once(what: string): boolean {
    const isNew = this.#asked !== what;
    this.#asked = what;
    return isNew;
  }
}

const wishToOpen = ({ contribution }: Given): Owed => ({ type: 'contribute', contribution });
