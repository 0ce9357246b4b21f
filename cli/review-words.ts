import { advice, wholePoints, type Timeline, type Decision, type Review } from '@tischlein/coach';
import { cloneState, FastRandom, type Game, type GameRecord } from '@tischlein/kit';
import { loadBook } from '@tischlein/manifests';
import type { Language } from '@tischlein/rules';
import { eyesOf } from './language.ts';
import type { Eyes } from './screen.ts';

/** A whole review as a person reads it, spoken to the seat it is about. */
export async function reviewInWords(
  game: Game,
  record: GameRecord,
  timeline: Timeline,
  review: Review,
  language: Language,
): Promise<string> {
  const { seat, plies, decisions, turns, parts } = review;
  const { say, why, names, word } = await eyesOf(game.name, language, record.seats, seat);
  const book = await loadBook(game.name, language);

  const moveOf = (ply: number, move: string | null): string => {
    if (move === null) return word('review.wait');
    const view = game.view(timeline.moments[ply]!.before, seat);
    const { does } = advice(game, view, move, new FastRandom('review'));
    return does.map((cited) => say.told(cited)).join(' ');
  };
  /** What happened there, as the seat was told it. */
  const toldAt = (ply: number): string => {
    const { before, seat: mover, move } = timeline.moments[ply]!;
    const after = cloneState(timeline.moments[ply + 1]?.before ?? timeline.last);
    const [first] = game.tell(before, mover, before.variant.moves.find(move)!, after, seat);
    return first === undefined ? move : say.told(first);
  };
  const decided = (decision: Decision): string => {
    const { ply, played, best, verdict, loss, atLeast, agree } = decision;
    const values = { verdict, loss: points(loss), least: points(atLeast) };
    const told = [
      moveOf(ply, played),
      word(verdict === 'open' ? 'review.open' : 'review.verdict', values),
      word('review.better', { better: moveOf(ply, best) }),
      ...decision.reasons.map(why),
      ...(verdict === 'open' || agree === null ? [] : [word('review.sure', { agree })]),
    ];
    return line(ply, told.join(' '));
  };

  const shown = decisions.filter(
    ({ verdict }) => verdict === 'mistake' || verdict === 'inaccurate',
  );
  const open = decisions.filter(({ verdict }) => verdict === 'open');
  const best = [...decisions].sort((a, b) => b.gain.value - a.gain.value)[0];
  const worlds = decisions.map((decision) => decision.worlds);
  const lines = [
    word('review.head', { game: book.name, name: names[seat]!, plies, own: decisions.length }),
    curveLine(review, word),
    '',
    word(turns.length === 0 ? 'review.noTurns' : 'review.turns'),
    ...turns.map(({ ply, by, change }) =>
      line(ply, `${toldAt(ply)} ${signed(change)}, ${word('review.by', { by })}`),
    ),
    '',
    ...(shown.length + open.length === 0
      ? [word('review.fine')]
      : [
          word('review.decisions'),
          ...[...shown, ...open].sort((a, b) => a.ply - b.ply).map(decided),
        ]),
    word('review.rest', { fine: decisions.length - shown.length - open.length, open: open.length }),
    ...(best && best.gain.value > 2 * best.gain.error && best.gain.value >= 0.02
      ? [
          word('review.best', {
            ply: best.ply + 1,
            change: signed(best.gain.value),
            move: moveOf(best.ply, best.played),
          }),
        ]
      : []),
    '',
  ];
  if (parts === null) lines.push(word('review.noParts'));
  else {
    const { prior, cards, own, others, result } = parts;
    const [a, b, c, d] = wholePoints([prior, cards, own, others].map(({ value }) => value));
    const plus = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
    lines.push(
      word('review.parts', {
        prior: String(a),
        cards: plus(b!),
        own: plus(c!),
        others: plus(d!),
        result: `${Math.round(result * 100)} %`,
      }),
      word('review.errors', {
        own: points(own.error),
        others: points(others.error),
        cards: points(cards.error),
      }),
    );
  }
  if (worlds.length > 0)
    lines.push(word('review.how', { least: Math.min(...worlds), most: Math.max(...worlds) }));
  return lines.join('\n');
}

function curveLine({ curve, seat }: Review, word: Eyes['word']): string {
  const mine = curve.map(({ ply, chances }) => ({ ply, chance: chances[seat]! }));
  if (mine.length === 0) return '';
  const sorted = [...mine].sort((a, b) => b.chance - a.chance);
  const [high, low] = [sorted[0]!, sorted.at(-1)!];
  return word('review.curve', {
    first: points(mine[0]!.chance),
    high: points(high.chance),
    highAt: high.ply,
    low: points(low.chance),
    lowAt: low.ply,
    last: points(mine.at(-1)!.chance),
  });
}

const line = (ply: number, text: string): string => `${String(ply + 1).padStart(5)}  ${text}`;
const points = (share: number): number => Math.round(share * 100);
const signed = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(points(share))}`;
