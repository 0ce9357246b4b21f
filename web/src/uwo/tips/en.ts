export const words = {
  walk: 'Tap one of your creatures. Green squares are for walking, red rings can be hit. Both cost energy.',
  morf: 'Tap a card in your hand to turn a creature into that form.',
  end: 'Done? End your turn: energy you have left lets you defend on the other side’s turn.',
  duel: 'You are under attack! Answer with a card that helps, or take the hit.',
};
