import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { LIKE_NPM_START } from './load/server.ts';
import { tischlein as run } from './run.testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'tischlein-'));
afterAll(() => rmSync(folder, { recursive: true }));

const env = { ...process.env, XDG_STATE_HOME: folder, LANG: 'en_GB.UTF-8', LC_ALL: '' };
const BIN = 'cli/bin/tischlein.js';

const tischlein = (args: readonly string[], input = '', more = {}) =>
  run(args, { input, env: { ...env, ...more } });

const POSITION = {
  game: 'mow',
  options: {},
  hands: [['5', '7.1', 'slow'], ['block0'], ['9.3']],
  pile: ['3', '12.1'],
  herds: [['7', '8.2', '11.1']],
  stables: [[], ['4.2'], []],
  totals: [0, 12, 5],
};

describe('tischlein daily', () => {
  it('prints the deal of a day, the same for everybody', () => {
    const { status, out } = tischlein(['daily', '--date', '2026-11-18', '--lang', 'en']);
    expect(status).toBe(0);
    expect(out).toContain('2026-11-18  UNO  Beni (medium), Cleo (medium), Dora (medium)');
    const json = tischlein(['daily', '--date', '2026-11-18', '--json']);
    expect(JSON.parse(json.out)).toMatchObject({ game: 'uno', turn: true, budget: 400 });
    expect(tischlein(['daily', '--date', '2026-11-18', '--json']).out).toBe(json.out);
    const other = tischlein(['daily', '--date', '2026-11-18', '--game', 'mow', '--json']);
    expect(JSON.parse(other.out)).toMatchObject({ game: 'mow', turn: false });
  });

  it.each([
    [['--date', '2026-02-30'], 'a day like 2026-11-16 is wanted, not "2026-02-30"'],
    [['--game', 'chess'], 'there is no game "chess"'],
    [['tomorrow'], 'daily takes flags only'],
  ])('%j is refused', (args, why) => expect(tischlein(['daily', ...args]).error).toContain(why));
});

describe('tischlein deal', () => {
  it('prints the opening position, the same for the same seed', () => {
    const first = tischlein([
      'deal',
      'mow',
      '--seats',
      '5',
      '--seed',
      'a b',
      '--option',
      'limit=50',
    ]);
    expect(first.status).toBe(0);
    const position = JSON.parse(first.out) as { hands: string[][]; options: object };
    expect(position.hands.map((hand) => hand.length)).toEqual([5, 5, 5, 5, 5]);
    expect(position.options).toEqual({ limit: 50, rounds: 0, stables: 'closed' });
    expect(
      tischlein(['deal', 'mow', '--seats', '5', '--seed', 'a b', '--option', 'limit=50']).out,
    ).toBe(first.out);
    expect(tischlein(['deal', 'mow', '--seats', '5']).out).not.toBe(
      tischlein(['deal', 'mow', '--seats', '5']).out,
    );
  });

  it.each([
    [['deal'], 'which game? One of mow'],
    [['deal', 'chess'], 'there is no game "chess"; the games are mow'],
    [['deal', 'mow', '--seats', '11'], 'seats: a whole number from 2 to 10 is wanted, not 11'],
    [['play', 'mow', '--seed', ''], '--seed: a text of one line is wanted'],
    [['deal', 'mow', '--seats', 'four'], '--seats: a whole number is wanted, not "four"'],
    [
      ['deal', 'mow', '--option', 'limit=-3'],
      'limit: a whole number from 1 to 1000 is wanted, not -3',
    ],
    [['deal', 'mow', '--option', 'flies=3'], 'there is no option "flies"'],
    [['deal', 'mow', '--preset', 'loud'], 'mow has no preset "loud"'],
    [['deal', 'mow', '--colour'], "Unknown option '--colour'"],
    [['deal', 'mow', 'uno'], '"uno" is one word too many'],
    [['play', 'mow', 'uno'], '"uno" is one word too many'],
    [['replay', 'a', 'b'], '"b" is one word too many'],
    [['deal', 'uwo', '--seats', '3'], 'uwo seats: 2 is wanted, not 3'],
    [['deal', 'uwo', '--option', 'army=9'], 'army: one of 8, 10 is wanted, not 9'],
    [['deal', 'mow', '--option', 'limit=1e400'], 'from 1 to 1000 is wanted, not Infinity'],
    [['dael'], 'there is no command "dael"'],
  ])('%j is one clear line and a failure', (args, message) => {
    const { status, out, error } = tischlein(args);
    expect(status).toBe(1);
    expect(out).toBe('');
    expect(error).toContain(message);
    expect(error.trim().split('\n')).toHaveLength(1);
  });
});

describe('tischlein options and --version', () => {
  it('lists every option with its values, also as JSON', () => {
    const { out } = tischlein(['options', 'uno']);
    expect(out).toMatch(/^jumpIn=true\|false {2}\((true|false)\) \[UNO-/);
    expect(out).toMatch(/--preset wild\n {4}\S/);
    const { options } = JSON.parse(tischlein(['options', 'uwo', '--json']).out) as {
      options: { key: string; values: string }[];
    };
    expect(options.find(({ key }) => key === 'army')!.values).toBe('8..10 by 2');
    expect(tischlein(['options', 'mow', '--lang', 'de']).out).toContain('Fliegen');
  });

  it('says which it is', () => {
    expect(tischlein(['--version']).out).toMatch(/^tischlein \d+\.\d+\.\d+\n$/);
  });

  it('reads a value from a file', () => {
    const file = join(folder, 'limit');
    writeFileSync(file, '40\n');
    const { out } = tischlein(['deal', 'mow', '--option', `limit=@${file}`]);
    expect((JSON.parse(out) as { options: object }).options).toMatchObject({ limit: 40 });
    expect(tischlein(['deal', 'mow', '--option', 'limit=@/nowhere']).error).toContain(
      '/nowhere can not be read',
    );
  });
});

describe('tischlein try', () => {
  const answers = (...lines: readonly unknown[]) => {
    const input = lines
      .map((line) => (typeof line === 'string' ? line : JSON.stringify(line)))
      .join('\n');
    const { status, out } = tischlein(['try'], input);
    return {
      status,
      lines: out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    };
  };

  it('answers a position with all legal moves', () => {
    const { status, lines } = answers({ position: POSITION });
    expect(status).toBe(0);
    expect(lines).toEqual([
      {
        position: expect.objectContaining({
          turn: 0,
          round: 1,
          mustStart: false,
          result: null,
        }) as unknown,
        waitingFor: 0,
        legal: { 0: ['add 5', 'add slow@9', 'add slow@9^', 'add slow@10', 'add slow@10^', 'take'] },
        result: null,
      },
    ]);
  });

  it('plays the moves, and says which one is refused by which clause', () => {
    const { status, lines } = answers({ position: POSITION, moves: ['0:add 5', '1:add 6'] });
    expect(status).toBe(1);
    expect(lines[0]).toMatchObject({
      refused: {
        index: 1,
        seat: 1,
        move: 'add 6',
        clause: 'MOW-10',
        facts: { why: 'hand', card: '6' },
      },
      position: { turn: 1, herds: [['5', '7', '8.2', '11.1']] },
    });
  });

  it('never stops at a bad line', () => {
    const { status, lines } = answers(
      'not json',
      { position: { game: 'go' } },
      { position: POSITION, moves: ['add 5'] },
      { position: POSITION, moves: ['0:fly away'] },
      { position: POSITION, moves: ['7:take'] },
      { position: { ...POSITION, pile: ['99'] } },
      {},
      `{"position":${'['.repeat(9000)}${']'.repeat(9000)}}`,
      { position: POSITION },
    );
    expect(status).toBe(1);
    expect(lines.slice(0, 8).map((line) => Object.keys(line))).toEqual(
      Array.from({ length: 8 }, () => ['error']),
    );
    expect(lines.map((line) => line['error'])).toEqual([
      expect.stringMatching(/^this is not JSON/),
      expect.stringMatching(/^position: "game" must be one of mow/),
      expect.stringMatching(/^moves\[0\]: a move is written "seat:move"/),
      'moves[0]: "fly away" is no move of mow',
      'moves[0]: there are 3 seats, from 0; 7 is none',
      'position: pile[0]: there is no card "99"',
      expect.stringMatching(/^a line is written/),
      'this is nested more than 100 levels deep',
      undefined,
    ]);
  });

  it('reads files, and goes on after one that is not there', () => {
    const file = join(folder, 'lines.jsonl');
    writeFileSync(
      file,
      `${JSON.stringify({ position: POSITION, moves: ['0:take', '0:add 5'] })}\n\n`,
    );
    const { status, out, error } = tischlein(['try', join(folder, 'nowhere'), file]);
    expect(status).toBe(1);
    expect(error).toMatch(/nowhere can not be read/);
    expect(JSON.parse(out)).toMatchObject({
      waitingFor: 1,
      position: { stables: [['7', '8.2', '11.1'], ['4.2'], []] },
    });
  });

  it('has nothing to ask when the game is over', () => {
    const last = { ...POSITION, pile: [], options: { rounds: 1 } };
    const { lines } = answers({ position: last, moves: ['0:take'] });
    expect(lines[0]).toMatchObject({
      waitingFor: null,
      legal: {},
      result: { winners: [2], scores: [9, 19, 8] },
    });
  });
});

describe('tischlein play and replay', () => {
  /** Nothing is ever written over: the last game of a test makes room for the next. */
  const play = (input: string, ...more: string[]) => {
    rmSync(join(folder, 'game'), { force: true });
    return tischlein(
      [
        'play',
        'mow',
        '--seed',
        'table',
        '--option',
        'rounds=1',
        '--record',
        join(folder, 'game'),
        ...more,
      ],
      input,
    );
  };

  it('plays a whole game by always taking the first move, and tells it again', () => {
    const { status, out } = play('1\n'.repeat(100));
    expect(status).toBe(0);
    expect(out).toContain('The game is over.');
    const story = tischlein(['replay', join(folder, 'game')]);
    expect(story.status).toBe(0);
    expect(story.out).toMatch(/The game is over\..*\[MOW-36\]/);
    const position = JSON.parse(
      tischlein(['replay', join(folder, 'game'), '--position']).out,
    ) as object;
    expect(position).toMatchObject({ round: 1, result: { winners: expect.any(Array) as unknown } });
  });

  it('helps, explains a refusal, shows a clause, and keeps the game when the input ends', () => {
    const { status, out } = play(
      '?\nwhy add block0^\nrule mow-11\nrule MOW-99\nadd 99\nwhy\nlog\n',
    );
    expect(status).toBe(0);
    expect(out).toContain('why MOVE  which rule');
    expect(out).toContain('You don’t have the blocker 0. Choose a cow from your hand. [MOW-10]');
    expect(out).toContain('MOW-11 Where a cow fits');
    expect(out).toContain('There is no rule MOW-99');
    expect(out).toContain('“add 99” is not a move here.');
    const uno = tischlein(
      ['play', 'uno', '--record', join(folder, 'uno')],
      'rule UNO-5a\nrule uno-1A\n',
    ).out;
    expect(uno).toMatch(/UNO-5a [^]*UNO-1a /);
    expect(out).toContain('Continue with: tischlein play --resume');
    const resumed = tischlein(['play', '--resume', join(folder, 'game')], '1\n'.repeat(100));
    expect(resumed.out).toContain('The game is over.');
  });

  it('goes on only with games of one person against bots it knows', () => {
    play('');
    const text = readFileSync(join(folder, 'game'), 'utf8');
    const resumed = (seats: string) => {
      const file = join(folder, 'other');
      writeFileSync(file, text.replace(/^seats .*$/m, `seats ${seats}`));
      return tischlein(['play', '--resume', file], '1\n');
    };
    expect(resumed('["Anna","Beni",{"bot":"easy"}]').error).toContain('one person against bots');
    expect(resumed('["Anna",{"bot":"clever"},{"bot":"easy"}]').error).toContain(
      'there is no bot "clever" for mow',
    );
  });

  it.each([
    ['de', 'Du bist dran.'],
    ['gsw', 'Du bisch dra.'],
    ['hu', 'Te következel.'],
  ])('speaks %s', (language, words) => {
    expect(play('', '--lang', language).out).toContain(words);
  });

  it('Ctrl-C keeps the game and says where', async () => {
    const child = spawn(process.execPath, [BIN, 'play', 'mow', '--bots', '2'], { env });
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      if (text.includes('> ')) child.kill('SIGINT');
    });
    const status = await new Promise((resolve) => child.on('close', resolve));
    expect(status).toBe(130);
    expect(out).toContain('Your game is saved in');
    const kept = readdirSync(join(folder, 'tischlein'));
    expect(kept).toHaveLength(1);
    expect(readFileSync(join(folder, 'tischlein', kept[0]!), 'utf8')).toMatch(
      /^tischlein 2\ngame mow rules 2\n/,
    );
    expect(tischlein(['play', '--resume'], '').out).toContain('Your turn.');
  });

  it('writes over nothing, and gives every game a file of its own', async () => {
    const precious = join(folder, 'precious');
    writeFileSync(precious, 'precious');
    expect(tischlein(['play', 'uno', '--record', precious]).error).toContain('is there already');
    expect(readFileSync(precious, 'utf8')).toBe('precious');
    const state = { XDG_STATE_HOME: join(folder, 'many') };
    await Promise.all(
      ['a', 'b', 'c'].map((seed) => {
        const args = [BIN, 'play', 'uno', '--seed', seed];
        const child = spawn(process.execPath, args, { env: { ...env, ...state } });
        child.stdin.end();
        return new Promise((resolve) => child.on('close', resolve));
      }),
    );
    const files = readdirSync(join(folder, 'many', 'tischlein'));
    const seeds = files.map(
      (file) =>
        /^seed (.*)$/m.exec(readFileSync(join(folder, 'many', 'tischlein', file), 'utf8'))![1],
    );
    expect(seeds.sort()).toEqual(['a', 'b', 'c']);
  });

  it('--resume asks which of the unfinished games, and keeps to what was said at its start', () => {
    const state = { XDG_STATE_HOME: join(folder, 'several') };
    const start = (game: string, input: string) => tischlein(['play', game], input, state);
    expect(tischlein(['play', '--resume'], '', state).error).toContain('no unfinished game');
    start('uwo', 'end\n');
    expect(
      tischlein(['play', 'mow', '--option', 'rounds=1'], '1\n'.repeat(100), state).out,
    ).toContain('The game is over.');
    const only = tischlein(['play', '--resume'], 'log\n', state).out;
    expect(only).not.toContain('Which game?');
    expect(only).toContain('You end your turn.');
    start('uno', '');
    const asked = tischlein(['play', '--resume'], 'x\n2\n', state).out;
    expect(asked).toMatch(/Which game\?[^]* 1 UNO: Anna, [^]* 2 UWO: Anna, Beni, [^]*Which game\?/);
    expect(asked).toContain('G♣fist');
    expect(tischlein(['play', 'uno', '--resume'], '', state).out).toContain('Top card');
    expect(tischlein(['play', '--resume'], '', state).error).toContain('--resume FILE');
    expect(tischlein(['play', '--resume', '--level', 'hard'], '', state).error).toContain(
      '--level is for a new game',
    );
  });

  it('a half-written record is told as far as it goes, or says where it breaks off', () => {
    play('1\n'.repeat(100));
    const text = readFileSync(join(folder, 'game'), 'utf8');
    const half = join(folder, 'half');
    writeFileSync(half, text.slice(0, -4));
    expect(tischlein(['replay', half])).toMatchObject({
      status: 1,
      out: '',
      error: expect.stringMatching(/Line \d+: The record breaks off here/) as unknown,
    });
    writeFileSync(half, `${text.split('\n').slice(0, 9).join('\n')}\n0 add block0>3\n`);
    const told = tischlein(['replay', half]);
    expect(told.status).toBe(1);
    expect(told.out.trim().split('\n')).toHaveLength(3);
    expect(told.error).toMatch(/Move 4 \(“0 add block0>3”\): .*MOW-10/);
    const german = tischlein(['replay', half, '--lang', 'de']);
    expect(german.error).toMatch(/Zug 4 \(„0 add block0>3“\): Die Regeln erlauben ihn nicht/);
    expect(tischlein(['verify', half, '--lang', 'hu']).out).toMatch(/nem lehet végig újrajátszani/);
  });

  it('shows a seat what it saw, and spells out names that would steer the terminal', () => {
    play('1\n'.repeat(100));
    const text = readFileSync(join(folder, 'game'), 'utf8');
    const odd = join(folder, 'odd');
    writeFileSync(odd, text.replace('"Anna"', '"An\\u001b[31m\\u202ena"'));
    const story = tischlein(['replay', odd]).out;
    expect(story).toContain('An\\u{1b}[31m\\u{202e}na');
    expect(story).not.toContain('\u001b');
    const seen = JSON.parse(tischlein(['replay', odd, '--seat', '1', '--position']).out) as object;
    expect(seen).toMatchObject({ seat: 1 });
    expect(seen).not.toHaveProperty('pile.0');
    expect(seen).not.toHaveProperty('hands');
  });

  it('tells a game as JSON: what the mover saw and could do, or what one seat saw', () => {
    play('1\n'.repeat(100));
    const lines = (...more: string[]) =>
      tischlein(['replay', join(folder, 'game'), '--json', ...more])
        .out.trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>);
    const all = lines();
    for (const { seat, move, legal, view } of all.slice(0, -1)) {
      expect(legal).toContain(move);
      expect(view).toMatchObject({ seat });
    }
    expect(all.at(-1)).toMatchObject({ result: { winners: expect.any(Array) as unknown } });
    const mine = lines('--seat', '1');
    expect(mine).toHaveLength(all.length);
    for (const { seat, legal, view } of mine.slice(0, -1)) {
      expect(view).toMatchObject({ seat: 1 });
      expect(legal === null).toBe(seat !== 1);
    }
  });

  it('is content with a closed pipe', async () => {
    const child = spawn(process.execPath, [BIN, 'replay', join(folder, 'game')], { env });
    child.stdout.destroy();
    let error = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (error += text));
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0);
    expect(error).toBe('');
  });
});

describe('tischlein perft and bench', () => {
  it('counts', () => {
    const file = join(folder, 'position.json');
    writeFileSync(file, JSON.stringify(POSITION));
    expect(tischlein(['perft', 'mow', '--position', file, '--depth', '2'])).toMatchObject({
      status: 0,
      out: '1 6\n2 13\n',
    });
    expect(tischlein(['perft', 'mow', '--depth', '0']).error).toContain(
      '--depth: a whole number from 1 to 12',
    );
  });

  it('measures', () => {
    const { status, out } = tischlein(['bench', 'mow', '--json', '--seconds', '1']);
    expect(status).toBe(0);
    const report = JSON.parse(out) as Record<string, unknown>;
    expect(Object.keys(report)).toEqual([
      'game',
      'seats',
      'movesPerSecond',
      'gamesPerSecond',
      'movesPerGame',
      'seconds',
      'search',
      'toTheEnd',
      'stateBytes',
      'memoryMegabytes',
    ]);
  });

  it('every command explains itself', () => {
    const commands = readdirSync('cli/commands').map((file) => file.slice(0, -'.ts'.length));
    const { out } = tischlein(['--help']);
    for (const command of commands) expect(out).toMatch(new RegExp(`^  ${command} +\\w`, 'm'));
    for (const command of Number(process.env['EFFORT']) > 1 ? commands : commands.slice(0, 2))
      expect(tischlein([command, '--help'])).toMatchObject({ status: 0, error: '' });
  });
});

describe('tischlein bot', () => {
  it('says what it can not do', () => {
    expect(tischlein(['bot', 'nonsense']).error).toContain('which table?');
    const link = 'http://localhost:1/#/t/abc';
    expect(tischlein(['bot', link]).error).toContain('no server answers at http://localhost:1/');
  });
});

describe('tischlein load', () => {
  const SMALL = ['--tables', '3', '--seconds', '1'];
  const load = (...args: string[]) => tischlein(['load', ...args]);

  it('plays at tables, alone and among bad neighbours, and loses nothing', () => {
    for (const game of Number(process.env['EFFORT']) > 1 ? ['mow', 'uno', 'uwo'] : ['uno']) {
      const { status, out } = load(
        game,
        ...SMALL,
        '--watchers',
        '2',
        '--fuzz',
        '2',
        '--company',
        '3',
        '--old',
        '10',
        '--json',
      );
      expect(status).toBe(0);
      const report = JSON.parse(out) as {
        moves: number;
        fuzz: { messages: number };
        company: { told: number };
      };
      expect(report).toMatchObject({
        tables: 3,
        watchers: 2,
        oldTables: 10,
        refused: 0,
        lost: 0,
        broken: 0,
      });
      expect(report.moves).toBeGreaterThan(10);
      expect(report.fuzz.messages).toBeGreaterThan(10);
      expect(report.company.told).toBeGreaterThanOrEqual(3);
    }
  });

  it('keeps to a pace', () => {
    const { out } = load('mow', '--tables', '5', '--seconds', '2', '--every', '500', '--json');
    const { moves } = JSON.parse(out) as { moves: number };
    expect(moves).toBeGreaterThan(0);
    expect(moves).toBeLessThanOrEqual(5 * 5);
  });

  it('says what it can not do', () => {
    expect(load('--url', 'http://example.org').error).toContain('only a server on this machine');
    expect(load('--url', 'http://localhost:1', '--old', '5').error).toContain('--old is for');
    expect(load('--url', 'nonsense').error).toContain('nonsense is no address');
    expect(load('--url', 'http://localhost:1').error).toContain('no server answers');
    expect(load('--tables', '0').error).toContain('--tables: 1 or more is wanted, not 0');
    const { status, error } = tischlein(['load', 'mow'], '', { MAX_BODY: 'abc' });
    expect([status, error]).toEqual([1, expect.stringContaining('its own server does not start')]);
  });

  it('starts its server as npm start does', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: { start: string };
    };
    expect(scripts.start).toBe(`node ${LIKE_NPM_START.join(' ')} ${BIN} serve`);
  });
});
