export const words = {
  walk: 'Tap one of your creatures. Green squares are for walking, red rings can be hit. Both cost energy.',
  morf: 'Tap a card in your hand to turn a creature into that form.',
  end: 'Done? End the turn: what is left of your energy helps you on the other side’s turn.',
  duel: 'You are attacked! Answer with a fitting card, or let your creature fall.',
};
