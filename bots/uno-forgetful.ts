import { formatMove, parseMove } from '@tischlein/games/uno/language';
import type { Bot } from '@tischlein/kit';
import { atTable, type ByTable } from './levels.ts';

/** The same bot, but it forgets to say UNO this percentage of the time. */
export const forgetful =
  (bot: Bot, lapses: number | ByTable): Bot =>
  (ask, random) => {
    const answer = bot(ask, random);
    if (answer === null || random.below(100) >= atTable(lapses, ask.view)) return answer;
    const move = parseMove(answer);
    if (move?.type === 'uno' || move?.type === 'unouno') return ask.mayWait ? null : answer;
    if (move?.type !== 'play') return answer;
    const silent = formatMove({ ...move, call: null });
    return ask.legal.includes(silent) ? silent : answer;
  };
