import { FastRandom, type JsonObject } from '@tischlein/kit';

/** The puzzles of a game that are shipped, easy ones first. */
export const puzzlesOf = async (game: string): Promise<readonly Puzzle[]> =>
  ((await import(`./shipped/${game}.json`)) as { readonly default: readonly Puzzle[] }).default;

/** Thirds of a game's puzzles, by how much thinking they take. */
export const GRADES = ['easy', 'medium', 'hard'] as const;
type Grade = (typeof GRADES)[number];

/** Find the move: one is clearly the best, and the rule of thumb plays another. It is for whoever is to move. */
export interface Puzzle {
  readonly position: JsonObject;
  readonly move: string;
  /** What the rule of thumb plays. */
  readonly tempting: string;
  /** How many iterations a search needs to find it to which all moves look alike: it knows the rules and nothing else. */
  readonly thoughts: number;
  /** How often in a hundred the move wins, and the next best one; null where the move is proved to win. */
  readonly wins: readonly [number, number] | null;
  /** Of a proved win: how it goes on here, as far as nobody else has a choice. */
  readonly line: readonly string[];
}

/** The same for the same position and solution, wherever the puzzle stands in its list. */
export function idOf({ position, move }: Pick<Puzzle, 'position' | 'move'>): string {
  const random = new FastRandom(`puzzle\n${JSON.stringify(position)}\n${move}`);
  return `p${(random.bits() >>> 0).toString(36)}${(random.bits() >>> 0).toString(36)}`;
}

/** Those that take the same thinking have the same grade: that of the middle one among them. */
export function gradesOf(all: readonly Pick<Puzzle, 'thoughts'>[]): Grade[] {
  return all.map(({ thoughts }) => {
    const easier = all.filter((other) => other.thoughts < thoughts).length;
    const alike = all.filter((other) => other.thoughts === thoughts).length;
    return GRADES[Math.floor((GRADES.length * (easier + alike / 2)) / all.length)]!;
  });
}
