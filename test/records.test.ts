import { readFileSync } from 'node:fs';
import { games } from '@tischlein/manifests/all';
import { type OptionCode, parseRecord, replay, type Unread, type WhyCode } from '@tischlein/kit';
import { LANGUAGES } from '@tischlein/rules';
import { recordSpeaker } from '@tischlein/rules/records';
import { type Fault, FAULTS, verifyRecord } from '@tischlein/table';
import { expect, it } from 'vitest';

const english = JSON.parse(readFileSync('rules/records.en.json', 'utf8')) as { faults: object };

const GOOD = `tischlein 1
game uno rules ${games['uno']!.version}
options {}
seats ["Anna",{"bot":"easy"}]
dealt device
seed s
`;

const game = games['uno']!;
const changed = (from: string | RegExp, to: string): string => GOOD.replace(from, to);

/** A record for each thing that can be wrong with one. */
const BROKEN: {
  readonly [code in Exclude<WhyCode, OptionCode | 'noGame' | 'otherGame' | 'catalogue'>]: string;
} = {
  text: changed('"easy"', '7'),
  flag: changed('{}', '{"jumpIn":7}'),
  whole: changed('dealt', 'position {}\nfrom {"seat":"x","ply":1,"unseen":"real"}\ndealt'),
  oneOf: changed('device', 'nobody'),
  list: changed(/seats .*/, 'seats 7'),
  object: changed('options {}', 'options 7'),
  name: changed('{}', '{"deck":{"name":" ","cards":{}}}'),
  field: changed('"bot"', '"robot"'),
  json: changed('{}', '{'),
  nested: changed('{}', '['.repeat(200)),
  cut: GOOD.trim(),
  begins: changed('tischlein 1', 'hello'),
  format: changed('tischlein 1', 'tischlein 2'),
  afterEnd: `${GOOD}end played\nend played\n`,
  afterMove: `${GOOD}0 draw\nseed t\n`,
  twice: `${GOOD}seed t\n`,
  move: `${GOOD}draw\n`,
  missing: changed('seed s\n', ''),
  game: changed(/game .*/, 'game 1'),
  seed: changed('seed s', 'seed '),
  fromPosition: changed('dealt', 'from {"seat":0,"ply":1,"unseen":"real"}\ndealt'),
  rules: changed(/rules \d+/, 'rules 999'),
  seats: changed(',{"bot":"easy"}', ''),
  position: changed('dealt', 'position {}\ndealt'),
  positionSeats: '',
  positionOptions: '',
  nothingBack: `${GOOD}back\n`,
  noMove: `${GOOD}0 fly\n`,
  noSeat: `${GOOD}7 draw\n`,
  refused: `${GOOD}0 uno\n`,
};
const { options, ...position } = game.position(mustPlay(parseRecordOf(GOOD)).state) as unknown as {
  options: object;
};
const placed = (of: object, line: string): string =>
  changed(
    'dealt',
    `position ${JSON.stringify({ ...position, options: { ...options, ...of } })}\ndealt`,
  ).replace(/options \{\}/, line);

function parseRecordOf(text: string) {
  const record = parseRecord(text);
  if (!record.ok) throw new Error(record.error);
  return record.value;
}
function mustPlay(record: ReturnType<typeof parseRecordOf>) {
  const played = replay(game, record);
  if (!played.ok) throw new Error(played.error);
  return played.value;
}

/** What is wrong with a text, wherever it is found. */
function whyOf(text: string): Pick<Unread, 'error' | 'why'> {
  const record = parseRecord(text);
  if (!record.ok) return record;
  const played = replay(game, record.value);
  if (!played.ok) return played;
  const { error = 'nothing', why } = played.value;
  return { error, ...(why && { why }) };
}

it.each(LANGUAGES)('says in %s all that can be wrong with a record', async (language) => {
  const say = await recordSpeaker(language);
  const texts = {
    ...BROKEN,
    positionOptions: placed({ jumpIn: true }, 'options {}'),
    positionSeats: placed({}, 'options {}').replace(',{"bot":"easy"}', ',"Beni","Cleo"'),
  };
  for (const [code, text] of Object.entries(texts)) {
    if (text === '') continue;
    const found = whyOf(text);
    expect(found.why && 'code' in found.why && found.why.code, found.error).toBe(code);
    expect(say.unread(found)).not.toMatch(/[{}]{2}|undefined|NaN/);
    // What is wrong with a position itself is English: a developers' format.
    if (language !== 'en' && code !== 'position')
      expect(say.unread(found)).not.toContain(found.error);
  }
});

it.each(LANGUAGES)('says in %s all that the check of a record can find', async (language) => {
  expect(Object.keys(english.faults)).toEqual(Object.keys(FAULTS));
  const say = await recordSpeaker(language);
  const refused = verifyRecord(game, parseRecordOf(BROKEN.refused)).faults;
  expect(refused.map(({ code }) => code)).toContain('refused');
  const faults = [
    ...refused,
    ...Object.keys(FAULTS).map((code) => ({ code, detail: '0' }) as Fault),
  ];
  for (const fault of faults) expect(say.fault(fault)).not.toMatch(/[{}]|undefined|NaN/);
});
