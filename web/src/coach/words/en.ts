export const words = {
  coach: 'Coach',
  coachText: 'Says before a move if another one is clearly better, and why.',
  better: (move: string) => `Better: ${move}`,
  wait: 'Wait.',
  noReason: 'The imagined games say so; there is no short reason.',
  much: (points: number) => `${points} points more chance, from what you can see.`,
  anyway: 'Play it anyway',
  anew: 'Choose again',
  over: (move: string) => `Compared with “${move}”`,
};
