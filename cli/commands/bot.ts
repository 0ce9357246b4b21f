import { USUAL_LEVEL } from '@tischlein/bots';
import { flagsOf, type Command } from '../command.ts';
import { fail } from '../failure.ts';
import { BUDGETS, readBudget } from '../runner/players.ts';
import { playerOf } from '../runner/players.ts';
import { playByWire } from '../wirebot.ts';

export const botCommand: Command = {
  takes: 'inside',
  summary: 'send a bot to a table by its link',
  usage: `LINK [--level NAME] [--name NAME] [--budget N]

Comes in as a guest, takes the first free chair, plays until the game is over and prints its moves. It speaks the
public protocol (docs/protocol.md) and is meant as an example for your own.

  --level NAME           which bot (${USUAL_LEVEL}); import:FILE for a module, exec:COMMAND for a program
  --name NAME            what it is called at the table (Bot)
  --budget N             how much it may think about a move (200): ${BUDGETS}`,

  async run(args) {
    const flag = { type: 'string' } as const;
    const { values, positionals } = flagsOf(args, { level: flag, name: flag, budget: flag });
    const [, url, table] = /^(https?:\/\/[^#]*)#\/t\/([\w-]+)$/.exec(positionals[0] ?? '') ?? [];
    if (url === undefined || table === undefined)
      fail('which table? Its link looks like http://localhost:8080/#/t/ID');
    const level = values.level ?? USUAL_LEVEL;
    const budget = readBudget(values.budget ?? '200', '--budget');
    await playByWire({
      url,
      table,
      name: values.name ?? 'Bot',
      bot: (game, seats) => playerOf(game, level, budget, seats),
      say: (line) => void process.stdout.write(`${line}\n`),
    }).catch((error: Error) => fail(error.message));
    return 0;
  },
};
