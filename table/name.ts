export const LONGEST_NAME = 24;

/** What a name may hold besides letters: the joiner and the selector of emoji do no harm there. */
const UNFIT =
  /(?!\u200d|\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Something to be seen and to be called by: a dash alone stands for somebody who is gone. */
const VISIBLE = /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;
/** More of them on one letter reach into the lines above and below. */
const PILED_UP = /\p{M}{4}/u;
/** The joiner and the selector mean something behind an emoji only. */
const ASTRAY = /(?:^|(?!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)[^])(?:\u200d|\ufe0f)/u;
/** As bots are called in lists; in any case of letters, nobody else may be. */
const BOT = 'bot ';
const AS_A_BOT = /^bot( \S+)?$/i;
/** Their letters look alike: a name is written in one of them. */
const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

const isOfOneScript = (name: string): boolean =>
  SCRIPTS.filter((script) => script.test(name)).length <= 1;

/** A name stands in sentences, lists and records, and is told from other names there. */
export const isFit = (name: string): boolean =>
  name === name.normalize('NFKC') &&
  !UNFIT.test(name) &&
  VISIBLE.test(name) &&
  !PILED_UP.test(name) &&
  !ASTRAY.test(name) &&
  !AS_A_BOT.test(name) &&
  isOfOneScript(name);

export const botName = (level: string): string => BOT + level;

export const isBotName = (name: string): boolean => name.startsWith(BOT);

/** The level of a bot that is called so, or null. */
export const levelOfName = (name: string): string | null =>
  isBotName(name) ? name.slice(BOT.length) : null;

/** The name as it can be used, whatever somebody typed; empty where nothing is left of it. */
export function fitName(typed: string): string {
  let name = '';
  for (const letter of typed.normalize('NFKC').trim()) {
    if (name.length + letter.length > LONGEST_NAME) break;
    const longer = name + letter;
    if (UNFIT.test(letter) || PILED_UP.test(longer) || ASTRAY.test(longer)) continue;
    if (isOfOneScript(longer)) name = longer;
  }
  const fit = name.trim().normalize('NFKC');
  return isFit(fit) ? fit : '';
}

/** Alike at a glance: letter case and spaces do not tell two people apart. */
const atAGlance = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** The name as it is told from those of the others at the table. */
export function distinctName(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(atAGlance));
  for (let count = 1; ; count++) {
    const mark = count === 1 ? '' : ` ${count}`;
    const letters = [...name];
    while (letters.join('').length + mark.length > LONGEST_NAME) letters.pop();
    const told = letters.join('').trimEnd() + mark;
    if (!taken.has(atAGlance(told))) return told;
  }
}

/** What somebody says, in one line: no control characters, and nothing that turns the line around. */
export const fitText = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/(?!\u200d)[\p{Cf}\p{Cs}]/gu, '')
    .trim();
