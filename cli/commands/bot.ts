import { USUAL_LEVEL } from '@tischlein/bots';
import { commandOf, textOr } from '../command.ts';
import { fail, failUsage } from '../failure.ts';
import { BUDGETS, playerOf, readBudget } from '../runner/players.ts';
import { playByWire } from '../wirebot.ts';

export const botCommand = commandOf({
  takes: 'inside',
  summary: 'send a bot to a table by its link',
  words: 'LINK',
  about: `Comes in as a guest, takes the first free chair, plays until the game is over and prints its moves. It speaks the
public protocol (docs/protocol.md) and is meant as an example for your own.`,
  flags: {
    level: textOr(
      'NAME',
      'which bot; import:FILE for a module, exec:COMMAND for a program',
      USUAL_LEVEL,
    ),
    name: textOr('NAME', 'what it is called at the table', 'Robi'),
    budget: textOr('N', `how much it may think about a move: ${BUDGETS}`, '200'),
  },

  async run({ level, name, ...values }, [link = '']) {
    const [, url, table] = /^(https?:\/\/[^#]*)#\/t\/([\w-]+)$/.exec(link) ?? [];
    if (url === undefined || table === undefined)
      failUsage('which table? Its link looks like http://localhost:8080/#/t/ID');
    const budget = readBudget(values.budget, '--budget');
    await playByWire({
      url,
      table,
      name,
      bot: (game, seats) => playerOf(game, level, budget, seats),
      say: (line) => void process.stdout.write(`${line}\n`),
    }).catch((error: Error) => fail(error.message));
    return 0;
  },
});
