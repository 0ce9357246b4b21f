export type Log = (
  event: string,
  facts?: { readonly [key: string]: string | number | boolean | null },
) => void;

/** One JSON object a line. No secrets: no tokens, no seeds, no cards, no names, no chat. */
export const logTo =
  (write: (line: string) => void, now: () => number): Log =>
  (event, facts = {}) =>
    write(`${JSON.stringify({ at: new Date(now()).toISOString(), event, ...facts })}\n`);

export const silent: Log = () => {};
