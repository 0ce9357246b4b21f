/**
 * UNO, after a German family sheet with its house rules. Two to ten players (UNO-0) lay cards that match the open
 * one by color, number or symbol, or black ones (UNO-1, UNO-2). Skip (UNO-3), reverse (UNO-4), draw two (UNO-5),
 * wild (UNO-9) and wild draw four (UNO-10) do what their names say; who can not lay draws (UNO-6). With one card
 * left you say UNO (UNO-11), with the last one UNO UNO, or you have not won (UNO-12). UNO cards stay out (UNO-8)
 * but for two house rules. An empty pile is made anew from the laid cards (UNO-14). Points: UNO-15.
 *
 * House rules, each a switch, in any mix: jumping in (UNO-1a), runs (UNO-1b), passing a skip on (UNO-3a), the
 * double skip (UNO-3b), a draw two that comes back (UNO-5a), drawing anyway (UNO-6a), the plain finish (UNO-7a),
 * UNO cards that make draw four (UNO-8a) or give two cards away (UNO-8b), zeros that swap all hands (UNO-13a). What
 * comes first: UNO-16, UNO-17. Fending off can be switched off (UNO-18). Rare cases: UNO-19 to UNO-23.
 *
 * The files in that order: cards.ts and bag.ts (the cards), options.ts (house rules and decks, UNO-24), legal.ts (what may be
 * done, and why something may not), play.ts (the deal, UNO-0; what a move does; drawing, UNO-14; the round's end, UNO-15),
 * memory.ts (what seats have seen), tell.ts (what each reader is told), fields.ts (what there is and who sees it) and
 * position.ts (the public format read, and worlds that look the same). layout.ts says where in a state what is, moves.ts
 * which moves there are. For everybody outside there is the language, free of rules, behind language.ts: cards.ts,
 * notation.ts (how moves are written), facts.ts (clauses, and what is told and refused with), and what can be read off a view.
 *
 * Beyond the fields that `rules/` names, a position has `emptyPasses` (passes in a row with nothing drawn, UNO-14),
 * `drawn` may be "nothing", and `known` is `{ bottom, hands }`: how many cards at the end of `drawPile` all have
 * seen, and who is certain of which cards in whose hand.
 */
import type { Game } from '@tischlein/kit';
import { CLAUSES, REFUSED, TOLD } from './facts.ts';
import { deal, result, standing, play } from './play.ts';
import { legal, possible, reactors, refuse, waitingFor } from './legal.ts';
import { SETUP } from './options.ts';
import { imagine, parsePosition } from './position.ts';
import { tell } from './tell.ts';
import type { UnoVariant } from './layout.ts';
import { position, view, type UnoView } from './fields.ts';

export { encoding } from './fields.ts';
export type { UnoView } from './fields.ts';
/** Where in a state what is, for code that reads cells of imagined worlds: the heuristics of the search bots. */
export * as bag from './bag.ts';
export * as cell from './layout.ts';
export * as deck from './cards.ts';
export * as moveIds from './moves.ts';
export { HAND_SIZE } from './options.ts';

export const uno: Game<UnoView, UnoVariant> = {
  ...SETUP,
  clauses: CLAUSES,
  told: TOLD,
  refused: REFUSED,
  deal,
  legal,
  possible,
  waitingFor,
  reactors,
  result,
  standing,
  view,
  play,
  refuse,
  tell,
  imagine,
  position,
  parsePosition,
};
