import type { MowTold, MowView } from '@tischlein/games/mow/language';
import type { TableProps } from '../table/props.ts';
import { addings, type Question } from './choosing.ts';
import { turnsUntil } from './order.ts';
import type { MowWords } from './words/en.ts';

interface Sentence {
  readonly title: string;
  readonly text: string;
}

/** What the strip says: a bold word or two, and what to do. */
export function sentence(
  { view, legal, seats, words, waitingFor, busy }: TableProps<MowView, MowWords, MowTold>,
  mine: boolean,
  question: Question | null,
): Sentence {
  if (waitingFor === null) return { title: words.over, text: '' };
  switch (question?.ask) {
    case 'place':
      return {
        title: words.whichPlace,
        text: question.card === 'calf' ? words.calfText : words.slowText,
      };
    case 'arrow':
      return { title: words.turnArrow, text: words.turnArrowText };
    case 'pointer':
      return { title: words.whoNext, text: words.whoNextText };
  }
  if (mine || (busy && waitingFor === view.seat))
    return { title: words.yourTurn, text: whatToDo(view, legal, words) };
  return { title: words.thinks(seats[waitingFor]!.name), text: howLong(view, words) };
}

function whatToDo(view: MowView, legal: readonly string[], words: MowWords): string {
  const ways = addings(legal);
  if (legal.includes('pass')) return words.onlyPass;
  if (!legal.includes('take')) return words.startHerd;
  if (view.pile === 0) return words.lastTake;
  return ways.length === 0 ? words.onlyTake : words.layOrTake;
}

function howLong(view: MowView, words: MowWords): string {
  if (view.seat === null) return words.watching;
  const turns = turnsUntil(view, view.seat);
  return turns === 1 ? words.youAreNext : words.turnsAway(turns);
}
