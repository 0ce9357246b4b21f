import type { LessonsWords } from '../../learn/lesson.ts';

export const words = {
  first: {
    title: 'A whole round',
    done: 'You have won your first round, and said everything one has to say.',
    steps: {
      color: {
        title: 'Same colour',
        text: 'A red 7 lies open. Whoever is first without cards wins. A card fits if it has the colour or the number of the open one.',
        act: 'Play your red 2: tap it, then the button.',
      },
      number: {
        title: 'Same number',
        text: 'Now a yellow 9 lies open, and you have no yellow card. But you have another 9.',
        act: 'Play the blue 9.',
      },
      wild: {
        title: 'Black always fits',
        text: 'Nothing you hold is green or a 2. Your black card goes on anything, and you choose the colour that comes next.',
        act: 'Play the wild card and choose red.',
      },
      stack: {
        title: 'Two cards for you?',
        text: 'Cleo has played a draw two at you. Put another draw two on it and the next player faces four.',
        act: 'Stack your blue draw two.',
      },
      draw: {
        title: 'Nothing fits',
        text: 'You hold two red cards, and blue lies open. Then you draw one card from the pile.',
        act: 'Tap the pile.',
      },
      drawn: {
        title: 'Lucky you',
        text: 'The card you drew fits. You may play it straight away.',
        act: 'Play the blue 3.',
      },
      uno: {
        title: 'Two cards left: say UNO',
        text: 'When you play your second-to-last card you say UNO. If you forget it, you draw two.',
        act: 'Choose the red 4, then play it with UNO.',
      },
      unouno: {
        title: 'The last card: UNO UNO',
        text: 'With the last card you say it twice. Only then have you won.',
        act: 'Play the red 6 with UNO UNO.',
      },
    },
  },
} satisfies LessonsWords;
