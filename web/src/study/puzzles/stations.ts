import { GRADES, gradesOf, idOf, type Puzzle } from '@tischlein/coach/puzzles';
import type { Motifs } from '../../games/contract.ts';
import { marksOf } from './kept.ts';

/** A puzzle of a station, with what became of it on this device. */
export interface Numbered {
  readonly puzzle: Puzzle;
  /** From 1, among all of the game. */
  readonly number: number;
  /** 0 is easy. */
  readonly grade: number;
  readonly mark: 'found' | 'shown' | undefined;
}

export interface Station {
  readonly motif: string;
  readonly all: readonly Numbered[];
  readonly found: number;
}

const MIN_STATION = 4;

/** A game's puzzles by what they are about, the easier stations first; a station with few of them joins the one before. */
export function stationsOf(
  game: string,
  puzzles: readonly Puzzle[],
  motifs: Motifs | null,
): Station[] {
  const grades = gradesOf(puzzles);
  const marks = marksOf(game);
  const by = new Map<string, Numbered[]>();
  puzzles.forEach((puzzle, i) => {
    const motif = motifs?.of(puzzle) ?? '';
    const one = {
      puzzle,
      number: i + 1,
      grade: GRADES.indexOf(grades[i]!),
      mark: marks[idOf(puzzle)],
    };
    by.set(motif, [...(by.get(motif) ?? []), one]);
  });
  const mean = (all: readonly Numbered[]): number =>
    all.reduce((sum, { grade }) => sum + grade, 0) / all.length;
  const sorted = [...by].sort(([, a], [, b]) => mean(a) - mean(b));
  const joined: [string, Numbered[]][] = [];
  for (const [motif, all] of sorted) {
    const before = joined.at(-1);
    if (before && all.length < MIN_STATION) before[1].push(...all);
    else joined.push([motif, all]);
  }
  return joined.map(([motif, all]) => ({
    motif,
    all,
    found: all.filter(({ mark }) => mark === 'found').length,
  }));
}

/** What one goes on with: the first that was not found, along the way. */
export const nextOf = (stations: readonly Station[]): Numbered | null =>
  stations.flatMap(({ all }) => all).find(({ mark }) => mark !== 'found') ?? null;
