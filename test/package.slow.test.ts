import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createContext, runInContext } from 'node:vm';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocksIn, pack, ROOT, type Packed } from './packed.testing.ts';

const { exports, dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  exports: Record<string, { types: string; default: string }>;
  dependencies: Record<string, string>;
};
const modules = Object.keys(exports).filter((name) => name !== './package.json');
const EXAMPLES = blocksIn('docs/library.md', 'js');
const MAX_BYTES = 3_000_000;

let packed: Packed;
let folder: string;
beforeAll(() => {
  packed = pack({ types: true });
  folder = packed.install('empty');
});
afterAll(() => packed.remove());

const node = (file: string): string =>
  execFileSync(process.execPath, [file], { cwd: folder, encoding: 'utf8' });

describe('the package', () => {
  it('is small: built files alone, no tests, few dependencies', () => {
    expect(Object.keys(dependencies)).toEqual(['libsql', 'valibot']);
    expect(packed.size).toBeLessThan(MAX_BYTES);
    expect(
      packed.files.filter(
        (path) => /^(dist|web).*\.test|\.(ts|svelte)$/.test(path) && !path.endsWith('.d.ts'),
      ),
    ).toEqual([]);
    for (const { types, default: script } of modules.map((name) => exports[name]!))
      for (const path of [types, script]) expect(packed.files).toContain(path.slice(2));
    expect(packed.files.some((path) => /^dist\/lib\/kit.*\.js\.map$/.test(path))).toBe(true);
    console.log(`${packed.size} bytes packed, ${packed.files.length} files`);
  });

  it('has one copy of the kit for the command line and the imports', () => {
    const dist = join(folder, 'node_modules/tischlein/dist');
    const scripts = ['lib', 'node'].flatMap((part) =>
      readdirSync(join(dist, part), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.js'))
        .map((path) => readFileSync(join(dist, part, path), 'utf8')),
    );
    expect(scripts.filter((script) => script.includes('tischlein fair 1')).length).toBe(1);
    expect(scripts.filter((script) => / (Driver = class|class Driver) /.test(script)).length).toBe(
      1,
    );
  });

  it.each([
    ['nodenext', 'nodenext', ['--skipLibCheck', 'false']],
    ['esnext', 'bundler', ['--skipLibCheck']],
  ])('its types and its examples hold under tsc: module %s, resolution %s', (module, way, more) => {
    const all = modules.map((name, i) => `import * as m${i} from 'tischlein${name.slice(1)}';`);
    // By name: in a list the compiler would compare every module with every other.
    const used = `export const all = { ${modules.map((_, i) => `m${i}`).join(', ')} };`;
    writeFileSync(join(folder, 'all.ts'), [...all, used].join('\n'));
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    const files = ['all.ts', ...EXAMPLES.map((code, i) => exampleFile(code, i))];
    const types = ['--types', 'node', '--typeRoots', join(ROOT, 'node_modules/@types')];
    const strict = ['--noEmit', '--strict', '--allowJs', '--checkJs', '--target', 'es2022'];
    const args = [tsc, ...strict, '--module', module, '--moduleResolution', way, ...types, ...more];
    const { stdout } = spawnSync(process.execPath, [...args, ...files], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
  });

  const exampleFile = (code: string, i: number): string => {
    const file = `example-${i}.js`;
    writeFileSync(join(folder, file), code);
    return file;
  };
  const printed = (i: number): string => node(exampleFile(EXAMPLES[i]!, i));

  it('the examples of docs/library.md do what they say', () => {
    expect(EXAMPLES.length).toBe(5);
    const [, wins, error] = /^medium wins (\d+\.\d) % ± (\d\.\d)\n$/.exec(printed(0)) ?? [];
    expect(Number(wins) - Number(error)).toBeGreaterThan(50);
    expect(EXAMPLES[0]!.trimEnd().split('\n').length).toBeLessThanOrEqual(17);
    expect(printed(1)).toMatch(/^\d+ moves, \{ winners: \[/);
    expect(printed(2)).toMatch(/^[a-z]+/);
    expect(printed(3)).toMatch(/^UNO-\d+\w* .*\.\n$/);
    expect(printed(4)).toBe('200\n');
  });

  it('a bundle for browsers plays where there is no Node', async () => {
    const page = `
      import { unoBots } from 'tischlein/bots/uno';
      import { uno } from 'tischlein/games/uno';
      import { playGame } from 'tischlein/kit';
      import { formatter } from 'tischlein/rules';
      import { Client } from 'tischlein/table';
      const { medium, hard } = unoBots.levels;
      const { winners } = playGame(uno, {}, [medium, hard], 'in a page', 20);
      globalThis.said = formatter('de')('{count} gewinnt', { count: winners.length }) + typeof Client;`;
    const { outputFiles } = await build({
      stdin: { contents: page, resolveDir: folder },
      bundle: true,
      write: false,
      platform: 'browser',
      format: 'iife',
    });
    const window = createContext({});
    runInContext(outputFiles[0]!.text, window);
    expect(window['said']).toBe('1 gewinntfunction');
  });
});

describe('from an empty folder, with the package alone', () => {
  const program = (): string => join(folder, 'node_modules/.bin/tischlein');

  it('a person plays in the terminal', () => {
    const { stdout, status } = spawnSync(program(), ['play', 'uno', '--seed', 'a', '--bots', '1'], {
      cwd: folder,
      encoding: 'utf8',
      input: 'draw\nquit\n',
      env: { ...process.env, XDG_STATE_HOME: folder, LANG: 'en' },
    });
    expect(status).toBe(0);
    expect(stdout).toContain('Beni');
  });

  const run = (...args: readonly string[]) =>
    spawnSync(program(), args, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, XDG_STATE_HOME: folder, LANG: 'en' },
    });

  describe('a game from outside', () => {
    beforeAll(() =>
      cpSync(join(ROOT, 'examples/maumau'), join(folder, 'maumau'), { recursive: true }),
    );
    const GAME = ['--game', 'maumau/maumau.js'];

    it('keeps the contract and its clauses, by its own tests', () => {
      const { status, stdout } = spawnSync(process.execPath, ['--test'], {
        cwd: join(folder, 'maumau'),
        encoding: 'utf8',
      });
      expect(stdout).toContain('# fail 0');
      expect(status).toBe(0);
    });

    it('is small: at most 420 lines of code, words and tests apart', () => {
      const files = readdirSync(join(ROOT, 'examples/maumau')).filter(
        (file) => file.endsWith('.js') && !/^(words|book)\.js$|test/.test(file),
      );
      const lines = files.flatMap((file) =>
        readFileSync(join(ROOT, 'examples/maumau', file), 'utf8')
          .trimEnd()
          .split('\n'),
      );
      console.log(`Mau-Mau: ${lines.length} lines in ${files.length} files`);
      expect(lines.length).toBeLessThanOrEqual(420);
    });

    it('is played in the terminal, in words, with hints and refusals', () => {
      const { stdout } = spawnSync(program(), ['play', ...GAME, '--seed', 'a', '--lang', 'de'], {
        cwd: folder,
        encoding: 'utf8',
        input: 'tipp\npass\n1\nschluss\n',
        env: { ...process.env, XDG_STATE_HOME: folder },
      });
      expect(stdout).toMatch(/Karten \[5\]/);
      // As many as its face says.
      expect(stdout).toMatch(/ Cleo /);
      expect(stdout).not.toMatch(/ Dora /);
      expect(stdout).toMatch(/oben \[\w+ (Kreuz|Pik|Herz|Karo) \w+\]/);
      expect(stdout).toMatch(/\[MAUMAU-3\]/);
      expect(stdout).toMatch(/Du (spielst|ziehst) /);
    });

    it('enters the arena with a strong bot that its heuristics guide', () => {
      const bots = ['--bots', 'hard,random', '--seats', '2', '--games', '60', '--budget', '100'];
      const { stdout } = run('arena', ...GAME, ...bots, '--json');
      const [{ wins }] = (JSON.parse(stdout) as { outcomes: [{ wins: { mean: number } }] })
        .outcomes;
      expect(wins.mean).toBeGreaterThan(0.55);
    });

    it('is benched, dealt and tried', () => {
      const { stdout } = run('bench', ...GAME, '--seconds', '1', '--json');
      expect(JSON.parse(stdout)).toMatchObject({ game: 'maumau', seats: 4 });
      const position = run('deal', ...GAME, '--seed', 'a').stdout;
      writeFileSync(join(folder, 'one.jsonl'), `{"position":${position.trim()},"moves":[]}\n`);
      expect(JSON.parse(run('try', ...GAME, 'one.jsonl').stdout)).toMatchObject({
        position: { game: 'maumau' },
      });
    });

    it('what is wrong with a module is said in a sentence', () => {
      expect(run('play', '--game', './nothere.js').stderr).toBe(
        'tischlein: there is no file ./nothere.js\n',
      );
      expect(run('serve', '--game', 'maumau/words.js').stderr).toContain('exports no game');
      expect(run('play', 'maumau').stderr).toContain('there is no game "maumau"');
    });
  });

  it('somebody lays out a game of their own, which works and has tests', () => {
    expect(run('new-game', 'hopp').status).toBe(0);
    expect(run('new-game', 'hopp').stderr).toContain('something called hopp');
    expect(run('new-game', 'uno').stderr).toContain('there is a game uno already');
    const { stdout } = spawnSync(process.execPath, ['--test'], {
      cwd: join(folder, 'hopp'),
      encoding: 'utf8',
    });
    expect(stdout).toContain('# pass 4');
    expect(run('options', '--game', 'hopp/hopp.js').stdout).toContain('[HOPP-1]');
  });

  it('a person serves', async () => {
    const env = {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA: join(folder, 'data'),
      LOG: 'off',
    };
    const child = spawn(program(), ['serve'], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      let url: string | undefined;
      for await (const line of createInterface({ input: child.stdout }))
        if ((url = /http:\/\/[\w.]+:\d+\//.exec(line)?.[0]) !== undefined) break;
      expect((await fetch(new URL('health', url))).status).toBe(200);
      const guest = await fetch(new URL('api/me', url), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Anna' }),
      });
      expect(guest.headers.get('set-cookie')).toContain('=');
    } finally {
      child.kill();
    }
  });
});
