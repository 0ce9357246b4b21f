import { examine, readSettings } from '@tischlein/server';
import { flagsOf, want, type Command } from '../command.ts';

export const doctorCommand: Command = {
  summary: 'say what is wrong with a set-up',
  usage: `

Looks at everything tischlein serve would need with the same settings: Node, pages, data folder, port, open files,
database, bus. Says what is wrong and what to do; exits with 1 where anything is.`,

  async run(args) {
    flagsOf(args, {});
    const findings = await examine(want(readSettings(process.env)));
    for (const { what, wrong } of findings)
      process.stdout.write(wrong === undefined ? `fine   ${what}\n` : `wrong  ${what}: ${wrong}\n`);
    return findings.some(({ wrong }) => wrong !== undefined) ? 1 : 0;
  },
};
