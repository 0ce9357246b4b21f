import { games } from '@tischlein/manifests/all';
import {
  cloneState,
  copyState,
  dealt,
  fairChance,
  FastRandom,
  formatRecord,
  type GameRecord,
  legalTexts,
  mustParse,
  parseRecord,
  type RecordedMove,
  setUp,
} from '@tischlein/kit';
import {
  type Claim,
  type ClaimState,
  commitmentTo,
  digestBack,
  digestEnd,
  digestMove,
  digestStart,
  type Kept,
  nobodyLearned,
  seedOf,
  verifyRecord,
} from '@tischlein/table';

const uno = games['uno']!;
export const SECRET = '5ec2e7'.repeat(8);

export interface Snapshot {
  readonly record: GameRecord;
  readonly kept: { readonly [key in 'commitment' | 'contribution' | 'digest']-?: string };
}

type Deal = { readonly secret: string; readonly contributions: readonly (string | null)[] };

/**
 * A game as a server's table writes it down, with one move taken back, and what Anna's page kept of it. Random
 * play decides the moves.
 */
export function told(
  { secret, contributions }: Deal = { secret: SECRET, contributions: ['annas', 'benis', null] },
  chanceOfPlay = 'honest',
  end: 'played' | 'draw' = 'played',
): Snapshot {
  const { options } = mustParse(setUp(uno, { jumpIn: true }, 3));
  const seats = ['Anna', 'Beni', { bot: 'medium' }];
  const rules = uno.version;
  const commitment = commitmentTo(secret);
  const hashes = contributions.map((given) => given && commitmentTo(given));
  const seed = seedOf({ game: 'uno', rules, options, contributions, secret });
  const chance = fairChance(seed);
  const state = dealt(uno, uno.variant(options, 3), chance);
  const random = new FastRandom(chanceOfPlay);
  const moves: RecordedMove[] = [];
  let digest = digestStart({
    game: 'uno',
    rules,
    options,
    players: seats,
    commitment,
    hashes,
    contributions,
    reader: 0,
  });
  let standing = 0;
  let isTakenBack = false;
  const most = end === 'played' ? Number.POSITIVE_INFINITY : 12;
  while (uno.result(state) === null && moves.length < most) {
    const seat = uno.waitingFor(state);
    const texts = legalTexts(uno, state, seat);
    const text = texts[random.below(texts.length)]!;
    const move = state.variant.moves.find(text)!;
    const before = cloneState(state);
    uno.play(state, seat, move, chance(standing + 1));
    moves.push({ seat, move: text });
    digest = digestMove(digest, { seat, facts: uno.tell(before, seat, move, state, 0) });
    standing += 1;
    if (isTakenBack || moves.length < 6 || texts.length < 2) continue;
    if (!nobodyLearned(uno, { seat, move, before }, state)) continue;
    isTakenBack = true;
    copyState(before, state);
    standing -= 1;
    moves.push({ back: true });
    digest = digestBack(digest);
  }
  digest = digestEnd(digest, { ended: end, result: uno.result(state) });
  return {
    record: {
      game: 'uno',
      rules,
      options,
      seats,
      dealt: 'server',
      commitment,
      hashes,
      contributions,
      secret,
      seed,
      moves,
      end,
    },
    kept: { commitment, contribution: 'annas', digest },
  };
}

/** One honest game, and what a page has kept of it. */
export const { record, kept } = told();
export const honest = formatRecord(record);

export const changed = (change: Partial<GameRecord>): string =>
  formatRecord({ ...record, ...change });

type ClaimStates = { readonly [claim in Claim]: ClaimState };
export const NOTHING: ClaimStates = {
  deal: 'broken',
  commitment: 'open',
  contribution: 'open',
  play: 'broken',
  told: 'open',
};

/** What the check says of a text; a text that is no record attests nothing. */
export function claimsOf(text: string, held: Kept): ClaimStates {
  const parsed = parseRecord(text);
  if (!parsed.ok || parsed.value.game !== 'uno') return NOTHING;
  return verifyRecord(uno, parsed.value, { ...held, text }).claims;
}
