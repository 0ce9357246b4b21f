const HOUSE = 'Tischlein';
const shown = new Map<symbol, string>();

/** Names what the tab shows until it is closed again; of several open at once, the one named last. */
export function named(text: string): () => void {
  const key = Symbol(text);
  shown.set(key, text);
  write();
  return () => {
    shown.delete(key);
    write();
  };
}

function write(): void {
  const last = [...shown.values()].at(-1);
  document.title = last === undefined ? HOUSE : `${last} · ${HOUSE}`;
}
