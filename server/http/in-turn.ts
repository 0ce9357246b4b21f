import type { RequestListener } from 'node:http';

/**
 * Of requests that come together, one is begun in each turn of the event loop. Moves come over connections of their own
 * and are read in between: they wait for one request, not for all of them.
 */
export function inTurn(answer: RequestListener): RequestListener {
  const waiting: Parameters<RequestListener>[] = [];
  const next = (): void => {
    const [request, response] = waiting.shift()!;
    if (waiting.length > 0) setImmediate(next);
    // Whoever has hung up meanwhile is not answered.
    if (!response.destroyed) void answer(request, response);
  };
  return (...asked) => {
    if (waiting.push(asked) === 1) setImmediate(next);
  };
}
