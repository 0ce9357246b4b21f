import { SQUARE_NAMES, type UwoTold } from '@tischlein/games/uwo/language';
import type { Seat } from '@tischlein/kit';

/** How many creatures each seat has left, at the start and after each turn. */
export type Left = readonly [number, number];

/** From all that was told; `army` is how many each side started with. */
export function leftOf(past: readonly UwoTold[], army: number): Left[] {
  // Gnorfs start on the first two rows, pnorfs on the last two.
  const half = SQUARE_NAMES.length / 2;
  const owner = new Map(
    SQUARE_NAMES.map((square, i): [string, Seat] => [square, i < half ? 0 : 1]),
  );
  const now: [number, number] = [army, army];
  const turns: Left[] = [[army, army]];
  const move = (from: string, to: string): void => void owner.set(to, owner.get(from)!);
  for (const fact of past) {
    switch (fact.clause) {
      case 'UWO-15':
      case 'UWO-51':
        move(fact.facts.square, fact.facts.goal);
        break;
      case 'UWO-21':
        now[fact.facts.seat]! -= 1;
        break;
      case 'UWO-54':
        if (fact.facts.what === 'boom')
          for (const square of fact.facts.squares) now[owner.get(square)!]! -= 1;
        break;
      case 'UWO-10':
      case 'UWO-42':
        turns.push([...now]);
    }
  }
  const last = turns.at(-1)!;
  return last[0] === now[0] && last[1] === now[1] ? turns : [...turns, [...now]];
}
