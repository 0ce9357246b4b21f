import { games } from '@tischlein/games';
import { attack } from '../attack/attack.ts';
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
  usage: `[ATTACK …] [--seconds N] [--most RATIO] [--json]

Starts a server on this machine with the usual limits, lets two people play there, and attacks it: what it did to them,
to memory and to open sockets. Each attack stops by itself. Nobody else's server can be named.

${ATTACKS.map((name) => `  ${name.padEnd(22)} ${WHAT[name]}`).join('\n')}

  --seconds N            of each stage: calm, beside a busy program, attacked (5)
  --most RATIO           fails where a neighbour's p99 is more than so many times that beside the busy program
  --json                 one object a line instead of a table`,

  async run(args) {
    const { values, positionals } = flagsOf(args, {
      seconds: { type: 'string' },
      most: { type: 'string' },
      json: { type: 'boolean' },
    });
    const seconds = wholeOf(values.seconds, 'seconds', 5, 1);
    const most = wholeOf(values.most, 'most', 1_000_000, 1);
    const unknown = positionals.find((name) => !ATTACKS.includes(name as AttackName));
    if (unknown !== undefined)
      fail(`there is no attack ${JSON.stringify(unknown)}; there are ${ATTACKS.join(', ')}`);
    const chosen = positionals.length > 0 ? (positionals as AttackName[]) : ATTACKS;
    const say = (line: string): void => void process.stdout.write(`${line}\n`);
    if (!values.json)
      say(row('attack', 'calm', 'busy', 'attacked', 'ratio', '+MB', '+sockets', 'cut off'));
    let worst = 0;
    for (const name of chosen) {
      // Each meets a fresh server: what one leaves behind is not counted for the next.
      const own = await startOwnServer({ game: games[USUAL_GAME]!, long: LONG });
      try {
        const report = await attack({ urls: [own.url], token: OWN_TOKEN }, name, {
          seconds,
          longGame: own.longGame!,
        });
        worst = Math.max(worst, report.ratio);
        const { calm, busy, attacked, ratio, megabytesMore, socketsMore, cutOff, figures } = report;
        const numbers = [calm, busy, attacked, ratio, megabytesMore, socketsMore, cutOff].map(
          String,
        );
        say(values.json ? JSON.stringify(report) : `${row(name, ...numbers)}  ${said(figures)}`);
      } finally {
        await own.stop();
      }
    }
    return worst > most ? 1 : 0;
  },
};

const row = (name: string, ...cells: readonly string[]): string =>
  name.padEnd(10) + cells.map((cell) => cell.padStart(9)).join('');

const said = (figures: { readonly [what: string]: number }): string =>
  Object.entries(figures)
    .map(([what, value]) => `${what} ${value}`)
    .join(', ');
