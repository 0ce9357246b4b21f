import { comeIn, goOut, Refused } from './api.ts';

/** Every message is answered within this time, or the connection is dead, whatever the browser believes. */
const ANSWER_WITHIN_MS = 4000;
const AFTER_REFUSAL_MS = 1000;

/** After these events the device may have slept. */
const WAKES = ['visibilitychange', 'resume'] as const;

interface Listener {
  opened(): void;
  heard(message: unknown): void;
  /** Once, with the server's reason if it gave one. */
  closed(why: Refused | true): void;
}

/** Who comes: a person or a screen. */
export interface Identity {
  comeIn(): Promise<unknown>;
  /** After a refusal: the next `comeIn` asks the server again. */
  goOut(): void;
}
const AS_PERSON: Identity = { comeIn, goOut };

export interface Connection {
  send(message: unknown): void;
  close(): void;
}

/** One WebSocket. Whoever wants another after it is closed connects again. */
export function connect(
  address: () => string,
  listener: Listener,
  identity: Identity = AS_PERSON,
): Connection {
  let socket: WebSocket | null = null;
  let isOpen = false;
  let ended = false;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const end = (why: Refused | true): void => {
    if (ended) return;
    ended = true;
    clearTimeout(patience);
    socket?.close();
    listener.closed(why);
  };
  const expect = (): void => {
    patience ??= setTimeout(() => end(true), ANSWER_WITHIN_MS);
  };
  const heard = (): void => {
    clearTimeout(patience);
    patience = undefined;
  };
  const dial = (): void => {
    if (ended) return;
    socket = new WebSocket(address());
    expect();
    socket.addEventListener('open', () => {
      if (ended) return;
      heard();
      isOpen = true;
      listener.opened();
    });
    socket.addEventListener('message', ({ data }) => {
      if (ended) return;
      heard();
      listener.heard(JSON.parse(String(data)));
    });
    socket.addEventListener('close', () => {
      // A refused browser may have to register again; on a dead network that request would only cost time.
      if (!ended && !isOpen) identity.goOut();
      end(true);
    });
  };
  // The server accepts no connection without a cookie: register first.
  identity
    .comeIn()
    .then(dial, (error: unknown) =>
      setTimeout(() => end(error instanceof Refused ? error : true), AFTER_REFUSAL_MS),
    );
  return {
    send: (message) => {
      socket?.send(JSON.stringify(message));
      expect();
    },
    close: () => end(true),
  };
}

/** Tests a connection at every beat, and at once after the device may have slept; answers how to stop. */
export function heartbeat(ms: number, beat: () => void, woke: () => void): () => void {
  const timer = setInterval(beat, ms);
  for (const event of WAKES) document.addEventListener(event, woke);
  addEventListener('online', woke);
  return () => {
    clearInterval(timer);
    for (const event of WAKES) document.removeEventListener(event, woke);
    removeEventListener('online', woke);
  };
}
