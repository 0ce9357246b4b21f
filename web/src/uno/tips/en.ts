export const words = {
  lay: 'Lit cards fit: the same colour, number or sign. Tap one, then lay it with the button.',
  draw: 'Nothing fits: draw a card. If it fits, you may lay it at once.',
  wild: 'Black cards fit on anything. You wish the colour that comes next.',
  sum: 'Cards are waiting for you: fend them off with a draw card, or take them all.',
  call: 'Nearly done! When you lay your last card but one, say UNO with the same button.',
};
