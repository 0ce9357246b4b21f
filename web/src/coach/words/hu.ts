import type { CoachWords } from '../words.ts';

export const words: CoachWords = {
  coach: 'Edző',
  coachText: 'Lépés előtt szól, ha egy másik egyértelműen jobb, és megmondja, miért.',
  better: (move) => `Jobb: ${move}`,
  wait: 'Várni.',
  noReason: 'Az elképzelt játszmák mutatják; rövid ok nincs rá.',
  much: (points) => `${points} ponttal több esély, abból, amit látsz.`,
  anyway: 'Mégis ezt',
  anew: 'Újraválasztok',
  over: (move) => `Ehhez képest: „${move}”`,
};
