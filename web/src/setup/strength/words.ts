import type { Language } from '@tischlein/rules/languages';

/** Small enough to come in all languages at once. */
export const strengthWords: {
  readonly [language in Language]: {
    /** Of ten games against one of the step below. */
    readonly ofTen: (wins: string) => string;
    /** Of a hundred games among several of the step below. */
    readonly among: (wins: string, others: number, luck: number) => string;
  };
} = {
  en: {
    ofTen: (wins) => `Wins ${wins} of 10 games against the step below.`,
    among: (wins, others, luck) =>
      `Wins ${wins} of 100 games against ${others} of the step below; ${luck} would be luck.`,
  },
  de: {
    ofTen: (wins) => `Gewinnt ${wins} von 10 Spielen gegen die Stufe darunter.`,
    among: (wins, others, luck) =>
      `Gewinnt ${wins} von 100 Spielen gegen ${others} der Stufe darunter; ${luck} wären Glück.`,
  },
  gsw: {
    ofTen: (wins) => `Gwinnt ${wins} vo 10 Schpil gäge d’Stuefe drunder.`,
    among: (wins, others, luck) =>
      `Gwinnt ${wins} vo 100 Schpil gäge ${others} vo dr Stuefe drunder; ${luck} wäre Glück.`,
  },
  hu: {
    ofTen: (wins) => `10 játszmából ${wins} az övé az eggyel gyengébb ellen.`,
    among: (wins, others, luck) =>
      `100 játszmából ${wins} az övé ${others} eggyel gyengébb ellen; ${luck} a szerencse része.`,
  },
};
