/** What one tab tells the others of a solo game: it plays it now, or has left it. */
interface Sign {
  readonly id: string;
  readonly left: boolean;
}

/** Two tabs on one solo game would each go their own way: the one that came last plays, until it leaves. */
export function aloneWith(
  id: string,
  on: { readonly taken: () => void; readonly left: () => void },
): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => {};
  const channel = new BroadcastChannel('tischlein.table');
  channel.addEventListener('message', ({ data }: MessageEvent<Sign>) => {
    if (data.id === id) on[data.left ? 'left' : 'taken']();
  });
  const say = (left: boolean): void => channel.postMessage({ id, left } satisfies Sign);
  const leave = (): void => say(true);
  addEventListener('pagehide', leave);
  say(false);
  return () => {
    leave();
    removeEventListener('pagehide', leave);
    channel.close();
  };
}
