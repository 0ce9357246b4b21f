import type { Bot } from '@tischlein/kit';

const isCall = (move: string): boolean => move === 'uno' || move === 'unouno';

/** A bot that plays as it would, but so many times of a hundred does not think of saying UNO. */
export const forgetful =
  (bot: Bot, lapses: number): Bot =>
  (ask, random) => {
    const answer = bot(ask, random);
    if (answer === null || random.below(100) >= lapses) return answer;
    if (isCall(answer)) return ask.mayWait ? null : answer;
    const silent = answer.replace(/!+$/, '');
    return ask.legal.includes(silent) ? silent : answer;
  };
