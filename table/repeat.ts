import {
  askOf,
  mustParse,
  RECORD_FORMAT,
  replay,
  setUp,
  type Game,
  type GameRecord,
  type Json,
  type Player,
  type RecordedMove,
} from '@tischlein/kit';
import { think, type FindBot } from './bots.ts';
import { botSeed } from './due.ts';
import { commitmentTo, seedOf } from './fair.ts';

/** A game one device dealt from a secret that is known: the same secret, options and seats are the same cards. */
export interface KnownDeal {
  readonly options: Json;
  readonly seats: readonly Player[];
  readonly secret: string;
}

/** The record of such a game, as the table of the device writes it. */
export function knownRecord(
  game: Game,
  { options: some, seats, secret }: KnownDeal,
  moves: readonly RecordedMove[],
): GameRecord {
  const { options } = mustParse(setUp(game, some, seats.length));
  const contributions = seats.map(() => null);
  const rules = game.version;
  return {
    format: RECORD_FORMAT,
    game: game.name,
    rules,
    options,
    seats,
    dealt: 'device',
    commitment: commitmentTo(secret),
    contributions,
    secret,
    seed: seedOf({ game: game.name, rules, options, contributions, secret }),
    moves,
    end: 'played',
  };
}

/**
 * Why this is no game its bots would have played: each is asked again at every turn of its, with the same view, stream and
 * budget. Null where they answer as the record says and nothing was taken back. People may react out of turn, bots do not.
 */
export function botsDisagree(
  game: Game,
  record: GameRecord,
  find: FindBot,
  budget: number,
): string | null {
  let wrong: string | null = null;
  const { seed } = record;
  const replayed = replay(game, record, {
    move(before, seat, move, _after, ply) {
      if (wrong !== null) return;
      const player = record.seats[seat]!;
      const text = before.variant.moves.text(move);
      if (typeof player === 'string') return;
      if (game.waitingFor(before) !== seat) {
        wrong = `move ${ply + 1}: bot ${seat} was not waited for`;
        return;
      }
      const ask = askOf(game, before, seat, false, budget);
      // At a table the deal is a ply, too.
      const stream = botSeed({ seed, ply: ply + 1 }, seat);
      const answer = think(find, { game: game.name, level: player.bot, ask, seed: stream });
      if (answer !== text) wrong = `move ${ply + 1}: the bot plays "${answer}", not "${text}"`;
    },
    back: () => void (wrong ??= 'a move was taken back'),
  });
  if (!replayed.ok) return replayed.error;
  if (wrong !== null || replayed.value.error !== undefined) return wrong ?? replayed.value.error!;
  return game.result(replayed.value.state) === null ? 'the game is not finished' : null;
}
