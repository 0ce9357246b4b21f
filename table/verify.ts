import * as kit from '@tischlein/kit';
import { digestBack, digestEnd, digestMove, digestStart } from './digest.ts';
import { commitmentTo, seedOf } from './fair.ts';
import { nobodyLearned } from './offers.ts';

/**
 * What can be said of a record, each alone:
 * - deal: the cards follow from the secret, the contributions, the options and the rules the record names
 * - commitment: the secret is the one whose hash was shown before the game (needs that hash, kept since then)
 * - contribution: what this page gave is in the deal (needs it)
 * - play: every move was legal at its moment, as far as the record goes; its `ending` says who attests that it ended there
 * - told: names, moves and result are those a page was told (needs the digest it kept)
 */
export const CLAIMS = ['deal', 'commitment', 'contribution', 'play', 'told'] as const;
export type Claim = (typeof CLAIMS)[number];

/** `open`: there was nothing to hold it against. */
export type ClaimState = 'holds' | 'open' | 'broken';

/**
 * Who attests that the game ended where the record does: the rules by their result, the digest a page kept, or, of an
 * agreed draw and of agreeing to stop, nobody but the record.
 */
export type Ending = 'result' | 'told' | 'record';

/** What somebody kept from the time of the game. */
export interface Kept {
  /** The text the record was read from. */
  readonly text?: string | undefined;
  readonly commitment?: string | undefined;
  readonly contribution?: string | undefined;
  readonly digest?: string | undefined;
  /** The table told that page another story of the same game later. */
  readonly altered?: true | undefined;
}

/** Why a claim is broken, and which; `rules/records.*.json` says each. */
export const FAULTS = {
  spelling: ['deal', 'play'],
  position: ['deal'],
  dealer: ['deal'],
  device: ['deal'],
  noDeal: ['deal'],
  secret: ['deal'],
  count: ['deal'],
  hash: ['deal'],
  given: ['deal'],
  seed: ['deal'],
  start: ['deal'],
  commitment: ['commitment'],
  contribution: ['contribution'],
  refused: ['play'],
  takenBack: ['play'],
  unfinished: ['play'],
  end: ['play'],
  altered: ['told'],
  told: ['told'],
} as const satisfies { readonly [code: string]: readonly Claim[] };
export type FaultCode = keyof typeof FAULTS;

export interface Fault {
  readonly code: FaultCode;
  readonly detail?: string;
  /** Of a record that can not be dealt or played again: what the detail says in English. */
  readonly why?: kit.Why;
}

/** There was no deal that anybody could vouch for: no forgery, and no proof. */
const UNATTESTED: readonly FaultCode[] = ['position', 'device'];

export interface Report {
  /** Nothing is broken, and the deal is attested. What else is `open` is not vouched for. */
  readonly holds: boolean;
  readonly claims: { readonly [claim in Claim]: ClaimState };
  readonly faults: readonly Fault[];
  /** Of a game that is played and finished by the rules. */
  readonly ending?: Ending;
  /** Whose digest it is, where one was given and fits. */
  readonly reader?: kit.Reader;
}

export function verifyRecord(game: kit.Game, record: kit.GameRecord, kept: Kept = {}): Report {
  const { faults: playFaults, digests } = playAgain(game, record);
  const reader = [...digests].find(([, digest]) => digest === kept.digest)?.[0];
  const faults: Fault[] = [...dealFaults(record), ...playFaults];
  if (kept.text !== undefined && kit.formatRecord(record) !== kept.text.replaceAll('\r\n', '\n'))
    faults.unshift({ code: 'spelling' });
  const isKept = (key: keyof Kept): boolean => kept[key] !== undefined;
  if (isKept('commitment') && kept.commitment !== record.commitment)
    faults.push({ code: 'commitment' });
  if (isKept('contribution') && !record.contributions?.includes(kept.contribution!))
    faults.push({ code: 'contribution' });
  if (isKept('altered')) faults.push({ code: 'altered' });
  if (isKept('digest') && reader === undefined) faults.push({ code: 'told' });
  // Who kept something was at a server's table: another dealer is another game.
  const isOwnDeal = !(['commitment', 'contribution', 'digest'] as const).some(isKept);
  const isBroken = (claim: Claim): boolean =>
    faults.some(
      ({ code }) =>
        (FAULTS[code] as readonly Claim[]).includes(claim) &&
        !(isOwnDeal && UNATTESTED.includes(code)),
    );
  const standing = (claim: Claim, isChecked: boolean): ClaimState =>
    isBroken(claim) ? 'broken' : isChecked ? 'holds' : 'open';
  const isAttested = !faults.some(({ code }) => UNATTESTED.includes(code));
  const isDealt = isAttested && !isBroken('deal');
  const played = standing('play', !faults.some(({ code }) => code === 'start'));
  const ending: Ending =
    record.end === 'played' ? 'result' : reader === undefined ? 'record' : 'told';
  return {
    holds: faults.length === 0,
    claims: {
      deal: standing('deal', isAttested),
      // What the record says of the deal is worth nothing where the deal does not follow from it.
      commitment: standing('commitment', isDealt && isKept('commitment')),
      contribution: standing('contribution', isDealt && isKept('contribution')),
      play: played,
      told: standing('told', reader !== undefined),
    },
    faults,
    ...(played === 'holds' && { ending }),
    ...(reader !== undefined && { reader }),
  };
}

function dealFaults(record: kit.GameRecord): Fault[] {
  const { commitment, hashes, contributions, secret, seed, seats, dealt, position } = record;
  if (position !== undefined) return [{ code: 'position' }];
  const faults: Fault[] = [];
  if (dealt === 'device') faults.push({ code: 'device' });
  else if (dealt === undefined) faults.push({ code: 'dealer' });
  if (secret === undefined || commitment === undefined || contributions === undefined)
    return dealt === 'device' ? faults : [...faults, { code: 'noDeal' }];
  if (dealt === 'server' && hashes === undefined) faults.push({ code: 'noDeal' });
  if (commitmentTo(secret) !== commitment) faults.push({ code: 'secret' });
  if ([contributions, hashes ?? seats].some(({ length }) => length !== seats.length))
    faults.push({ code: 'count' });
  const isFit = (given: unknown, seat: number): boolean =>
    given === null || (typeof given === 'string' && typeof seats[seat] === 'string');
  if (![contributions, hashes ?? []].every((list) => list.every(isFit)))
    faults.push({ code: 'given' });
  // Where somebody gave a hash and opened nothing, the hash stands alone in the record.
  const isOpened = (given: unknown, seat: number): boolean =>
    typeof given !== 'string' || commitmentTo(given) === hashes![seat];
  const wrong = hashes ? contributions.findIndex((given, seat) => !isOpened(given, seat)) : -1;
  if (wrong >= 0) faults.push({ code: 'hash', detail: `${wrong}` });
  const given = contributions.map((each) => (typeof each === 'string' ? each : null));
  if (seedOf({ ...record, contributions: given, secret }) !== seed) faults.push({ code: 'seed' });
  return faults;
}

interface PlayedAgain {
  readonly faults: readonly Fault[];
  readonly digests: ReadonlyMap<kit.Reader, string>;
}

/** The whole game again from its start, and what every reader's digest would be. */
function playAgain(game: kit.Game, record: kit.GameRecord): PlayedAgain {
  const start = kit.parseStart(game, record);
  if (!start.ok) return { faults: [faultOf('start', start)], digests: new Map() };
  const digests = new Map<kit.Reader, string>();
  const { options } = start.value.variant;
  const readers: readonly kit.Reader[] = [...record.seats.keys(), kit.WATCHER];
  for (const reader of readers)
    digests.set(
      reader,
      digestStart({
        game: game.name,
        rules: record.rules,
        options,
        players: record.seats,
        commitment: record.commitment ?? '',
        hashes: record.hashes as readonly (string | null)[] | undefined,
        contributions: (record.contributions ?? []) as readonly (string | null)[],
        reader,
      }),
    );
  const change = (step: (digest: string, reader: kit.Reader) => string): void => {
    for (const [reader, digest] of digests) digests.set(reader, step(digest, reader));
  };
  const faults: Fault[] = [];
  const replayed = kit.replay(game, record, {
    move: (before, seat, move, after) =>
      change((digest, reader) =>
        digestMove(digest, { seat, facts: game.tell(before, seat, move, after, reader) }),
      ),
    back: (before, seat, move, after) => {
      change(digestBack);
      if (record.dealt !== 'device' && !nobodyLearned(game, { seat, move, before }, after))
        faults.push({ code: 'takenBack', detail: `"${seat} ${before.variant.moves.text(move)}"` });
    },
  });
  if (!replayed.ok) return { faults: [faultOf('start', replayed)], digests: new Map() };
  const { state, error, why } = replayed.value;
  if (error !== undefined) faults.push(faultOf('refused', { error, ...(why && { why }) }));
  const result = game.result(state);
  const { end: ended } = record;
  if (ended === undefined) faults.push({ code: 'unfinished' });
  else {
    if ((ended === 'played') !== (result !== null)) faults.push({ code: 'end' });
    change((digest) => digestEnd(digest, { ended, result }));
  }
  return { faults, digests };
}

const faultOf = (code: FaultCode, { error, why }: Pick<kit.Unread, 'error' | 'why'>): Fault => ({
  code,
  detail: error,
  ...(why && { why }),
});
