import { games } from '@tischlein/games';
import { attack, type AttackReport } from '../attack/attack.ts';
import type { AttackName } from '../attack/programs.ts';
import { flagsOf, USUAL_GAME, wholeOf, type Command } from '../command.ts';
import { fail } from '../failure.ts';
import { OWN_TOKEN, startOwnServer } from '../load/server.ts';

const WHAT: Record<AttackName, string> = {
  pings: 'pings that are never read back',
  pongs: 'pongs nobody asked for',
  halfOpen: 'refused upgrades that keep their half open',
  renames: 'one guest renames themselves without end',
  hellos: 'a very long game is asked for again and again',
  stands: 'somebody sits down and stands up on many lines',
  bots: 'one guest lets many tables of bots play as fast as they can',
  nonsense: 'messages that are very deep',
};

/** Moves of the long game: a quarter of what MAX_MOVES allows. */
const LONG = 5000;

const ATTACKS = Object.keys(WHAT) as AttackName[];

export const attackCommand: Command = {
  summary: 'attack a server of its own and measure its neighbours',
  usage: `[ATTACK …] [--rounds N] [--seconds N] [--most RATIO] [--json]

Starts a server on this machine with the usual limits, lets two people play there, and attacks it: what it did to them,
to memory and to open sockets. Each attack stops by itself. Nobody else's server can be named.

A round is a stage each of calm, beside a busy program that is not connected, and attacked. A stage's figure is its
neighbours' p99 in ms; shown are the median of all rounds and (least–most), the ratio of the medians of attacked and
busy, and under disk the p99 of plain syncs of the same disk meanwhile, busy and attacked: a slow disk is not an attack.
Settings in the environment hold for that server: MESSAGES_PER_SECOND=1000000 shows what a limit is worth.

${ATTACKS.map((name) => `  ${name.padEnd(22)} ${WHAT[name]}`).join('\n')}

  --rounds N             how often the three stages take turns (5)
  --seconds N            of each stage (3)
  --most RATIO           fails where a neighbour's p99 is more than so many times that beside the busy program
  --json                 one object a line instead of a table`,

  async run(args) {
    const { values, positionals } = flagsOf(args, {
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      most: { type: 'string' },
      json: { type: 'boolean' },
    });
    const rounds = wholeOf(values.rounds, 'rounds', 5, 1);
    const seconds = wholeOf(values.seconds, 'seconds', 3, 1);
    const most = wholeOf(values.most, 'most', 1_000_000, 1);
    const unknown = positionals.find((name) => !ATTACKS.includes(name as AttackName));
    if (unknown !== undefined)
      fail(`there is no attack ${JSON.stringify(unknown)}; there are ${ATTACKS.join(', ')}`);
    const chosen = positionals.length > 0 ? (positionals as AttackName[]) : ATTACKS;
    const say = (line: string): void => void process.stdout.write(`${line}\n`);
    if (!values.json)
      say(row('attack', ['calm', 'busy', 'attacked', 'disk'], ['ratio', '+MB', '+sockets', 'cut']));
    let worst = 0;
    for (const name of chosen) {
      // Each meets a fresh server: what one leaves behind is not counted for the next.
      const long = name === 'hellos' ? LONG : 0;
      const own = await startOwnServer({ game: games[USUAL_GAME]!, long });
      try {
        const { url, data, longGame } = own;
        const plan = { rounds, seconds, data, longGame };
        const report = await attack({ urls: [url], token: OWN_TOKEN }, name, plan);
        worst = Math.max(worst, report.ratio);
        say(values.json ? JSON.stringify(report) : shown(report));
      } finally {
        await own.stop();
      }
    }
    return worst > most ? 1 : 0;
  },
};

const row = (name: string, wide: readonly string[], narrow: readonly string[]): string =>
  name.padEnd(9) +
  wide.map((cell) => cell.padStart(20)).join('') +
  narrow.map((cell) => cell.padStart(9)).join('');

function shown(report: AttackReport): string {
  const { calm, busy, attacked, ratio, megabytesMore, socketsMore, cutOff, figures } = report;
  const waits = [calm, busy, attacked].map((w) => `${w.middle} (${w.least}–${w.most})`);
  const disk = `${busy.sync}, ${attacked.sync}`;
  const numbers = [ratio, megabytesMore, socketsMore, cutOff].map(String);
  return `${row(report.attack, [...waits, disk], numbers)}  ${said(figures)}`;
}

const said = (figures: { readonly [what: string]: number }): string =>
  Object.entries(figures)
    .map(([what, value]) => `${what} ${value}`)
    .join(', ');
