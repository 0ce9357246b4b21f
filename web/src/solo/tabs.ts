/** Two tabs on one solo game would each go their own way: the one opened last plays on, the other says so. */
export function aloneWith(id: string, lose: () => void): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => {};
  const channel = new BroadcastChannel('tischlein.table');
  channel.addEventListener('message', ({ data }) => {
    if (data === id) lose();
  });
  channel.postMessage(id);
  return () => channel.close();
}
