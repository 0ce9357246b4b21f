import type { Snapshot } from '@tischlein/table';
import { isMet } from '../../base/load-game.ts';
import { settings } from '../../base/settings.svelte.ts';
import { myself } from '../../i18n/my-name.ts';
import { loadVersion } from '../../base/version.svelte.ts';
import { Session } from '../../table/session/session.svelte.ts';
import { HandMode } from '../tv/hand-mode.svelte.ts';
import { FarHelp } from './far-help.svelte.ts';
import { FarSeat } from './far-seat.ts';
import { contributionsTo } from './given.ts';
import { GoingOn } from './going-on.svelte.ts';
import { Hearing } from './hearing.svelte.ts';
import { keepGame } from './kept-games.ts';
import { NewsFeed } from './news.svelte.ts';
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
  readonly hearing: Hearing;
  readonly seat: FarSeat;
  readonly news = new NewsFeed();
  /** The server speaks another protocol, and loading the page again did not help. */
  wrongVersion = $state(false);
  /** A game from outside that the server does not have now. */
  gameMissing = $state(false);
  /** Somebody without a seat has said that they look on. */
  #looksOn = $state(false);
  #met = $state<string | null>(null);

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
    this.hearing = new Hearing(this.session);
    this.seat = new FarSeat(id, {
      command: (command) => this.session.command(command),
      answered: () => this.client.client.answered(),
      who: () => ({
        ...myself(),
        ...(settings.name === null && { name: null }),
      }),
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

  close(): void {
    this.help.close();
    this.hand.close();
    this.session.close();
    this.client.close();
  }

  #hear(told: Snapshot): void {
    keepGame(this.id, told);
    this.news.hear(told);
    if (!this.isHere(told.game))
      void meetGame(told.game).then(
        () => (this.#met = told.game),
        () => (this.gameMissing = true),
      );
    if (told.you !== null) this.#looksOn = false;
    this.goingOn.hear(told);
    this.hand.hear(this.session.present);
    this.seat.hear(told);
  }
}
