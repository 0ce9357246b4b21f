/**
 * The time of this node in milliseconds since 1970. It never falls: where the machine's clock is set back, it goes on at
 * the usual pace until that clock has caught up, so no line is taken for a flood and no bot waits for an hour to pass
 * again. Where the clock is set forward, it follows.
 */
export function steadyClock(
  wall: () => number = Date.now,
  passed: () => number = () => performance.now(),
): () => number {
  let at = wall();
  let since = passed();
  return () => {
    const now = passed();
    at = Math.max(at + now - since, wall());
    since = now;
    return Math.floor(at);
  };
}
