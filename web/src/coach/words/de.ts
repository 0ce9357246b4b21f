import type { CoachWords } from '../words.ts';

export const words: CoachWords = {
  coach: 'Lehrer',
  coachText: 'Sagt vor einem Zug, wenn ein anderer klar besser ist, und warum.',
  better: (move) => `Besser: ${move}`,
  wait: 'Warten.',
  noReason: 'Die vorgestellten Spiele sagen es; einen kurzen Grund gibt es nicht.',
  much: (points) => `${points} Punkte mehr Chance, nach dem, was du siehst.`,
  anyway: 'Trotzdem spielen',
  anew: 'Neu wählen',
  over: (move) => `Verglichen mit «${move}»`,
};
