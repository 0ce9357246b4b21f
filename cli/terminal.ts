import { createInterface } from 'node:readline';

export interface Terminal {
  say(text: string): void;
  /** The next line, or null when there will be none: the input is closed, or Ctrl-C. */
  ask(prompt: string): Promise<string | null>;
  /** It was Ctrl-C. */
  interrupted(): boolean;
  close(): void;
}

export function openTerminal(): Terminal {
  const lines = createInterface({ input: process.stdin, terminal: process.stdin.isTTY });
  const next = lines[Symbol.asyncIterator]();
  let stopped = false;
  const stop = (): void => {
    stopped = true;
    lines.close();
  };
  lines.on('SIGINT', stop);
  process.on('SIGINT', stop);
  return {
    say: (text) => void process.stdout.write(`${text}\n`),
    async ask(prompt) {
      process.stdout.write(prompt);
      const { value, done } = await next.next();
      if (done) process.stdout.write('\n');
      return done ? null : value;
    },
    interrupted: () => stopped,
    close() {
      process.off('SIGINT', stop);
      lines.close();
    },
  };
}
