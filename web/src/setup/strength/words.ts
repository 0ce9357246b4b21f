import type { Language } from '@tischlein/rules/languages';

const luck = (seats: number): number => Math.round(100 / seats);

/** What was played to rate them: one game, or a match of several rounds. */
type Rated = 'game' | 'match';
const EN = { game: 'games', match: 'matches to 500' } as const;
const DE = { game: 'Spielen', match: 'Partien bis 500' } as const;
const GSW = { game: 'Schpil', match: 'Partie bis 500' } as const;
const HU = { game: 'játszmából', match: '500 pontos mérkőzésből' } as const;

/** Small enough to come in all languages at once. */
export const strengthWords: {
  readonly [language in Language]: {
    /** Of ten against one of the step below. */
    readonly ofTen: (wins: string, of: Rated) => string;
    /** Of a hundred among several of the step below. */
    readonly among: (wins: string, of: Rated, seats: number) => string;
  };
} = {
  en: {
    ofTen: (wins, of) => `Wins ${wins} of 10 ${EN[of]} against the step below.`,
    among: (wins, of, seats) =>
      `Wins ${wins} of 100 ${EN[of]} against ${seats - 1} of the step below; ${luck(seats)} would be luck.`,
  },
  de: {
    ofTen: (wins, of) => `Gewinnt ${wins} von 10 ${DE[of]} gegen die Stufe darunter.`,
    among: (wins, of, seats) =>
      `Gewinnt ${wins} von 100 ${DE[of]} gegen ${seats - 1} der Stufe darunter; ${luck(seats)} wären Glück.`,
  },
  gsw: {
    ofTen: (wins, of) => `Gwinnt ${wins} vo 10 ${GSW[of]} gäge d’Stuefe drunder.`,
    among: (wins, of, seats) =>
      `Gwinnt ${wins} vo 100 ${GSW[of]} gäge ${seats - 1} vo dr Stuefe drunder; ${luck(seats)} wäre Glück.`,
  },
  hu: {
    ofTen: (wins, of) => `10 ${HU[of]} ${wins} az övé az eggyel gyengébb ellen.`,
    among: (wins, of, seats) =>
      `100 ${HU[of]} ${wins} az övé ${seats - 1} eggyel gyengébb ellen; ${luck(seats)} a szerencse része.`,
  },
};
