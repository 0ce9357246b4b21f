import { parseRecord, WATCHER, type Unread } from '@tischlein/kit';
import { LANGUAGES, type Language } from '@tischlein/rules';
import { recordSpeaker } from '@tischlein/rules/records';
import { CLAIMS, FAULTS, verifyRecord, type Kept, type Report } from '@tischlein/table';
import { flagsOf, gameOf, type Command } from '../command.ts';
import { fail } from '../failure.ts';
import { textOf } from '../files.ts';
import { languageOf, wordsOf } from '../language.ts';

export const verifyCommand: Command = {
  takes: 'inside',
  summary: 'check what a record proves: its deal, its play, and what pages were told',
  usage: `RECORD… [--commitment HASH] [--contribution TEXT] [--digest HASH] [--lang NAME] [--json]

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
  --lang NAME            ${LANGUAGES.join(', ')} (left out: the terminal's own)
  --json                 one line of JSON for each record, in English`,

  async run(args) {
    const text = { type: 'string' } as const;
    const { values, positionals } = flagsOf(args, {
      commitment: text,
      contribution: text,
      digest: text,
      lang: text,
      json: { type: 'boolean' },
    });
    if (positionals.length === 0) fail('which record? Name at least one file');
    const language = languageOf(values.lang);
    const checked = positionals.map((file) => ({ file, ...check(textOf(file), values) }));
    const say = await saying(language);
    for (const one of checked)
      process.stdout.write(values.json ? `${JSON.stringify(one)}\n` : say(one));
    return checked.every(({ holds }) => holds) ? 0 : 1;
  },
};

type Checked = Report | (Pick<Unread, 'error' | 'why'> & { readonly holds: false });

function check(text: string, kept: Kept): Checked {
  const record = parseRecord(text);
  if (!record.ok) {
    const { error, why } = record;
    return { holds: false, error, ...(why && { why }) };
  }
  return verifyRecord(gameOf(record.value.game), record.value, { ...kept, text });
}

async function saying(language: Language): Promise<(one: Checked & { file: string }) => string> {
  const word = wordsOf(language);
  const record = await recordSpeaker(language);
  return ({ file, ...checked }) => {
    if ('error' in checked) return `${file}: ${record.unread(checked)}\n`;
    const { holds, claims, faults, reader } = checked;
    const lines = CLAIMS.flatMap((claim): string[] => {
      const named = (sentence: string): string => `${claim}: ${sentence}`;
      if (claims[claim] === 'broken')
        return faults
          .filter(({ code }) => FAULTS[code][0][0] === claim)
          .map((fault) => named(record.fault(fault)));
      if (claims[claim] === 'open') return [named(word(`verify.open.${claim}`))];
      return [
        named(
          word(`verify.holds.${claim}`, {
            by: reader === WATCHER ? 'watcher' : 'seat',
            seat: typeof reader === 'number' ? reader : 0,
          }),
        ),
      ];
    });
    return [word(`verify.${holds ? 'holds' : 'broken'}`, { file }), ...lines].join('\n  ') + '\n';
  };
}
