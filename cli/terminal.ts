import { createInterface } from 'node:readline';
import { wrap } from './text.ts';

/** What can be typed at a prompt: Tab completes all of it, and the arrow up walks through the moves. */
interface Offers {
  readonly moves: readonly string[];
  readonly commands: readonly string[];
}

export interface Terminal {
  /** A person sits at it, not a pipe. */
  readonly live: boolean;
  size(): { readonly columns: number; readonly rows: number };
  say(text: string): void;
  /** The next line, or null when there will be none: the input is closed, or Ctrl-C. */
  ask(prompt: string, offers?: Offers): Promise<string | null>;
  /** It was Ctrl-C. */
  interrupted(): boolean;
  close(): void;
}

const NOTHING: Offers = { moves: [], commands: [] };
const USUAL_COLUMNS = 80;

export function openTerminal(): Terminal {
  const { stdin, stdout } = process;
  const live = stdin.isTTY && stdout.isTTY;
  let offers = NOTHING;
  /** Of the reader of lines: what the arrow up shows, the nearest first. */
  let past: string[] = [];
  const typed: string[] = [];
  const completed = (line: string): [string[], string] => {
    const known = [...offers.moves, ...offers.commands];
    return [known.filter((text) => text.startsWith(line.trimStart())), line.trimStart()];
  };
  const lines = live
    ? createInterface({
        input: stdin,
        output: stdout,
        terminal: true,
        completer: completed,
        history: past,
      })
    : createInterface({ input: stdin, terminal: false });
  lines.on('history', (history: string[]) => (past = history));
  const next = lines[Symbol.asyncIterator]();
  let stopped = false;
  const stop = (): void => {
    stopped = true;
    lines.close();
  };
  lines.on('SIGINT', stop);
  process.on('SIGINT', stop);
  const size = () => ({
    columns: stdout.columns || USUAL_COLUMNS,
    rows: stdout.rows || Number.POSITIVE_INFINITY,
  });
  return {
    live,
    size,
    // A pipe gets whole lines: programs read them.
    say: (text) => void stdout.write(`${stdout.isTTY ? wrap(text, size().columns) : text}\n`),
    async ask(prompt, offered = NOTHING) {
      offers = offered;
      past.splice(0, past.length, ...offers.moves, ...typed);
      if (live && !stopped) {
        lines.setPrompt(prompt);
        lines.prompt();
      } else stdout.write(prompt);
      const { value, done } = await next.next();
      if (done) stdout.write('\n');
      else if (!offers.moves.includes(value)) typed.unshift(value);
      return done ? null : value;
    },
    interrupted: () => stopped,
    close() {
      process.off('SIGINT', stop);
      lines.close();
    },
  };
}
