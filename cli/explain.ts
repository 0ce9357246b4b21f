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

export function clauseText({ book, eyes }: TerminalGame, wanted: string): string {
  const id = Object.keys(book.clauses).find((one) => one.toLowerCase() === wanted.toLowerCase());
  const clause = id === undefined ? undefined : book.clauses[id];
  if (clause === undefined) return eyes.word('noClause', { clause: wanted });
  const mark = (source: string) =>
    eyes.paint(
      'dim',
      `[${eyes.word(source === 'reconstruction' ? 'reconstructed' : 'ourRuling')}]`,
    );
  const { source, title, text, ruling, editions = {} } = clause;
  return [
    `${eyes.paint('bold', `${id} ${title}`)}${source.startsWith('sheet') ? '' : ` ${mark(source)}`}`,
    text,
    ...Object.entries(editions).map(([name, words]) => `${name}: ${words}`),
    ...(ruling === undefined ? [] : [`${mark(source)} ${ruling}`]),
  ].join('\n');
}
