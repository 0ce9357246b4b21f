import { parseRecord } from '@tischlein/kit';
import { verifyRecord } from '@tischlein/table';
import { flagsOf, gameOf, type Command } from '../command.ts';
import { fail } from '../failure.ts';
import { textOf } from '../files.ts';

export const verifyCommand: Command = {
  summary: 'check that a finished game was dealt fairly and played by the rules',
  usage: `RECORD…

Checks each record: the secret is the one that was committed to before the game, the seed is made of it and of what
every page gave, and the deal and all moves follow from the seed by the rules. The exit status is 1 where one does not
hold.`,

  async run(args) {
    const { positionals } = flagsOf(args, {});
    if (positionals.length === 0) fail('which record? Name at least one file');
    let bad = 0;
    for (const path of positionals) {
      const faults = faultsOf(textOf(path));
      if (faults.length > 0) bad += 1;
      const verdict = faults.length === 0 ? 'holds.' : 'does not hold:';
      process.stdout.write(
        [`${path} ${verdict}`, ...faults.map((fault) => `  ${fault}`)].join('\n') + '\n',
      );
    }
    return bad === 0 ? 0 : 1;
  },
};

function faultsOf(text: string): string[] {
  const record = parseRecord(text);
  if (!record.ok) return [`This is no record: ${record.error}.`];
  return verifyRecord(gameOf(record.value.game), record.value);
}
