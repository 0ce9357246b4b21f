import type { LessonsWords } from '../../learn/lesson.ts';

export const words = {
  walk: {
    title: 'Walk and attack',
    done: 'You can walk, attack and win. Next: how a fist becomes a tank.',
    steps: {
      walk: {
        title: 'A fist walks one square',
        text: 'You are the green gnorfs. The purple pnorf on c4 is dozing: get next to it. A walk costs one of your six bolts.',
        act: 'Tap your fist, then the lit square.',
      },
      end: {
        title: 'One action a turn',
        text: 'Your fist has walked, so that was your action. Now it is the pnorfs’ turn.',
        act: 'End your turn.',
      },
      attack: {
        title: 'Now hit it',
        text: 'A fist hits one square away. That costs one bolt, too. Who is hit and has no defence is gone.',
        act: 'Tap your fist, then the pnorf.',
      },
      again: {
        title: 'One is gone',
        text: 'The last pnorf is coming closer. Let it come.',
        act: 'End your turn.',
      },
      straight: {
        title: 'Always in a straight line',
        text: 'The pnorf on d4 stands diagonally: you can’t walk or hit around a corner. Stand below it.',
        act: 'Walk to the lit square.',
      },
      cost: {
        title: 'Bolts are for both turns',
        text: 'With the bolts you keep you can defend yourself while the others play. A turn without an action costs one bolt all the same.',
        act: 'End your turn.',
      },
      win: {
        title: 'The last one',
        text: 'Whoever has no creature left has lost.',
        act: 'Hit the last pnorf.',
      },
    },
  },
  morf: {
    title: 'Morf and shields',
    done: 'You can morf, you know what a shield is for, and you have struck back.',
    steps: {
      morf: {
        title: 'Nobody stays what they are',
        text: 'Play a card on one of your creatures and it takes that form. This is called morfing and costs one bolt.',
        act: 'Tap the tank, then your fist on b2.',
      },
      walk: {
        title: 'First morf, then walk',
        text: 'A creature you have just morfed can still walk, but it can’t attack this turn. A tank walks up to four squares.',
        act: 'Walk to the lit square.',
      },
      end: {
        title: 'Your shield is up',
        text: 'The small signs on a card show who can’t hit it. No fist can hit a tank.',
        act: 'End your turn.',
      },
      far: {
        title: 'A tank shoots far',
        text: 'It hits up to five squares away in a straight line, if nobody stands in between.',
        act: 'Hit the pnorf on b5.',
      },
      wait: {
        title: 'They will strike now',
        text: 'The pnorf on d3 stands next to your fist. You have bolts left and cards in your hand: you can defend yourself.',
        act: 'End your turn.',
      },
      shield: {
        title: 'You are being attacked!',
        text: 'Morf your fist into something that fists can’t hit. The wrecking ball has such a shield.',
        act: 'Morf into the wrecking ball.',
      },
      strike: {
        title: 'Now you',
        text: 'Whoever has defended themselves may strike back at once. Only here may a creature attack right after a morf.',
        act: 'Strike back.',
      },
    },
  },
  duel: {
    title: 'Duel, energy, special creatures',
    done: 'That is all of UWO. The rule book has the rest when you want it.',
    steps: {
      miss: {
        title: 'A miss card costs nothing',
        text: 'You are being attacked. A miss card makes any single attack fail, and costs no bolt.',
        act: 'Duck!',
      },
      strike: {
        title: 'To and fro: the duel',
        text: 'You strike back, they may duck and strike back again. It ends when somebody stops or falls.',
        act: 'Strike back.',
      },
      ride: {
        title: 'The rider tramples',
        text: 'A rider goes up to three squares, round corners and over enemies. Whoever it rides over is knocked out and can’t hit anybody.',
        act: 'Tap the rider, ride over c3 to c4, then Ride.',
      },
      end: {
        title: 'Knocked out',
        text: 'The pnorf on c3 sees stars. Its next turn comes and goes without an attack.',
        act: 'End your turn.',
      },
      dynamite: {
        title: 'Dynamite is quick',
        text: 'The dynamite is the only form that may attack in the very turn it was morfed.',
        act: 'Tap the dynamite, then your fist.',
      },
      blast: {
        title: 'Three, two, one …',
        text: 'It takes everybody on the eight squares around it along, friends too, and itself.',
        act: 'Tap the dynamite on c2, then Blow up.',
      },
      burn: {
        title: 'The last bolt',
        text: 'When both are out of bolts, both get six again, and whoever ran out first begins. The pnorfs have one left, too.',
        act: 'Burn your last bolt.',
      },
      shoot: {
        title: 'Six bolts again',
        text: 'The bazooka reaches five squares, costs three bolts and is knocked out after every shot. One pnorf is left.',
        act: 'Shoot the pnorf on e5.',
      },
    },
  },
} satisfies LessonsWords;
