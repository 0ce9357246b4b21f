import type { LessonsWords } from '../../learn/lesson.ts';

export const words = {
  first: {
    title: 'Cows and flies',
    done: 'Now you know how to keep your stable clean. Fewest flies wins.',
    steps: {
      high: {
        title: 'Higher than all of them',
        text: 'The herd runs from 5 to 10. A cow joins it if her number is higher than all of them, or lower than all of them.',
        act: 'Tap your 12.',
      },
      low: {
        title: 'Or lower than all of them',
        text: 'The herd now ends with 15, so only low numbers fit. Your 3 has a fly on it: give it to the herd.',
        act: 'Tap your 3.',
      },
      slow: {
        title: 'A slowpoke squeezes in',
        text: 'Beni had to take the herd with all its flies and start a new one. Purple cows are special: the slowpoke goes into a gap. Then you may turn the direction.',
        act: 'Tap it, and keep the direction.',
      },
      take: {
        title: 'Nothing fits',
        text: 'The herd runs from 2 to 14 and all your cows are in between. Then you take the herd, and every fly in it counts against you.',
        act: 'Take the herd.',
      },
      start: {
        title: 'A new herd',
        text: 'Whoever takes the herd starts the next one, with any plain cow.',
        act: 'Start with your 9.',
      },
      block: {
        title: 'Shut the gate',
        text: 'The blocker 16 closes the high end: nothing is higher. All Beni’s cows are above 5, so he will have to take the herd.',
        act: 'Tap the blocker, and keep the direction.',
      },
    },
  },
} satisfies LessonsWords;
