import { examine, readSettings } from '@tischlein/server';
import { commandOf, want } from '../command.ts';

export const doctorCommand = commandOf({
  summary: 'say what is wrong with a set-up',
  about: `Looks at everything tischlein serve would need with the same settings: Node, pages, data folder, port, open files,
database, bus. Says what is wrong and what to do; exits with 1 where anything is.`,
  flags: {},

  async run() {
    const findings = await examine(want(readSettings(process.env)), process.env);
    for (const { what, wrong } of findings)
      process.stdout.write(wrong === undefined ? `fine   ${what}\n` : `wrong  ${what}: ${wrong}\n`);
    return findings.some(({ wrong }) => wrong !== undefined) ? 1 : 0;
  },
});
