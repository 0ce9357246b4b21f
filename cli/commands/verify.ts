import { parseRecord, WATCHER } from '@tischlein/kit';
import {
  CLAIMS,
  FAULTS,
  sayFault,
  verifyRecord,
  type Claim,
  type Kept,
  type Report,
} from '@tischlein/table';
import { flagsOf, gameOf, type Command } from '../command.ts';
import { fail } from '../failure.ts';
import { textOf } from '../files.ts';

export const verifyCommand: Command = {
  takes: 'inside',
  summary: 'check what a record proves: its deal, its play, and what pages were told',
  usage: `RECORD… [--commitment HASH] [--contribution TEXT] [--digest HASH] [--json]

Checks each record and says of each claim whether it holds, is broken, or is not attested:

  deal           the cards follow from secret, contributions, options and rules version
  commitment     the secret is the one whose hash was shown before the game (needs --commitment)
  contribution   what a page gave is in the deal (needs --contribution)
  play           every move was legal at its moment, to the end of the game
  told           names, moves and result are those a page was told (needs --digest)

A record that is not finished, starts from a position or was dealt by a device does not hold. The exit status is 1
where one does not hold. What this proves and what not: docs/protocol.md, "Fair deals".

  --commitment HASH      what the table showed before the first seat was taken
  --contribution TEXT    what your page gave to the deal
  --digest HASH          what your page kept of all it was told
  --json                 one line of JSON for each record`,

  async run(args) {
    const text = { type: 'string' } as const;
    const { values, positionals } = flagsOf(args, {
      commitment: text,
      contribution: text,
      digest: text,
      json: { type: 'boolean' },
    });
    if (positionals.length === 0) fail('which record? Name at least one file');
    const checked = positionals.map((file) => ({ file, ...check(textOf(file), values) }));
    for (const one of checked)
      process.stdout.write(values.json ? `${JSON.stringify(one)}\n` : inWords(one));
    return checked.every(({ holds }) => holds) ? 0 : 1;
  },
};

type Checked = Report | { readonly holds: false; readonly error: string };

function check(text: string, kept: Kept): Checked {
  const record = parseRecord(text);
  if (!record.ok) return { holds: false, error: record.error };
  return verifyRecord(gameOf(record.value.game), record.value, { ...kept, text });
}

const HOLDS: { readonly [claim in Claim]: string } = {
  deal: 'follows from the secret, the contributions, the options and the rules.',
  commitment: 'the secret is the one whose hash was kept from before the game.',
  contribution: 'what was kept is in the deal.',
  play: 'every move was legal at its moment, to the end.',
  told: 'names, moves and result are as told',
};

const OPEN: { readonly [claim in Claim]: string } = {
  deal: 'not attested.',
  commitment: 'not attested: name what was shown before the game with --commitment.',
  contribution: 'not attested: name what your page gave with --contribution.',
  play: 'not attested: it could not be played again.',
  told: 'play not attested: names, moves and result can be held against a digest only (--digest).',
};

function inWords({ file, ...checked }: Checked & { readonly file: string }): string {
  if ('error' in checked) return `${file} is no record: ${checked.error}.\n`;
  const { holds, claims, faults, reader } = checked;
  const lines = CLAIMS.flatMap((claim): string[] => {
    if (claims[claim] === 'open') return [`${claim}: ${OPEN[claim]}`];
    const broken = faults.filter(({ code }) => FAULTS[code][0][0] === claim);
    if (claims[claim] === 'broken') return broken.map((fault) => `${claim}: ${sayFault(fault)}`);
    const by = reader === WATCHER ? 'somebody who looked on' : `seat ${reader}`;
    return [`${claim}: ${HOLDS[claim]}${claim === 'told' ? ` to ${by}.` : ''}`];
  });
  return [`${file} ${holds ? 'holds.' : 'does not hold.'}`, ...lines].join('\n  ') + '\n';
}
