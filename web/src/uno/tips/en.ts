export const words = {
  lay: 'Highlighted cards fit: the same colour, number or symbol. Tap one, then play it with the button.',
  draw: 'Nothing fits: draw a card. If it fits, you may play it at once.',
  wild: 'Black cards go on anything. You choose the colour that comes next.',
  sum: 'Cards are coming at you: answer with a draw card, or take them all.',
  call: 'Nearly done! When you play your second-to-last card, say UNO with the same button.',
};
