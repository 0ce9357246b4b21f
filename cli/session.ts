import {
  askOf,
  cloneState,
  copyState,
  Driver,
  fairChance,
  FastRandom,
  NOBODY,
  standingLines,
  WAIT,
  type Bot,
  type Game,
  type GameRecord,
  type Move,
  type Seat,
  type State,
} from '@tischlein/kit';
import { usualBudget } from '@tischlein/bots';
import type { Book, Speaker } from '@tischlein/rules';
import type { Keeper } from './keep.ts';
import type { Eyes, Screen } from './screen.ts';
import type { Terminal } from './terminal.ts';

/** One person at a table of bots in a terminal. */
export interface Session {
  readonly game: Game;
  readonly state: State;
  readonly record: GameRecord;
  readonly me: Seat;
  readonly bots: readonly (Bot | null)[];
  readonly keeper: Keeper;
  readonly terminal: Terminal;
  readonly screen: Screen;
  readonly eyes: Eyes;
  readonly book: Book;
}

const QUIT = 'quit';
const LOG_LINES = 12;

/** Plays to the end, or until the person stops. Answers whether the game is over. */
export async function playAtTerminal(session: Session): Promise<boolean> {
  const { game, state, record, me, keeper, terminal } = session;
  const random = new FastRandom(`${record.seed} bots ${record.moves.length}`);
  const driver = new Driver(game, state, fairChance(record.seed), random);
  driver.ply = record.format === 1 ? record.moves.length : standingLines(record).size;
  const before = cloneState(state);
  const log: string[] = [];

  for (let seat = driver.next(); seat !== NOBODY; seat = driver.next()) {
    const move =
      seat === me
        ? await personsMove(session, driver.reacting, log)
        : botsMove(session, seat, driver.reacting, random);
    if (move === QUIT) return false;
    if (move !== WAIT) {
      keeper.append({ seat, move: state.variant.moves.text(move) });
      copyState(state, before);
    }
    driver.answer(move);
    if (move === WAIT) continue;
    const line = toldLine(session.eyes.say, game.tell(before, seat, move, state, me));
    log.push(line);
    terminal.say(seat === me ? session.eyes.paint('green', line) : line);
  }
  keeper.finish(record);
  terminal.say(`\n${session.screen(game.view(state, me), session.eyes)}`);
  return true;
}

const toldLine = (say: Speaker, told: ReturnType<Game['tell']>): string =>
  told.map((cited) => say.told(cited)).join(' ');

function botsMove(
  { game, state, bots }: Session,
  seat: Seat,
  mayWait: boolean,
  random: FastRandom,
): Move {
  const answer = bots[seat]!(
    askOf(game, state, seat, mayWait, usualBudget(game.name, 'hard', state.variant.seats)),
    random,
  );
  return answer === null ? WAIT : state.variant.moves.find(answer)!;
}

async function personsMove(
  session: Session,
  reacting: boolean,
  log: readonly string[],
): Promise<Move | typeof QUIT> {
  const { game, state, me, terminal, screen, eyes } = session;
  const { legal, view } = askOf(game, state, me, reacting, 0);
  const table = (): void =>
    terminal.say(
      `\n${screen(view, eyes)}\n\n${eyes.paint('bold', eyes.word(reacting ? 'react' : 'turn'))}\n${columns(legal)}`,
    );
  table();
  for (;;) {
    const line = await terminal.ask('> ');
    if (line === null) return QUIT;
    const text = line.trim().replace(/\s+/g, ' ');
    const chosen = /^\d+$/.test(text) ? legal[Number(text) - 1] : text;
    if (text === '' && reacting) return WAIT;
    if (chosen !== undefined && legal.includes(chosen)) return state.variant.moves.find(chosen)!;
    const [word = '', rest = ''] = text.split(/ (.*)/s);
    if (word === QUIT) return QUIT;
    else if (word === 'table') table();
    else if (word === 'log') terminal.say(log.slice(-LOG_LINES).join('\n'));
    else if (word === '?' || word === 'help')
      terminal.say(eyes.word('help', { clause: game.clauses[1]! }));
    else if (word === 'rule') terminal.say(clauseText(session, rest));
    else if (word === 'why') terminal.say(whyText(session, rest, legal[0]!));
    else terminal.say(refusalText(session, text));
  }
}

/** The refusal of a move in words, or that there is no such move. */
function refusalText({ game, state, me, eyes }: Session, text: string): string {
  const move = state.variant.moves.find(text);
  const refusal = move === undefined ? null : game.refuse(state, me, move);
  return refusal
    ? `${eyes.paint('red', eyes.say.refused(refusal))} ${eyes.paint('dim', `[${refusal.clause}]`)}`
    : eyes.word('unknown', { text });
}

/** The refusal with the clause it stands on. */
function whyText(session: Session, text: string, example: string): string {
  const { game, state, me, eyes } = session;
  if (text === '') return eyes.word('whyWhat', { move: example });
  const move = state.variant.moves.find(text);
  if (move === undefined) return eyes.word('unknown', { text });
  const refusal = game.refuse(state, me, move);
  if (refusal === null) return eyes.word('allowed', { move: text });
  return `${refusalText(session, text)}\n${clauseText(session, refusal.clause)}`;
}

function clauseText({ book, eyes }: Session, wanted: string): string {
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

/** The moves with their numbers, in columns. */
function columns(moves: readonly string[]): string {
  const cells = moves.map((move, i) => `${String(i + 1).padStart(3)} ${move}`);
  const width = Math.max(...cells.map((cell) => cell.length)) + 2;
  const perLine = Math.max(1, Math.floor(78 / width));
  const lines: string[] = [];
  for (let i = 0; i < cells.length; i += perLine)
    lines.push(
      cells
        .slice(i, i + perLine)
        .map((cell) => cell.padEnd(width))
        .join('')
        .trimEnd(),
    );
  return lines.join('\n');
}
