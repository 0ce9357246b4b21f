import { bots as ours } from '@tischlein/manifests/all';
import { remembers, USUAL_LEVEL } from '@tischlein/bots';
import type { Past, Result, Seat, View } from '@tischlein/kit';
import * as core from '@tischlein/table';
import type { Log } from '../log.ts';

/** A bot that the operator of this server brings along: a program, or a module. It runs with the server's rights. */
export interface OperatorBot {
  /** Rejects with a sentence where it gives no legal answer. */
  think(question: core.Question, past: Past): Promise<string | null>;
  /** Hears how a game ended that it sat at. */
  over(ended: { readonly result: Result; readonly seat: Seat; readonly view: View }): void;
  /** The server ends. */
  close(): void;
}

/** By the name they have as a level. */
export type OperatorBots = { readonly [level: string]: OperatorBot };

type Think = (
  question: core.Question,
  context: Pick<core.QuestionContext, 'awaited'>,
) => Promise<string | null>;

/** The operator's bots answer for themselves. Where one fails, that is reported, and an ordinary bot moves for it: the table goes on. */
export const withOperatorBots =
  (bots: OperatorBots, think: Think, log: Log) =>
  async (
    question: core.Question,
    { awaited, past }: core.QuestionContext,
  ): Promise<string | null> => {
    const { level } = question;
    const bot = Object.hasOwn(bots, level) ? bots[level] : undefined;
    if (bot === undefined) {
      const { game, ask } = question;
      const asked = remembers(ours[game]!, level)
        ? { ...question, ask: { ...ask, ...past() } }
        : question;
      return think(asked, { awaited });
    }
    try {
      return await bot.think(question, past());
    } catch (error) {
      log('bot_failed', { bot: level, error: (error as Error).message });
      return think({ ...question, level: USUAL_LEVEL }, { awaited });
    }
  };

/** Those who played hear how it ended. */
export function tellOperatorBots(
  bots: OperatorBots,
  { game, play: { players, state, result } }: core.Table,
): void {
  if (state === null || result === null) return;
  players.forEach((player, seat) => {
    const level = core.levelOfName(core.nameOf(player));
    if (core.playerId(player) === null && level !== null && Object.hasOwn(bots, level))
      bots[level]!.over({ result, seat, view: game.view(state, seat) });
  });
}
