import type { CoachWords } from '../words.ts';

export const words: CoachWords = {
  coach: 'Lehrer',
  coachText: 'Seit vor emne Zug, we en andere klar besser isch, und warum.',
  better: (move) => `Besser: ${move}`,
  wait: 'Warte.',
  noReason: 'Di vorgschtellte Schpil säge’s; e churze Grund git’s nid.',
  much: (points) => `${points} Pünkt meh Chance, nach däm, wo du gsehsch.`,
  anyway: 'Glych schpile',
  anew: 'Nöi wähle',
  over: (move) => `Verglyche mit «${move}»`,
};
