import * as kit from '@tischlein/kit';
import type { Book, Speaker } from '@tischlein/rules';
import type { Coach } from './coach.ts';
import type { Keeper } from './kept-games.ts';
import { askFor, mustBeLegal, type BotPlayer } from './runner/players.ts';
import type { Verbs } from './language.ts';
import { afterTheGame, personsMove, QUIT } from './prompt.ts';
import type { Eyes, Screen } from './screen.ts';
import type { Terminal } from './terminal.ts';

/** One person at a table of bots in a terminal. */
export interface TerminalGame {
  readonly game: kit.Game;
  readonly state: kit.State;
  readonly record: kit.GameRecord;
  readonly me: kit.Seat;
  readonly bots: readonly (BotPlayer | null)[];
  /** Looks back at the person's moves. */
  readonly strong: kit.Bot;
  readonly coach: Coach;
  /** The coach also speaks unasked, before a mistake. */
  readonly warns: boolean;
  readonly budget: number;
  readonly keeper: Keeper;
  readonly terminal: Terminal;
  readonly screen: Screen;
  readonly eyes: Eyes;
  readonly verbs: Verbs;
  readonly book: Book;
}

/** What has happened so far, for whoever asks. */
export interface Past {
  readonly log: string[];
  /** Every question the person answered. */
  readonly mine: { readonly ask: kit.Ask; readonly move: string | null }[];
}

/** Plays to the end, or until the person stops. Answers whether the game is over. */
export async function playAtTerminal(playing: TerminalGame): Promise<boolean> {
  const { game, state, record, me, keeper, terminal } = playing;
  const random = new kit.FastRandom(`${record.seed} bots ${record.moves.length}`);
  const driver = new kit.Driver(game, state, kit.fairChance(record.seed), random);
  driver.ply = kit.standingLines(record).size;
  const before = kit.cloneState(state);
  const remember = playing.bots.flatMap((bot, seat) => (bot?.remembers ? [seat] : []));
  const pasts = new kit.Pasts(game, kit.mustParse(kit.parseStart(game, record)), remember);
  const past = pastOf(playing, pasts);

  for (let seat = driver.next(); seat !== kit.NOBODY; seat = driver.next()) {
    const ask = kit.askOf(game, state, seat, { mayWait: driver.reacting, budget: playing.budget });
    const move =
      seat === me
        ? await personsMove(playing, ask, past)
        : await botsMove(playing, seat, { ...ask, ...pasts.of(seat) }, random);
    if (move === QUIT) return false;
    const text = move === kit.WAIT ? null : state.variant.moves.text(move);
    if (seat === me) past.mine.push({ ask, move: text });
    if (text !== null) {
      keeper.append({ seat, move: text });
      kit.copyState(state, before);
    }
    driver.answer(move);
    if (text === null) continue;
    pasts.played(seat, move, state);
    const line = toldLine(playing.eyes.say, game.tell(before, seat, move, state, me));
    past.log.push(line);
    terminal.say(seat === me ? playing.eyes.paint('green', line) : line);
  }
  keeper.finish(record);
  const result = game.result(state)!;
  playing.bots.forEach((bot, seat) => bot?.over?.({ result, seat, view: game.view(state, seat) }));
  terminal.say(`\n${playing.screen(game.view(state, me), playing.eyes)}`);
  await afterTheGame(playing, past);
  return true;
}

const toldLine = (say: Speaker, told: ReturnType<kit.Game['tell']>): string =>
  told.map((cited) => say.told(cited)).join(' ');

/** What was played before the game was taken up again, also for bots from outside. */
function pastOf({ game, record, me, eyes, budget }: TerminalGame, pasts: kit.Pasts): Past {
  const past: Past = { log: [], mine: [] };
  kit.replay(game, record, {
    move(before, seat, move, after) {
      pasts.played(seat, move, after);
      past.log.push(toldLine(eyes.say, game.tell(before, seat, move, after, me)));
      if (seat !== me) return;
      const mayWait = game.waitingFor(before) !== me;
      past.mine.push({
        ask: kit.askOf(game, before, me, { mayWait, budget }),
        move: before.variant.moves.text(move),
      });
    },
    back(before, seat) {
      pasts.takenBack(before);
      past.log.pop();
      if (seat === me) past.mine.pop();
    },
  });
  return past;
}

async function botsMove(
  { state, bots, record }: TerminalGame,
  seat: kit.Seat,
  ask: kit.Ask,
  random: kit.FastRandom,
): Promise<kit.Move> {
  const player = bots[seat]!;
  const said = await player.answer(askFor(player, ask), random);
  mustBeLegal(ask, said, (record.seats[seat] as { bot: string }).bot);
  return said === null ? kit.WAIT : state.variant.moves.find(said)!;
}
