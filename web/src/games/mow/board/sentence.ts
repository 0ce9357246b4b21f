import type { MowView } from '@tischlein/games/mow/language';
import type { Question } from './choice.ts';
import type { Offers } from './offers.ts';
import { turnsUntil } from './order.ts';
import type { MowTableProps, MowWords } from './props.ts';

interface Sentence {
  readonly title: string;
  readonly text: string;
}

/** What the strip says: a bold word or two, and what to do. */
export function sentenceOf(
  {
    view,
    seats,
    words,
    waitingFor,
  }: Pick<MowTableProps, 'view' | 'seats' | 'words' | 'waitingFor'>,
  offers: Offers,
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
  if (waitingFor === view.seat)
    return { title: words.yourTurn, text: whatToDo(view, offers, words) };
  return { title: words.turnOf(seats[waitingFor]!.name), text: howLong(view, words) };
}

function whatToDo(view: MowView, { ways, take, pass }: Offers, words: MowWords): string {
  if (pass) return words.onlyPass;
  if (!take) return words.startHerd;
  if (view.pile === 0) return words.lastTake;
  return ways.length === 0 ? words.onlyTake : words.layOrTake;
}

function howLong(view: MowView, words: MowWords): string {
  if (view.seat === null) return words.watching;
  const turns = turnsUntil(view, view.seat);
  return turns === 1 ? words.youAreNext : words.turnsAway(turns);
}
