import type { Said, Snapshot } from '@tischlein/table';
import { isMet } from '../../base/load-game.ts';
import { settings } from '../../base/settings.svelte.ts';
import { loadVersion } from '../../base/version.svelte.ts';
import { myself } from '../../i18n/my-name.ts';
import { Session } from '../../table/session/session.svelte.ts';
import { notePlayed } from '../solo/shelf.ts';
import { HandMode } from '../tv/hand-mode.svelte.ts';
import { FarHelp } from './far-help.svelte.ts';
import { FarSeat } from './far-seat.ts';
import { GoingOn } from './going-on.svelte.ts';
import { latestOf, seatOfSpeaker, unreadIn } from './heard.ts';
import { heardOf } from './hushed.svelte.ts';
import { contributionsTo, keepGame } from './kept-games.ts';
import { newsBetween, NewsFeed } from './news.svelte.ts';
import { meetGame } from './outside.ts';
import { RemoteClient } from './remote-client.svelte.ts';
import { dropVisited, keepVisited } from './visited.ts';

/** A table on the server, as one page has it: the connection, what is known, and what the page does by itself. */
export class RemoteTable {
  readonly id: string;
  readonly client: RemoteClient;
  readonly session: Session;
  readonly help: FarHelp;
  readonly hand: HandMode;
  readonly goingOn: GoingOn;
  readonly seat: FarSeat;
  readonly news = new NewsFeed();
  /** The server speaks another protocol, and loading the page again did not help. */
  wrongVersion = $state(false);
  /** A game from outside that the server does not have now. */
  gameMissing = $state(false);
  /** The own time ran out, or an offer was not accepted, and not because of this reader; until it was called out. */
  late = $state(false);
  lapsed = $state(false);
  /** Somebody without a seat has said that they look on. */
  #looksOn = $state(false);
  #met = $state<string | null>(null);
  #before: Snapshot | null = null;
  #refused = false;

  /** The times of the last message seen in the chat, and of the last one shown over the table. */
  #readAt = $state(0);
  #calledAt = $state(0);
  readonly #chat: readonly Said[] = $derived.by(() => heardOf(this.session.chat));
  readonly #me = $derived.by(() => this.session.told?.person);
  readonly unread: number = $derived.by(() =>
    unreadIn(this.#chat, this.#me, Math.max(this.#readAt, this.session.cameAt)),
  );
  /** The newest message of somebody else, until it has been shown over the table. */
  readonly said: Said | null = $derived.by(() =>
    latestOf(this.#chat, this.#me, Math.max(this.#calledAt, this.session.cameAt)),
  );
  /** The seat of its author; null for a watcher. */
  readonly speaker: number | null = $derived.by(() =>
    seatOfSpeaker(this.session.told?.chairs ?? [], this.said),
  );

  constructor(id: string) {
    this.id = id;
    this.client = new RemoteClient(id);
    this.session = new Session(this.client.client, id, {
      told: (told) => this.#hear(told),
      presence: (back) => {
        for (const person of back) this.news.tell({ type: 'back', person });
        this.hand.hear(this.session.present);
      },
      fault: (fault) => this.seat.hearFault(fault),
    });
    this.help = new FarHelp(id, this.session);
    this.hand = new HandMode(() => this.session.told);
    this.goingOn = new GoingOn(this.session);
    this.seat = new FarSeat(id, {
      command: (command) => this.session.command(command),
      answered: () => this.client.client.answered(),
      who: () => ({ ...myself(), ...(settings.name === null && { name: null }) }),
      contributions: contributionsTo(id),
      keepVisited,
      dropVisited,
      now: Date.now,
      loadVersion,
      wrongVersion: () => (this.wrongVersion = true),
    });
  }

  /** A game from outside comes from the server before its table can be shown. */
  isHere(game: string): boolean {
    return isMet(game) || this.#met === game;
  }

  /** They have come by the link, and are asked what they would like. */
  get isOutside(): boolean {
    const { told, shut } = this.session;
    if (shut) return true;
    if (told === null || told.you !== null) return false;
    return told.removed === true || (!this.#looksOn && told.host !== told.person);
  }

  readonly watch = (wantsSeat: boolean): void => {
    this.#looksOn = true;
    this.seat.wantsSeat = wantsSeat;
  };

  vote(agree: boolean): void {
    this.#refused = !agree;
    const { offer } = this.session.told!;
    if (offer) void this.session.command({ type: 'vote', offer: offer.offer, agree });
  }

  /** The chat was seen. */
  readonly read = (): void => {
    this.#readAt = this.#calledAt = this.session.chat.at(-1)?.at ?? 0;
  };

  called({ at }: Said): void {
    this.#calledAt = at;
  }

  close(): void {
    this.help.close();
    this.hand.close();
    this.session.close();
    this.client.close();
  }

  #hear(told: Snapshot): void {
    keepGame(this.id, told);
    this.#compare(this.#before, told);
    this.#before = told;
    if (!this.isHere(told.game))
      void meetGame(told.game).then(
        () => (this.#met = told.game),
        () => (this.gameMissing = true),
      );
    if (told.you !== null) this.#looksOn = false;
    this.goingOn.hear(told);
    if (told.phase === 'over' && !this.goingOn.isInRoom(told)) notePlayed(told.game);
    this.hand.hear(this.session.present);
    this.seat.hear(told);
  }

  /** Notes what has changed and is to be called out. */
  #compare(before: Snapshot | null, told: Snapshot): void {
    if (isLate(told) && !(before && isLate(before))) this.late = true;
    if (before === null) return;
    for (const news of newsBetween(before, told)) this.news.tell(news);
    const isTaken = told.phase !== before.phase || (told.back ?? 0) > 0;
    if (before.offer && !told.offer && !this.#refused && !isTaken) this.lapsed = true;
    if (!told.offer) this.#refused = false;
  }
}

/** A bot plays for the reader, whose time ran out. */
function isLate({ you, chairs }: Snapshot): boolean {
  const mine = you === null ? null : chairs[you]!;
  return mine?.type === 'person' && mine.away === 'time';
}
