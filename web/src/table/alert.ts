import { named } from '../base/title.ts';

interface Turn {
  readonly mine: boolean;
  readonly words: string;
  /** What is played. */
  readonly game: string;
  /** The phone is a hand beside a big screen. */
  readonly inHand: boolean;
}

/** It is your turn: the title says so, the phone hums once if the page is out of sight, and the screen stays on. */
export function alertTurn({ mine, words, game, inHand }: Turn): () => void {
  const leave = named(mine ? `● ${words} · ${game}` : game);
  // Beside a big screen the eyes are there, not on the phone.
  if (mine && (inHand || document.hidden)) navigator.vibrate?.(80);
  if (mine && document.hidden) void import('../ui/sound.ts').then(({ sound }) => sound('bell'));
  return leave;
}

/** Keeps the screen on while somebody sits at a table; where the browser can not, it sleeps as usual. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const take = async (): Promise<void> => {
    if (over || document.hidden || !('wakeLock' in navigator)) return;
    lock = await navigator.wakeLock.request('screen').catch(() => null);
    if (over) void lock?.release();
  };
  const seen = (): void => void take();
  document.addEventListener('visibilitychange', seen);
  void take();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', seen);
    void lock?.release();
  };
}
