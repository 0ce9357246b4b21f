export const words = {
  next: 'Got it',
  of: (tip: number, all: number) => `${tip} of ${all}`,
  mow: {
    start: 'Tap any lit cow to start a herd.',
    add: 'Your number must be lower or higher than all that lie there. The tags on your cards show the end they fit.',
    take: 'Nothing fits? Then you take the herd. Its flies count for you, and you start the next one.',
    special: 'Purple cows are special and carry five flies. Tap one and see what it can do.',
    pile: 'The pile is nearly empty. Once it is, the next taking ends the round.',
  },
  uno: {
    lay: 'Lit cards fit: the same colour, number or sign. Tap one, then lay it with the button.',
    draw: 'Nothing fits: draw a card. If it fits, you may lay it at once.',
    wild: 'Black cards fit on anything. You wish the colour that comes next.',
    sum: 'Cards are waiting for you: fend them off with a draw card, or take them all.',
    call: 'Nearly done! When you lay your last card but one, say UNO with the same button.',
  },
  uwo: {
    walk: 'Tap one of your creatures. Green squares are for walking, red rings can be hit. Both cost energy.',
    morf: 'Tap a card in your hand to turn a creature into that form.',
    end: 'Done? End the turn: what is left of your energy helps you on the other side’s turn.',
    duel: 'You are attacked! Answer with a fitting card, or let your creature fall.',
  },
};
