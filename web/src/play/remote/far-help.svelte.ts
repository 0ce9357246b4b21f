import { mayHint } from '@tischlein/table';
import { isGame } from '../../base/load-game.ts';
import { farHint } from './api.ts';
import type { Session } from '../../table/session/session.svelte.ts';
import type { Help } from '../../table/help.ts';
import { Helper } from '../../table/hints/helper.svelte.ts';

/** Hints at a far table: by this page where it has the game, else by a bot of the server. */
export class FarHelp {
  readonly #id: string;
  readonly #session: Session;
  readonly #helper = new Helper();

  constructor(id: string, session: Session) {
    this.#id = id;
    this.#session = session;
  }

  get advice(): Helper['advice'] {
    return this.#helper.advice;
  }

  /** What may be asked for now; null where this table gives no hints. */
  get offered(): Help | null {
    const { told } = this.#session;
    if (told === null || told.you === null || told.phase !== 'playing') return null;
    if (!mayHint(told.settings)) return null;
    return { hint: told.legal.length > 0 ? this.hint : null };
  }

  readonly hint = (): void => {
    const { told } = this.#session;
    if (told === null) return;
    if (isGame(told.game)) this.#helper.ask(told);
    else void this.#helper.hear(farHint(this.#id), told.ply).catch(() => {});
  };

  close(): void {
    this.#helper.close();
  }
}
