import type { Seat } from '@tischlein/kit';
import { pastFor, questionFor } from './bots.ts';
import type { Due } from './due.ts';
import type { HostPorts } from './ports.ts';
import { presentSeats, type Table } from './table.ts';

/** A bot that is to move, or may. */
export type BotDue = Extract<Due, { type: 'bot' }>;

/** The bots of one table that think now, and those that were asked and chose to wait. */
export class AskedBots {
  readonly #ports: Pick<HostPorts, 'think' | 'budget' | 'later'>;
  /** Those that think, as "ply seat". */
  #thinking: Set<string> | null = null;
  /** A mask of those that chose to wait at `#ply`. */
  #waiting = 0;
  #ply = -1;

  constructor(ports: Pick<HostPorts, 'think' | 'budget' | 'later'>) {
    this.#ports = ports;
  }

  /** A mask of the bots that were asked since the last move and chose to wait. */
  waiting({ play: { ply } }: Table): number {
    return this.#ply === ply ? this.#waiting : 0;
  }

  /**
   * What a bot plays, once it is due; null where it chose to wait, undefined where it thinks about it already. It thinks
   * while it seems to wait: how long it thought tells nothing.
   */
  async ask(table: Table, bot: BotDue, now: () => number): Promise<string | null | undefined> {
    const { seat, mayWait, at } = bot;
    const key = `${table.play.ply} ${seat}`;
    if (this.#thinking?.has(key)) return undefined;
    this.#thinking ??= new Set();
    this.#thinking.add(key);
    const question = questionFor(table, seat, { mayWait, budget: this.#ports.budget });
    const awaited = presentSeats(table).length > 0;
    const move = await this.#ports
      .think(question, { awaited, past: () => pastFor(table, seat) })
      .catch(() => question.ask.legal[0]!);
    if (move !== null && at > now()) await this.#wait(at - now());
    this.#thinking.delete(key);
    return move;
  }

  /** It is not asked again before the next move. */
  letWait(table: Table, seat: Seat): void {
    this.#waiting = this.waiting(table) | (1 << seat);
    this.#ply = table.play.ply;
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => void this.#ports.later(ms, resolve));
  }
}
