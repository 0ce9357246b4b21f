import { loadNouns, loadWords } from '@tischlein/manifests';
import { inAll, LANGUAGES, listed, messagesIn, speaker, type Language } from '@tischlein/rules';
import * as core from '@tischlein/table';
import type english from './words/en.json';

/** What a notification says. It lies on lock screens: nothing in it is more than a watcher might read. */
const pushWords = messagesIn(
  await inAll(
    (language) => import(`./words/${language}.json`) as Promise<{ default: typeof english }>,
  ),
);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LONGEST_BODY = 180;

/** What the service worker of the page shows. */
export interface PushNotice {
  readonly title: string;
  readonly body: string;
  /** A newer one of the same table takes the place of the older. */
  readonly tag: string;
  /** Where it leads, below the address of the page. */
  readonly link: string;
  readonly language: string;
}

/** It is this seat's turn: what has happened since, as a watcher may know it, and how long there is. */
export async function noticeOf(
  before: core.Table,
  after: core.Table,
  at: number,
  known: string,
): Promise<PushNotice> {
  const language = LANGUAGES.find((one) => one === known) ?? 'en';
  const word = pushWords(language);
  const seat = core.waitingFor(after)!;
  const names = after.play.players.map(core.nameOf);
  const others = names.filter(
    (_, other) => other !== seat && core.playerId(after.play.players[other]!) !== null,
  );
  const said = [
    others.length > 0 ? word('with', { names: listed(language, others) }) : '',
    await happenedIn(before, after, at, language, names),
    leftIn(after, at, language),
  ];
  return {
    title: word('yourTurn', { game: after.game.name.toUpperCase() }),
    body: said.filter(Boolean).join(' '),
    tag: after.id,
    link: `#/t/${after.id}`,
    language,
  };
}

/** Somebody at the table reminds whoever it waits for. */
export function nudgeOf(table: core.Table, at: number, known: string, by: string): PushNotice {
  const language = LANGUAGES.find((one) => one === known) ?? 'en';
  const game = table.game.name.toUpperCase();
  return {
    title: pushWords(language)('nudge', { name: by, game }),
    body: leftIn(table, at, language),
    // One of its own: what takes another's place makes no sound.
    tag: `${table.id} nudge`,
    link: `#/t/${table.id}`,
    language,
  };
}

/** How long whoever the table waits for still has. */
function leftIn(table: core.Table, at: number, language: Language): string {
  const word = pushWords(language);
  // Three days less the moment it took to tell are three days.
  const left = core.leftTo(table, core.waitingFor(table)!, at) + MINUTE;
  const time =
    left >= DAY
      ? word('days', { count: Math.floor(left / DAY) })
      : word('hours', { count: Math.max(1, Math.floor(left / HOUR)) });
  return word('left', { time });
}

/** The last move in words, told as to somebody without a seat. */
async function happenedIn(
  before: core.Table,
  after: core.Table,
  at: number,
  language: Language,
  names: readonly string[],
): Promise<string> {
  if (before.room.phase !== 'playing') return '';
  const known = { seq: before.seq, ply: before.play.ply, seat: null };
  const { facts } = core.tellMissed(after, at, WATCHING, known).message as core.Snapshot;
  const [voice, nouns] = await Promise.all([
    loadWords(after.game.name, language),
    loadNouns(after.game.name),
  ]);
  const says = speaker(voice, language, nouns, names, null);
  const text = facts
    .flatMap((move) => move.facts)
    .map((fact) => says.told(fact))
    .join(' ');
  return text.length > LONGEST_BODY ? `${text.slice(0, LONGEST_BODY - 1)}…` : text;
}
/** Nobody's id: whoever has no seat. */
const WATCHING = '';
