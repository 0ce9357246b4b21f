/** The hand as it came: who was there keeps their place, who is new stands at the end. */
export function asDrawn(before: readonly string[], hand: readonly string[]): string[] {
  const left = [...hand];
  const stayed = before.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return [...stayed, ...left];
}
