import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BIN, env, folder, tischlein } from './in-folder.testing.ts';

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
    expect(story.out).toMatch(/Beni \(medium\) (adds|starts|takes|closes)/);
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
    expect(out).toContain('“add 99” isn’t a move here.');
    const uno = tischlein(
      ['play', 'uno', '--record', join(folder, 'uno')],
      'rule\nrule UNO-5a\nrule uno-1A\n',
    ).out;
    expect(uno).toMatch(/UNO-0 +The cards\nUNO-1 +Everyone gets 7 cards\n[^]*UNO-5a [^]*UNO-1a /);
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
    ['hu', 'Te jössz.'],
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
      /^tischlein 1\ngame mow rules 1\n/,
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
