export const words = {
  start: 'Tap any lit cow to start a herd.',
  add: 'Your number must be lower or higher than all that lie there. The tags on your cards show the end they fit.',
  take: 'Nothing fits? Then you take the herd. Its flies count for you, and you start the next one.',
  special: 'Purple cows are special and carry five flies. Tap one and see what it can do.',
  pile: 'The pile is nearly empty. Once it is, the next taking ends the round.',
};
