import { FromGroupSchema, type GroupSaid, type GroupSnapshot } from '@tischlein/api/group';
import * as v from 'valibot';
import { comeIn, goOut, socketAddress } from '../../play/remote/api.ts';

/** Milliseconds between two requests for the group, and until one without an answer opens a new line. */
const BEAT = 8000;
const PATIENCE = 4000;
const FIRST_RETRY = 200;
const LAST_RETRY = 2000;

/** After these events the device may have slept: the group is asked for at once. */
const WAKES = ['visibilitychange', 'resume'] as const;

/** The page's line to a group: it comes back by itself, to whichever node answers. */
export class GroupLine {
  told = $state.raw<GroupSnapshot | null>(null);
  said = $state.raw<readonly GroupSaid[]>([]);
  open = $state(false);
  /** This person belongs to it no longer. */
  lost = $state(false);

  readonly #group: string;
  #socket: WebSocket | null = null;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #retry = FIRST_RETRY;
  #closed = false;
  readonly #beat: ReturnType<typeof setInterval>;
  readonly #attend = (): void => {
    if (!this.open) return;
    this.#socket?.send(JSON.stringify({ t: 'attend', group: this.#group }));
    this.#patience ??= setTimeout(() => this.#socket?.close(), PATIENCE);
  };

  constructor(group: string) {
    this.#group = group;
    this.#beat = setInterval(this.#attend, BEAT);
    for (const event of WAKES) document.addEventListener(event, this.#attend);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#beat);
    for (const event of WAKES) document.removeEventListener(event, this.#attend);
    this.#socket?.close();
  }

  #connect(): void {
    comeIn().then(
      () => {
        if (this.#closed) return;
        const socket = new WebSocket(socketAddress());
        this.#socket = socket;
        socket.addEventListener('open', () => {
          this.open = true;
          this.#attend();
        });
        socket.addEventListener('message', ({ data }) => this.#hear(String(data)));
        socket.addEventListener('close', () => this.#again());
      },
      () => this.#again(),
    );
  }

  #again(): void {
    if (!this.open) goOut();
    this.open = false;
    clearTimeout(this.#patience);
    this.#patience = undefined;
    if (this.#closed) return;
    setTimeout(() => this.#connect(), this.#retry);
    this.#retry = Math.min(LAST_RETRY, 2 * this.#retry);
  }

  #hear(text: string): void {
    const parsed = v.safeParse(FromGroupSchema, JSON.parse(text));
    if (!parsed.success) return;
    clearTimeout(this.#patience);
    this.#patience = undefined;
    this.#retry = FIRST_RETRY;
    const message = parsed.output;
    if (message.t === 'groupLost') this.lost = true;
    else if (message.t === 'group') this.told = message;
    // A new line repeats earlier messages.
    else if (!this.said.some((each) => each.at === message.at && each.member === message.member))
      this.said = [...this.said, message];
  }
}
