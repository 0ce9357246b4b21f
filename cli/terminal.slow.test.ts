import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A real terminal of 80 by 24 that can be typed into and looked at. */
const tmux = (...args: readonly string[]): string =>
  spawnSync('tmux', ['-u', '-S', join(folder, 'tmux'), '-f', '/dev/null', ...args], {
    encoding: 'utf8',
  }).stdout;

/** Beni has one card left, and only the draw two keeps it there. */
const NEARLY_LOST = `tischlein 1
game uno rules 1
options {}
seats ["Anna",{"bot":"medium"}]
position ${JSON.stringify({
  game: 'uno',
  hands: [['rd', 'r9', 'r1', 'b1'], ['g3']],
  drawPile: ['y1', 'b2', 'g5', 'r3', 'g7', 'b8'],
  discardPile: ['r5'],
})}
seed coach
`;

const PATIENCE = { timeout: 60_000, interval: 100 };
/** One for each test, its tmux included: a server that is still going must not be asked for the next window. */
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tischlein-terminal-'));
});
afterEach(() => {
  tmux('kill-server');
  rmSync(folder, { recursive: true });
});

const type = (...keys: readonly string[]): string => tmux('send-keys', ...keys);
const screen = (): string => tmux('capture-pane', '-p');
/** Also what has scrolled away. */
const sees = (text: string | RegExp): Promise<void> =>
  vi.waitFor(() => expect(tmux('capture-pane', '-p', '-S', '-')).toMatch(text), PATIENCE);

/** The prompt is the last line, and nothing is typed yet. */
const ready = (): Promise<void> =>
  vi.waitFor(() => expect(screen().trimEnd()).toMatch(/\n>$/), PATIENCE);

/** The command line, and after it a line that says how it ended. */
function open(line: string, language = 'en_GB.UTF-8'): void {
  const program = `XDG_STATE_HOME=${folder} LC_ALL=${language} ${process.execPath} cli/bin/tischlein.js ${line}`;
  tmux('new-session', '-d', '-x', '80', '-y', '24', `${program}; echo ended $?; sleep 600`);
}

describe.skipIf(spawnSync('tmux', ['-V']).status !== 0)('play in a real terminal', () => {
  it('shows what is typed, completes it, and walks through the moves with the arrow keys', async () => {
    open('play uwo --seed b');
    await ready();
    type('why wal');
    await sees(/^> why wal$/m);
    type('C-u', 'mov', 'Tab');
    await sees(/^> moves$/m);
    type('C-u', 'Up');
    await sees(/^> end$/m);
    type('Up');
    await sees(/^> burn$/m);
    type('Down', 'Enter');
    await sees('You end your turn.');
    await ready();
    type('hint', 'Enter');
    await sees('Hint: ');
    type('C-d');
    await sees('ended 0');
  });

  it('the coach speaks before a mistake and has reasons for a hint; Enter plays on anyway', async () => {
    const file = join(folder, 'kept.record');
    writeFileSync(file, NEARLY_LOST);
    open(`play --resume ${file} --coach`);
    await ready();
    type('hint', 'Enter');
    await sees(
      /Hint: play rd\nCompared with play r\w+: Beni had only one card left and has to draw 2/,
    );
    type('play r9', 'Enter');
    await sees(/^Better: play rd\. Beni had only one card left and has to draw 2/m);
    await ready();
    type('Enter');
    await sees(/^You play .*9/m);
    type('C-d');
    await sees('ended 0');
  });

  it('UWO fits into 80 by 24 with both sides, the hand, the moves and the prompt', async () => {
    open('play uwo --seed b');
    await ready();
    const seen = screen();
    for (const part of ['P Beni', 'G Anna', 'Your hand', 'Your turn.', '6 |P♣fist', '1 |G♣fist'])
      expect(seen).toContain(part);
    expect(seen).toContain('40 walk e2-e3');
  });

  it('breaks lines between words, and paints cards', async () => {
    open('play uno --seed b --bots 2');
    await ready();
    type('rule UNO-12', 'Enter');
    await sees(/UNO-12 /);
    const words = new Set(readFileSync('rules/uno/book.en.json', 'utf8').match(/\p{L}+/gu));
    const shown = screen().split('\n');
    const from = shown.findIndex((line) => line.startsWith('UNO-12 '));
    expect(from).toBeGreaterThanOrEqual(0);
    for (const line of shown.slice(from + 1).filter((each) => each.length > 60))
      expect(words).toContain(/(\p{L}+)\P{L}*$/u.exec(line)![1]);
    const painted = tmux('capture-pane', '-p', '-e', '-S', '-50').replaceAll('\u001B', '');
    expect(painted).toMatch(/\[3[1-4]m[rygb][0-9srd]/);
  });

  it('takes commands and moves in the language of the person', async () => {
    open('play uwo --seed b', 'de_CH.UTF-8');
    await ready();
    expect(screen()).toMatch(/P Beni[^]*… und 16 weitere \(morfe 11, laufe 5\)/);
    type('hilfe', 'Enter');
    await sees('warum ZUG');
    type('ende', 'Enter');
    await sees('Du beendest ');
    await ready();
    type('schluss', 'Enter');
    await sees('ended 0');
    const [file] = readdirSync(join(folder, 'tischlein'));
    expect(readFileSync(join(folder, 'tischlein', file!), 'utf8')).toMatch(/^0 end$/m);
  });

  it('a forced move is one key, and after the end one can look back', async () => {
    open('play mow --seed b --bots 1 --option rounds=1');
    let forced = 0;
    for (let i = 0; i < 60; i++) {
      await ready();
      const seen = screen();
      if (seen.includes('to look back at your moves')) break;
      const only = seen.lastIndexOf('Your only move:') > seen.lastIndexOf('Your turn.');
      if (only) forced += 1;
      tmux('clear-history');
      type(...(only ? ['Enter'] : ['1', 'Enter']));
      await vi.waitFor(() => expect(screen()).not.toBe(seen), PATIENCE);
    }
    expect(forced).toBeGreaterThan(0);
    type('review', 'Enter');
    await sees(/the hint would (?:have been|always have been)/i);
    await ready();
    type('Enter');
    await sees('ended 0');
  });

  it('Ctrl-C keeps the game', async () => {
    open('play mow');
    await ready();
    type('C-c');
    await sees('ended 130');
    expect(readdirSync(join(folder, 'tischlein'))).toHaveLength(1);
  });
});
