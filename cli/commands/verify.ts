import { parseRecord, WATCHER, type Unread } from '@tischlein/kit';
import type { Language } from '@tischlein/rules';
import { recordSpeaker } from '@tischlein/rules/records';
import { CLAIMS, FAULTS, verifyRecord, type Kept, type Report } from '@tischlein/table';
import { commandOf, lang, text, yes } from '../command.ts';
import { failUsage } from '../failure.ts';
import { print, textOf } from '../files.ts';
import { wordsOf } from '../language.ts';
import { gameIn } from '../records.ts';

export const verifyCommand = commandOf({
  takes: 'inside',
  summary: 'check what a record proves: its deal, its play, and what pages were told',
  words: 'RECORD…',
  about: `Checks each record and says of each claim whether it holds, is broken, or is not attested:

  deal           the cards follow from secret, contributions, options and rules version
  commitment     the secret is the one whose hash was shown before the game (needs --commitment)
  contribution   what a page gave is in the deal (needs --contribution)
  play           every move was legal at its moment; and who attests that the game ended there
  told           names, moves and result are those a page was told (needs --digest)

Exit status: 0 all holds · 1 a record can not be read · 2 wrong usage · 3 something does not hold · 4 play holds, and the
deal is not attested: a device dealt, or the game starts from a position. What this proves and what not: docs/protocol.md, "Fair deals".`,
  flags: {
    commitment: text('HASH', 'what the table showed before the first seat was taken'),
    contribution: text('TEXT', 'what your page gave to the deal'),
    digest: text('HASH', 'what your page kept of all it was told'),
    lang,
    json: yes('one line of JSON for each record, in English'),
  },

  async run({ lang: language, json, ...kept }, files) {
    if (files.length === 0) failUsage('which record? Name at least one file');
    const checked = files.map((file) => ({ file, ...check(textOf(file), kept) }));
    const say = await saying(language);
    for (const one of checked) print(json ? one : say(one));
    return worstOf(checked.map(statusOf));
  },
});

type Checked = Report | (Pick<Unread, 'error' | 'why'> & { readonly holds: false });

/** As the help lists them. */
function statusOf(checked: Checked): number {
  if ('error' in checked) return 1;
  if (checked.holds) return 0;
  const { play, ...others } = checked.claims;
  return play === 'holds' && !Object.values(others).includes('broken') ? 4 : 3;
}

/** Of several records: one that can not be read, then one that does not hold, says most. */
const worstOf = (statuses: readonly number[]): number =>
  [1, 3, 4].find((status) => statuses.includes(status)) ?? 0;

function check(text: string, kept: Kept): Checked {
  const record = parseRecord(text);
  if (!record.ok) {
    const { error, why } = record;
    return { holds: false, error, ...(why && { why }) };
  }
  return verifyRecord(gameIn(record.value), record.value, { ...kept, text });
}

async function saying(language: Language): Promise<(one: Checked & { file: string }) => string> {
  const word = wordsOf(language);
  const record = await recordSpeaker(language);
  return ({ file, ...checked }) => {
    if ('error' in checked) return `${file}: ${record.unread(checked)}`;
    const { claims, faults, reader, ending = 'result' } = checked;
    const lines = CLAIMS.flatMap((claim): string[] => {
      const named = (sentence: string): string => `${claim}: ${sentence}`;
      if (claims[claim] === 'broken')
        return faults
          .filter(({ code }) => FAULTS[code][0] === claim)
          .map((fault) => named(record.fault(fault)));
      if (claims[claim] === 'open') {
        const why = claim === 'deal' && faults.find(({ code }) => FAULTS[code][0] === claim);
        return [named(why ? record.fault(why) : word(`verify.open.${claim}`))];
      }
      return [
        named(
          word(`verify.holds.${claim}`, {
            by: reader === WATCHER ? 'watcher' : 'seat',
            seat: typeof reader === 'number' ? reader : 0,
            ending,
          }),
        ),
      ];
    });
    const said = { 0: 'holds', 4: 'playHolds' }[statusOf(checked)] ?? 'broken';
    return [word(`verify.${said}`, { file }), ...lines].join('\n  ');
  };
}
