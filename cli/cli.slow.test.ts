import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folder, tischlein } from './in-folder.testing.ts';

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
    [['--date', '2026-02-30'], 'expected a day like 2026-11-16, got "2026-02-30"'],
    [['--game', 'chess'], 'there is no game "chess"'],
    [['tomorrow'], '"tomorrow" is one word too many'],
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
    [['deal'], 'which game? One of '],
    [['deal', 'unno'], 'there is no game "unno"; did you mean uno?'],
    [['deal', 'chess'], 'there is no game "chess"; there are '],
    [['deal', 'mow', '--seats', '11'], 'seats: expected a whole number from 2 to 10, got 11'],
    [['play', 'mow', '--seed', ''], '--seed: expected a text of one line'],
    [['deal', 'mow', '--seats', 'four'], '--seats: expected a whole number, got "four"'],
    [
      ['deal', 'mow', '--option', 'limit=-3'],
      'limit: expected a whole number from 1 to 1000, got -3',
    ],
    [['deal', 'mow', '--option', 'flies=3'], 'there is no option "flies"'],
    [['deal', 'mow', '--preset', 'loud'], 'mow has no preset "loud"; there are '],
    [['deal', 'mow', '--colour'], 'there is no flag --colour; there are --seats, --option, '],
    [['deal', 'mow', '--seets', '3'], 'there is no flag --seets; did you mean --seats?'],
    [
      ['deal', 'mow', '--seats', '-3'],
      '--seats: a value that begins with - is written --seats=VALUE',
    ],
    [['deal', 'mow', 'uno'], '"uno" is one word too many'],
    [['play', 'mow', 'uno'], '"uno" is one word too many'],
    [['replay', 'a', 'b'], '"b" is one word too many'],
    [['deal', 'uwo', '--seats', '3'], 'uwo seats: expected 2, got 3'],
    [['deal', 'uwo', '--option', 'army=9'], 'army: expected one of 8, 10, got 9'],
    [['deal', 'mow', '--option', 'limit=1e400'], 'from 1 to 1000, got Infinity'],
    [['dael'], 'there is no command "dael"; did you mean deal?'],
    [['help', 'arenna'], 'there is no command "arenna"; did you mean arena?'],
  ])('%j is one clear line and wrong usage', (args, message) => {
    const { status, out, error } = tischlein(args);
    expect(status).toBe(2);
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

describe('tischlein bench', () => {
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
    // With four seats rounds are played out, and that is said.
    expect(report).toMatchObject({ seats: 4, search: { cutOff: null } });
  });

  it('every command explains itself', () => {
    const commands = readdirSync('cli/commands').map((file) => file.slice(0, -'.ts'.length));
    const { out } = tischlein(['--help']);
    for (const command of commands) expect(out).toMatch(new RegExp(`^  ${command} +\\w`, 'm'));
    for (const command of Number(process.env['EFFORT']) > 1 ? commands : commands.slice(0, 2))
      expect(tischlein(['help', command])).toEqual(tischlein([command, '--help']));
    expect(tischlein(['serve', '--help']).out).toContain('--game FILE');
    expect(tischlein(['help', 'deal'])).toMatchObject({ status: 0, error: '' });
    // docs/cli.md shows the same list.
    expect(readFileSync('docs/cli.md', 'utf8')).toContain(`\`\`\`\n${out}\`\`\``);
  });
});

describe('tischlein bot', () => {
  it('says what it can not do', () => {
    expect(tischlein(['bot', 'nonsense']).error).toContain('which table?');
    const link = 'http://localhost:1/#/t/abc';
    expect(tischlein(['bot', link]).error).toContain('no server answers at http://localhost:1/');
  });
});
