import { advice, explain, type GameCoach } from '@tischlein/coach';
import type { Puzzle } from '@tischlein/coach/puzzles';
import { FastRandom, type Game } from '@tischlein/kit';
import {
  type Language,
  type Nouns,
  reasonsIn,
  type Speaker,
  speaker as speakerOf,
  type Words,
} from '@tischlein/rules';
import { rulesInForce } from '../../table/inforce.ts';
import type { PuzzleRun } from './run.svelte.ts';
import type { PuzzleWords } from '../words.ts';

/** All that is said of a game in one language. */
export interface Voice {
  readonly language: Language;
  readonly words: Words;
  readonly nouns: Nouns;
  readonly reasons: Words['told'];
  readonly coach: GameCoach;
}

/** What is asked, and by which house rules; these are empty where all is as printed. */
interface Question {
  readonly title: string;
  readonly text: string;
  readonly rules: string;
}

/** A puzzle in the reader's words. */
interface Saying {
  readonly speaker: Speaker;
  move(text: string): string;
  /** Why the solution is better than what the rule of thumb says, by features that are checked in this position. */
  readonly why: readonly string[];
  /** The same of any other move. */
  whyNot(tried: string): string;
  readonly question: Question;
  /** What the solution is worth, and what is said of every other move. */
  readonly worth: string;
  readonly wrong: { readonly title: string; readonly text: string };
}

export function sayingOf(
  { game, puzzle, before, seat }: PuzzleRun,
  { language, words, nouns, reasons, coach }: Voice,
  names: readonly string[],
  own: PuzzleWords,
): Saying {
  const speaker = speakerOf(words, language, nouns, names, seat);
  const view = game.view(before, seat);
  const worth =
    puzzle.wins === null ? own.certain : own.wins({ best: puzzle.wins[0], next: puzzle.wins[1] });
  return {
    speaker,
    worth,
    wrong:
      puzzle.wins === null
        ? { title: own.wrong.proved, text: own.wrong.provedText }
        : { title: own.wrong.measured, text: own.wrong.measuredText },
    move: (text) =>
      advice(game, view, text, new FastRandom('puzzle'))
        .does.map((cited) => speaker.told(cited))
        .join(' '),
    why: explain(game, coach, view, puzzle.move, puzzle.tempting).map(
      reasonsIn(reasons, words, language, nouns, names, seat),
    ),
    whyNot: (tried) =>
      explain(game, coach, view, puzzle.move, tried)
        .map(reasonsIn(reasons, words, language, nouns, names, seat))
        .join(' ') || own.noReason,
    question: questionOf(game, puzzle, before.variant.options, words, own),
  };
}

function questionOf(
  game: Game,
  { wins }: Puzzle,
  options: { readonly [key: string]: unknown },
  words: Words,
  own: PuzzleWords,
): Question {
  const title = wins === null ? own.proved : own.measured;
  const text = wins === null ? own.provedText : own.measuredText;
  const changed = game.options.filter(
    ({ key, default: usual }) =>
      JSON.stringify(options[key]) !== JSON.stringify(usual) && words.options[key] !== undefined,
  );
  const house = changed.map(({ key }) => {
    const on = rulesInForce({ [key]: options[key] }, words.options)[0];
    if (on === undefined) return own.without(words.options[key]!.name);
    return on.value === null ? on.name : `${on.name} (${on.value})`;
  });
  return { title, text, rules: house.length === 0 ? '' : own.rules(house.join(', ')) };
}
