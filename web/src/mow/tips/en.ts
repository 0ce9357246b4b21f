export const words = {
  start: 'Tap any highlighted cow to start a herd.',
  add: 'Your number must be lower or higher than every number in the herd. The tag on a card shows which end it fits.',
  take: 'Nothing fits? Then you take the herd. Its flies count against you, and you start the next herd.',
  special: 'Purple cows are special and carry five flies. Tap one and see what it can do.',
  pile: 'The pile is nearly empty. Once it is gone, whoever takes the herd next ends the round.',
};
