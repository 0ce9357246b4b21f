import { dealt, fairChance, WATCHER } from '@tischlein/kit';
import { drawingsOf } from './screens/index.ts';
import type { TerminalGame } from './terminal-game.ts';

/** The refusal of a move in words, or that there is no such move. */
export function refusalText({ game, state, me, eyes }: TerminalGame, text: string): string {
  const move = state.variant.moves.find(text);
  const refusal = move === undefined ? null : game.refuse(state, me, move);
  return refusal
    ? `${eyes.paint('red', eyes.say.refused(refusal))} ${eyes.paint('dim', `[${refusal.clause}]`)}`
    : eyes.word('unknown', { text });
}

/** The refusal with the clause it stands on. */
export function whyText(playing: TerminalGame, text: string, example: string): string {
  const { game, state, me, eyes } = playing;
  if (text === '') return eyes.word('whyWhat', { move: example });
  const move = state.variant.moves.find(text);
  if (move === undefined) return eyes.word('unknown', { text });
  const refusal = game.refuse(state, me, move);
  if (refusal === null) return eyes.word('allowed', { move: text });
  return `${refusalText(playing, text)}\n${clauseText(playing, refusal.clause)}`;
}

/** A clause of the book; without one, what there is in it. */
export function clauseText(playing: TerminalGame, wanted: string): string {
  const { book, eyes } = playing;
  if (wanted === '') return contentsText(playing);
  const id = Object.keys(book.clauses).find((one) => one.toLowerCase() === wanted.toLowerCase());
  const clause = id === undefined ? undefined : book.clauses[id];
  if (clause === undefined) return eyes.word('noClause', { clause: wanted });
  const mark = (source: string) =>
    eyes.paint(
      'dim',
      `[${eyes.word(source === 'reconstruction' ? 'reconstructed' : 'ourRuling')}]`,
    );
  const { source, title, text, rulings = {}, parts = [], editions = {} } = clause;
  return [
    `${eyes.paint('bold', `${id} ${title}`)}${source === 'sheet' ? '' : ` ${mark(source)}`}`,
    ...drawnLines(playing, id!),
    text,
    ...Object.entries(editions).map(([name, words]) => {
      const ours = parts.find((ruling) => ruling.editions?.includes(name));
      return `${name}: ${words}${ours ? ` ${mark(ours.source)}` : ''}`;
    }),
    ...parts.map((ours) => `${mark(ours.source)} ${rulings[ours.part]}`),
  ].join('\n');
}

function contentsText({ book, eyes }: TerminalGame): string {
  const entries = Object.entries(book.clauses);
  const order = [
    ...entries.filter(([, { fine }]) => !fine),
    ...entries.filter(([, { fine }]) => fine),
  ];
  return [
    book.goal,
    ...order.map(([id, { title }]) => `${eyes.paint('dim', id.padEnd(9))} ${title}`),
  ].join('\n');
}

/** Some clauses are easier seen than said: by the options of this table, as a game begins. */
function drawnLines({ game, state, eyes }: TerminalGame, clause: string): string[] {
  const drawing = drawingsOf(game.name)[clause];
  if (drawing === undefined) return [];
  const opening = dealt(game, state.variant, fairChance('book'));
  return [drawing(game.view(opening, WATCHER), eyes)];
}
