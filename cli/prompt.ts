import { FastRandom, WAIT, type Ask, type Move } from '@tischlein/kit';
import { clauseText, refusalText, whyText } from './explain.ts';
import type { Past, TerminalGame } from './terminal-game.ts';
import { shownLength, wrap } from './text.ts';

export const QUIT = 'quit';
const COMMANDS = ['help', 'hint', 'why', 'rule', 'moves', 'table', 'log', 'review', QUIT] as const;
type Command = (typeof COMMANDS)[number];

const PROMPT = '> ';
const LOG_LINES = 12;
/** A review asks the bot at every move, so each answer gets a small budget. */
const SHORTER = 4;
const MAX_REVIEWED = 30;

/** The commands are known by their English names and by those of the person's language. */
function commandOf(text: string, { eyes }: TerminalGame): Command | undefined {
  if (text === '?') return 'help';
  return COMMANDS.find((name) => name === text || eyes.word(`command.${name}`) === text);
}

const commandWords = ({ eyes }: TerminalGame): string[] =>
  COMMANDS.map((name) => eyes.word(`command.${name}`));

/** Asks until there is a legal move, a waiting or the end. */
export async function personsMove(
  playing: TerminalGame,
  ask: Ask,
  past: Past,
): Promise<Move | typeof QUIT> {
  const { state, terminal, verbs } = playing;
  const { legal, mayWait } = ask;
  const forced = legal.length === 1 && !mayWait;
  const offers = { moves: legal.map(verbs.shown), commands: commandWords(playing) };
  terminal.say(tableText(playing, ask));
  /** A move the coach has kept back: Enter plays it, and so does typing it again. */
  let kept: string | undefined;
  for (;;) {
    const line = await terminal.ask(PROMPT, offers);
    if (line === null) return QUIT;
    const text = line.trim().replace(/\s+/g, ' ');
    if (text === '' && mayWait && kept === undefined) return WAIT;
    const only = forced ? legal[0] : kept;
    const chosen = text === '' ? only : chosenOf(playing, legal, text);
    if (chosen !== undefined) {
      const warning = playing.warns && chosen !== kept ? playing.coach.warning(ask, chosen) : null;
      if (warning === null) return state.variant.moves.find(chosen)!;
      kept = chosen;
      terminal.say(warning);
      continue;
    }
    const [word = '', rest = ''] = text.split(/ (.*)/s);
    const command = commandOf(word, playing);
    if (command === QUIT) return QUIT;
    terminal.say(
      command === undefined
        ? refusalText(playing, verbs.meant(text))
        : answerTo(playing, command, verbs.meant(rest), { ask, past }),
    );
  }
}

/** A number of the list, a move in the person's words, or as it is written in records. */
function chosenOf(
  { verbs }: TerminalGame,
  legal: readonly string[],
  text: string,
): string | undefined {
  if (/^\d+$/.test(text)) return legal[Number(text) - 1];
  return legal.find(
    (move) => [verbs.meant(text), text].includes(move) || verbs.shown(move) === text,
  );
}

interface Prompted {
  readonly ask: Ask;
  readonly past: Past;
}

function answerTo(
  playing: TerminalGame,
  command: Exclude<Command, typeof QUIT>,
  rest: string,
  { ask, past }: Prompted,
): string {
  const { coach, verbs, eyes } = playing;
  const answers: Record<typeof command, () => string> = {
    help: () => helpText(playing),
    hint: () => coach.hint(ask),
    why: () => whyText(playing, rest, verbs.shown(ask.legal[0]!)),
    rule: () => clauseText(playing, rest),
    moves: () => movesText(playing, ask.legal, Number.POSITIVE_INFINITY),
    table: () => tableText(playing, ask),
    log: () => past.log.slice(-LOG_LINES).join('\n') || eyes.word('noLog'),
    review: () => reviewText(playing, past),
  };
  return answers[command]();
}

function helpText({ game, eyes }: TerminalGame): string {
  const words = Object.fromEntries(
    COMMANDS.map((name) => [name as string, eyes.word(`command.${name}`)]),
  );
  return eyes.word('help', { ...words, clause: game.clauses[1]! });
}

/** The table, whose turn it is, and as many moves as there is room for above the prompt. */
function tableText(playing: TerminalGame, { view, legal, mayWait }: Ask): string {
  const { screen, eyes, terminal, verbs } = playing;
  const { columns, rows } = terminal.size();
  const drawn = wrap(screen(view, eyes), columns);
  const turn =
    legal.length === 1 && !mayWait
      ? eyes.word('forced', { move: verbs.shown(legal[0]!) })
      : eyes.word(mayWait ? 'react' : 'turn');
  const room = rows - drawn.split('\n').length - 2;
  return `\n${drawn}\n${eyes.paint('bold', turn)}\n${movesText(playing, legal, Math.max(room, 3))}`;
}

/** The moves with their numbers, in columns; those there is no room for are counted by kind. */
function movesText(playing: TerminalGame, legal: readonly string[], room: number): string {
  const { terminal, verbs, eyes, state } = playing;
  const cells = legal.map((move, i) => `${String(i + 1).padStart(3)} ${verbs.shown(move)}`);
  const width = Math.max(...cells.map(shownLength)) + 2;
  const perLine = Math.max(1, Math.floor((terminal.size().columns + 1) / width));
  const lines: string[] = [];
  for (let i = 0; i < cells.length; i += perLine)
    lines.push(
      cells
        .slice(i, i + perLine)
        .map((cell) => cell.padEnd(width))
        .join('')
        .trimEnd(),
    );
  if (lines.length <= room) return lines.join('\n');
  // The sentence about the others may need two lines itself.
  const shown = Math.max(0, room - 2);
  const { moves } = state.variant;
  const others = legal
    .slice(shown * perLine)
    .map((move) => (moves.object(moves.find(move)!) as { readonly type?: string }).type ?? move);
  const kinds = [...new Set(others)].map(
    (type) => `${verbs.shown(type)} ${others.filter((other) => other === type).length}`,
  );
  const more = eyes.word('more', {
    count: others.length,
    kinds: kinds.join(', '),
    command: eyes.word('command.moves'),
  });
  return [...lines.slice(0, shown), eyes.paint('dim', more)].join('\n');
}

/** Where the strong bot would have played otherwise. */
function reviewText({ strong, record, eyes, verbs, budget }: TerminalGame, { mine }: Past): string {
  const said = (move: string | null): string =>
    move === null ? eyes.word('reviewWait') : verbs.shown(move);
  const lines = mine
    .map((one, i) => ({ ...one, number: i + 1 }))
    .filter(({ ask: { legal, mayWait } }) => legal.length > 1 || mayWait)
    .slice(-MAX_REVIEWED)
    .flatMap(({ ask, move, number }) => {
      const short = { ...ask, budget: Math.ceil(budget / SHORTER) };
      const better = strong(short, new FastRandom(`${record.seed} review ${number}`));
      if (better === move) return [];
      return [eyes.word('reviewLine', { number, played: said(move), better: said(better) })];
    });
  return lines.join('\n') || eyes.word('reviewNone');
}

/** Somebody who sits there may look back once the game is over. */
export async function afterTheGame(playing: TerminalGame, past: Past): Promise<void> {
  const { terminal, eyes } = playing;
  if (!terminal.live) return;
  const review = eyes.word('command.review');
  terminal.say(eyes.word('after', { command: review }));
  for (;;) {
    const line = await terminal.ask(PROMPT, { moves: [], commands: [review] });
    if (line === null || commandOf(line.trim(), playing) !== 'review') return;
    terminal.say(reviewText(playing, past));
  }
}
