import { rulesInForce } from '../../table/inforce.ts';
import { namesAt } from '../../table/reader.ts';
import type { Words } from '@tischlein/rules';
import type { Snapshot } from '@tischlein/table';
import { linkTo } from '../../base/router.svelte.ts';
import { nameList, shell } from '../../i18n/index.svelte.ts';
import { presence, roomWords } from '../words.ts';
import { spanOf } from './time.ts';
import type { News } from './news.svelte.ts';
import type { RemoteTable } from './remote-table.svelte.ts';

/** What stands above a table, and what can be done about it. */
export interface Banner {
  readonly key: unknown;
  readonly text: string;
  readonly detail?: string;
  /** What is said aloud, where the text changes all the time. */
  readonly spoken?: string;
  readonly actions?: readonly {
    readonly word: string;
    readonly kind?: 'go';
    readonly href?: string;
    readonly onclick?: () => void;
  }[];
}

/** So long of the turn the table wants somebody to be missed (`STAND_IN_AFTER_MS`). */
const PATIENCE_MS = 25_000;

const awayOf = ({ chairs }: Snapshot, seat: number | null): string | null | undefined => {
  const chair = seat === null ? undefined : chairs[seat];
  return chair?.type === 'person' ? chair.away : undefined;
};

/** Somebody offers a rematch, a draw, the end, or asks to take a move back: yes or no. */
export function offerBanner(table: RemoteTable, told: Snapshot): Banner | null {
  const { offer, you } = told;
  if (!offer) return null;
  const names = namesAt(told);
  const asked = you !== null && offer.missing.includes(you);
  const mine = offer.by === you;
  const { agree, disagree, withdraw, offered, offers } = shell.words;
  const no = { word: asked ? disagree : withdraw, onclick: () => table.vote(false) };
  return {
    key: 'offer',
    text: mine ? offered[offer.offer] : offers[offer.offer](names[offer.by]!),
    ...(!asked &&
      offer.missing.length > 0 && {
        detail: roomWords.waitsFor(nameList(offer.missing.map((seat) => names[seat]!))),
      }),
    actions: [
      ...(asked ? [{ word: agree, kind: 'go', onclick: () => table.vote(true) } as const] : []),
      ...(asked || mine ? [no] : []),
    ],
  };
}

/** What became of the reader's own seat, and the way on. */
export function seatBanner({ session }: RemoteTable, told: Snapshot): Banner | null {
  const { ownTable, home, backToSeat } = shell.words;
  if (told.removed) {
    const actions = [
      { word: ownTable, href: linkTo.create(told.game) },
      { word: home, href: linkTo.home },
    ];
    return { key: 'seat', text: roomWords.removed, actions };
  }
  if (told.phase === 'playing' && awayOf(told, told.you) === 'left') {
    const onclick = (): void => void session.command({ type: 'back' });
    const actions = [{ word: backToSeat, kind: 'go', onclick } as const];
    return { key: 'seat', text: roomWords.stood, actions };
  }
  const asked = told.door.some(({ who }) => who.id === told.person);
  return asked ? { key: 'seat', text: roomWords.asked } : null;
}

/** The table waits for somebody who is not here: for how long, and after a while others may let a bot play. */
export function absenceBanner(
  { session }: RemoteTable,
  told: Snapshot,
  clock: { readonly now: number },
): Banner | null {
  const { waitingFor: seat, chairs, settings } = told;
  const chair = seat === null ? undefined : chairs[seat];
  if (seat === null || chair?.type !== 'person' || chair.away !== null) return null;
  const since = session.absent.get(chair.who.id);
  if (since === undefined) return null;
  const name = namesAt(told)[seat]!;
  const time = spanOf(Math.floor((clock.now - since) / 1000), shell.language);
  const mayLet =
    awayOf(told, told.you) === null &&
    settings.clock.type === 'none' &&
    !settings.rated &&
    clock.now - Math.max(since, session.movedAt) >= PATIENCE_MS;
  const onclick = (): void => void session.command({ type: 'standIn', seat });
  return {
    key: 'absence',
    text: presence.notHere({ name, time }),
    spoken: `${presence.gone(name)} ${mayLet ? presence.mayLet(name) : ''}`,
    actions: mayLet ? [{ word: presence.letBot, onclick }] : [],
  };
}

/** What happened beside the game: who did it, and what; null until the game's words are here. */
export function newsBanner(
  { news }: RemoteTable,
  told: Snapshot,
  one: News,
  words: Words | null,
): Banner | null {
  const nameOf = (person: string | null): string =>
    told.chairs.flatMap((chair) =>
      chair.type === 'person' && chair.who.id === person ? [chair.who.name] : [],
    )[0] ?? '';
  if (one.type === 'host') {
    const close = { word: shell.words.close, onclick: () => news.close(one) };
    return { key: one, text: presence.host, actions: [close] };
  }
  if (one.type !== 'rules') return { key: one, text: presence[one.type](nameOf(one.person)) };
  if (words === null) return null;
  const rules = one.changed.flatMap((key) => {
    const rule = words.options[key]?.name;
    if (rule === undefined) return [];
    const [inForce] = rulesInForce({ [key]: told.settings.options[key] }, words.options);
    if (inForce === undefined) return [presence.ruleOff(rule)];
    const { value } = inForce;
    return [value === null ? presence.ruleOn(rule) : presence.ruleIs({ rule, value })];
  });
  return { key: one, text: presence.rules({ name: nameOf(told.host), rules: nameList(rules) }) };
}
