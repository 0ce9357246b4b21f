import { advice, explain, type GameCoach } from '@tischlein/coach';
import { FastRandom, type Game } from '@tischlein/kit';
import { reasonsIn, type Words } from '@tischlein/rules';
import { rulesInForce } from '../../table/inforce.ts';
import { speakerAt, type LoadedTable } from '../../table/load-table.ts';
import type { PuzzleRun } from './run.svelte.ts';
import { puzzles as own } from '../words.ts';

/** A game's table with all that its coach says, in one language. */
export interface CoachedTable extends LoadedTable {
  readonly reasons: Words['told'];
  readonly coach: GameCoach;
}

/** A puzzle in the reader's words. */
export function sayingOf(
  { game, puzzle, before, seat }: PuzzleRun,
  laid: CoachedTable,
  names: readonly string[],
) {
  const { language, words, nouns, reasons, coach } = laid;
  const { move: solution, tempting, wins } = puzzle;
  const speaker = speakerAt(laid, names, seat);
  const reason = reasonsIn(reasons, words, language, nouns, names, seat);
  const view = game.view(before, seat);
  /** Why the solution is better than another move, by features that are checked in this position. */
  const whyNot = (tried: string): string[] =>
    explain(game, coach, view, solution, tried).map(reason);
  return {
    speaker,
    move: (text: string): string =>
      advice(game, view, text, new FastRandom('puzzle'))
        .does.map((cited) => speaker.told(cited))
        .join(' '),
    why: whyNot(tempting),
    whyNot: (tried: string): string => whyNot(tried).join(' ') || own.noReason,
    /** What is asked, and by which house rules. */
    question: {
      title: wins === null ? own.proved : own.measured,
      text: wins === null ? own.provedText : own.measuredText,
      rules: houseRules(game, before.variant.options, words),
    },
    /** What the solution is worth, and what every other move is called. */
    worth: wins === null ? own.certain : own.wins({ best: wins[0], next: wins[1] }),
    wrong: wins === null ? own.wrong.proved : own.wrong.measured,
  };
}

/** Empty where all is as printed. */
function houseRules(
  game: Game,
  options: { readonly [key: string]: unknown },
  { options: names }: Words,
): string {
  const house = game.options
    .filter(
      ({ key, default: usual }) =>
        JSON.stringify(options[key]) !== JSON.stringify(usual) && names[key] !== undefined,
    )
    .map(({ key }) => {
      const on = rulesInForce({ [key]: options[key] }, names)[0];
      if (on === undefined) return own.without(names[key]!.name);
      return on.value === null ? on.name : `${on.name} (${on.value})`;
    });
  return house.length === 0 ? '' : own.rules(house.join(', '));
}
