import * as kit from '@tischlein/kit';
import { think, type FindBot } from './bots.ts';
import { botSeed } from './due.ts';
import { commitmentTo, seedOf } from './fair.ts';

/** A game one device dealt from a secret that is known: the same secret, options and seats are the same cards. */
export interface KnownDeal {
  readonly options: kit.Json;
  readonly seats: readonly kit.Player[];
  readonly secret: string;
}

/** The record of such a game, as the table of the device writes it. */
export function knownRecord(
  game: kit.Game,
  { options: some, seats, secret }: KnownDeal,
  moves: readonly kit.RecordedMove[],
): kit.GameRecord {
  const { options } = kit.mustParse(kit.setUp(game, some, seats.length));
  const contributions = seats.map(() => null);
  const rules = game.version;
  return {
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
 * Why this is no game its bots would have played: each is asked again at every turn of its, with the same view, past, stream
 * and budget. Null where they answer as the record says and nothing was taken back. People may react out of turn, bots do not.
 */
export function botsDisagree(
  game: kit.Game,
  record: kit.GameRecord,
  find: FindBot,
  budget: number,
): string | null {
  let wrong: string | null = null;
  const { seed } = record;
  const seatsOfBots = record.seats.flatMap((player, seat) =>
    typeof player === 'string' ? [] : [seat],
  );
  let pasts: kit.Pasts | undefined;
  const disagreement = (
    before: kit.State,
    seat: kit.Seat,
    move: kit.Move,
    ply: number,
    seen: kit.Pasts,
  ): string | null => {
    if (game.waitingFor(before) !== seat) return `move ${ply + 1}: bot ${seat} was not waited for`;
    const ask = { ...kit.askOf(game, before, seat, { mayWait: false, budget }), ...seen.of(seat) };
    // At a table the deal is a ply, too.
    const stream = botSeed({ seed, ply: ply + 1 }, seat);
    const { bot } = record.seats[seat] as { readonly bot: string };
    const answer = think(find, { game: game.name, level: bot, ask, seed: stream });
    const text = before.variant.moves.text(move);
    return answer === text ? null : `move ${ply + 1}: the bot plays "${answer}", not "${text}"`;
  };
  const replayed = kit.replay(game, record, {
    move(before, seat, move, after, ply) {
      if (wrong !== null) return;
      pasts ??= new kit.Pasts(game, before, seatsOfBots);
      if (seatsOfBots.includes(seat)) wrong = disagreement(before, seat, move, ply, pasts);
      pasts.played(seat, move, after);
    },
    back: () => void (wrong ??= 'a move was taken back'),
  });
  if (!replayed.ok) return replayed.error;
  if (wrong !== null || replayed.value.error !== undefined) return wrong ?? replayed.value.error!;
  return game.result(replayed.value.state) === null ? 'the game is not finished' : null;
}
