import { bots as ours } from '@tischlein/manifests/all';
import { type Ask, FastRandom } from '@tischlein/kit';
import type { OperatorBot, OperatorBots } from '@tischlein/server';
import { failUsage } from './failure.ts';
import * as players from './runner/players.ts';

/** People wait at the table. */
const PATIENCE_MS = 5000;
const NAME = /^[a-z][a-z0-9-]{0,19}$/;

/** From `--bot NAME=import:FILE` and `--bot NAME=exec:COMMAND`. */
export function operatorBotsOf(flags: readonly string[], budget: players.Budget): OperatorBots {
  const bots: { [level: string]: OperatorBot } = {};
  for (const flag of flags) {
    const [, name = '', text = ''] = /^([^=]*)=(.*)$/s.exec(flag) ?? [];
    if (!NAME.test(name) || !players.isOutside(text))
      failUsage(
        `--bot: expected NAME=import:FILE or NAME=exec:COMMAND, the name in small letters, got ${JSON.stringify(flag)}`,
      );
    const isTaken = Object.values(ours).some(({ levels }) => Object.hasOwn(levels, name));
    if (isTaken || Object.hasOwn(bots, name)) failUsage(`--bot: there is a bot ${name} already`);
    bots[name] = operatorBot(name, players.outsider(text, budget, PATIENCE_MS));
  }
  return bots;
}

/** One program for all its chairs: one question after the other. Where it fails it is ended, and started anew when asked next. */
function operatorBot(name: string, call: () => players.BotPlayer): OperatorBot {
  let player: players.BotPlayer | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const end = (): void => {
    players.endPlayers([player]);
    player = null;
  };
  const answer = async (question: Ask, seed: string): Promise<string | null> => {
    player ??= call();
    const ask = players.askFor(player, question);
    try {
      const move = await player.answer(ask, new FastRandom(seed));
      players.mustBeLegal(ask, move, name);
      return move;
    } catch (error) {
      end();
      throw error;
    }
  };
  return {
    think({ ask, seed }, past) {
      const thought = last.then(() => answer({ ...ask, ...past }, seed));
      last = thought.catch(() => {});
      return thought;
    },
    over: (ended) => player?.over?.(ended),
    close: end,
  };
}
