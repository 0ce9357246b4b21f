import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createContext, runInContext } from 'node:vm';
import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocksIn, pack, ROOT, type Packed } from './packed.testing.ts';

const { exports, dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  exports: Record<string, { types: string; default: string }>;
  dependencies: Record<string, string>;
};
const modules = Object.keys(exports).filter((name) => name !== './package.json');
const EXAMPLES = blocksIn('docs/library.md', 'js');
const MAX_BYTES = 3_000_000;
/** Of everything that npm lays into an empty folder. */
const MAX_INSTALLED_BYTES = 8_000_000;

let packed: Packed;
let folder: string;
/** With the driver of the database beside it. */
let serving: string;
beforeAll(() => {
  packed = pack({ types: true });
  folder = packed.install('empty');
  serving = packed.install('serving', 'libsql');
});
afterAll(() => packed.remove());

const bytesIn = (path: string): number => {
  const found = statSync(path);
  if (!found.isDirectory()) return found.size;
  return readdirSync(path).reduce((sum, name) => sum + bytesIn(join(path, name)), 0);
};

const node = (file: string, cwd = folder): string =>
  execFileSync(process.execPath, [file], { cwd, encoding: 'utf8' });

describe('the package', () => {
  it('is small: built files alone, no tests, few dependencies', () => {
    expect(Object.keys(dependencies)).toEqual(['valibot']);
    expect(packed.size).toBeLessThan(MAX_BYTES);
    expect(
      packed.files.filter(
        (path) => /^(dist|web).*\.test|\.(ts|svelte)$/.test(path) && !path.endsWith('.d.ts'),
      ),
    ).toEqual([]);
    for (const { types, default: script } of modules.map((name) => exports[name]!))
      for (const path of [types, script]) expect(packed.files).toContain(path.slice(2));
    const installed = bytesIn(join(folder, 'node_modules'));
    expect(installed).toBeLessThan(MAX_INSTALLED_BYTES);
    console.log(
      `${packed.size} bytes packed, ${packed.files.length} files, ${installed} installed`,
    );
  });

  it('runs no script where it is installed', () => {
    const { scripts } = JSON.parse(
      readFileSync(join(folder, 'node_modules/tischlein/package.json'), 'utf8'),
    ) as { scripts: object };
    for (const when of ['preinstall', 'install', 'postinstall', 'prepare'])
      expect(scripts).not.toHaveProperty(when);
  });

  it('has its docs in it: every link between its pages leads somewhere', () => {
    const pages = packed.files.filter((path) => path.endsWith('.md'));
    expect(pages).toContain('docs/library.md');
    const dead = pages.flatMap((page) => {
      const text = readFileSync(join(folder, 'node_modules/tischlein', page), 'utf8');
      return [...text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
        .map(([, link]) => link!)
        .filter((link) => !/^[a-z]+:/.test(link))
        .map((link) => posix.join(posix.dirname(page), link))
        .filter((to) => !packed.files.some((path) => path === to || path.startsWith(`${to}/`)))
        .map((to) => `${page}: ${to}`);
    });
    expect(dead).toEqual([]);
  });

  it('says what lies in it from others, with versions and licences', () => {
    const home = join(folder, 'node_modules/tischlein');
    const { components } = JSON.parse(
      readFileSync(join(home, 'dist/inside/program.cdx.json'), 'utf8'),
    ) as { components: { name: string; version: string; licenses: unknown[] }[] };
    const texts = readFileSync(join(home, 'dist/inside/program.licences.txt'), 'utf8');
    const imported = new Set<string>();
    const found = new Set(components.map(({ name }) => name));
    // What the sources import by name; the list was made of what the bundler put in. Valibot is installed beside it.
    const { dependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
      dependencies: { [name: string]: string };
    };
    for (const room of ['api', 'cli', 'server', 'table'])
      for (const file of readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' }))
        if (/^(?!.*(\.test|\.testing)\.ts$).*\.ts$/.test(file))
          for (const [, name] of readFileSync(join(ROOT, room, file), 'utf8').matchAll(
            /^import (?!type).* from '((?:@(?!tischlein)[^/']+\/)?[^./@'][^/']*)/gm,
          ))
            if (!name!.startsWith('node:') && !Object.hasOwn(dependencies, name!))
              imported.add(name!);
    expect([...imported].filter((name) => !found.has(name))).toEqual([]);
    expect(found.has('ws') && found.has('pg') && found.has('hono')).toBe(true);
    for (const { name, version, licenses } of components) {
      const about = JSON.parse(
        readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8'),
      ) as { version: string; license: string };
      expect([name, version]).toEqual([name, about.version]);
      expect(JSON.stringify(licenses)).toContain(about.license);
      expect(texts).toContain(`${name} ${version} (${about.license})`);
    }
    for (const file of ['pages.cdx.json', 'pages.licences.txt'])
      expect(packed.files).toContain(`dist/inside/${file}`);
    const pages = readFileSync(join(home, 'dist/inside/pages.cdx.json'), 'utf8');
    for (const name of ['svelte', '@fontsource-variable/fredoka'])
      expect(pages).toContain(`"name": "${name}"`);
  });

  it('has one copy of the kit for the command line and the imports', () => {
    const dist = join(folder, 'node_modules/tischlein/dist');
    const scripts = ['lib', 'node'].flatMap((part) =>
      readdirSync(join(dist, part), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.js'))
        .map((path) => readFileSync(join(dist, part, path), 'utf8')),
    );
    expect(scripts.filter((script) => script.includes('tischlein fair 1')).length).toBe(1);
    expect(scripts.filter((script) => /Driver=class|class Driver\b/.test(script)).length).toBe(1);
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
    expect(EXAMPLES[0]!.trimEnd().split('\n').length).toBeLessThanOrEqual(12);
    expect(printed(0)).toMatch(
      /^UNO-1 (Anna|Beni) ist dran\. Warte, bis du an der Reihe bist\.\n\{ winners: \[/,
    );
    const [, wins, error] = /^medium wins (\d+\.\d) % ± (\d\.\d)\n$/.exec(printed(1)) ?? [];
    expect(Number(wins) - Number(error)).toBeGreaterThan(50);
    expect(EXAMPLES[1]!.trimEnd().split('\n').length).toBeLessThanOrEqual(17);
    expect(printed(2)).toMatch(/^\d+ moves, \{ winners: \[/);
    expect(printed(3)).toMatch(/^[a-z]+/);
    writeFileSync(join(serving, 'server.js'), EXAMPLES[4]!);
    expect(node('server.js', serving)).toBe('200\n');
  });

  it.each([
    ['nothing of a game that is not used', `import { uno } from 'tischlein';`, 0],
    ['one game', `import { uno } from 'tischlein/games/uno'; window.game = uno;`, 47_000],
    ['one game by the overview', `import { uno } from 'tischlein'; window.game = uno;`, 47_000],
  ])('a bundle holds no more than is used: %s', async (_, script, most) => {
    writeFileSync(join(folder, 'size.js'), script);
    const { output } = await build({
      input: join(folder, 'size.js'),
      platform: 'browser',
      write: false,
      output: { minify: true, codeSplitting: false },
    });
    console.log(`${script} ${output[0].code.length} bytes`);
    expect(output[0].code.length).toBeLessThanOrEqual(most);
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
    writeFileSync(join(folder, 'page.js'), page);
    const { output } = await build({
      input: join(folder, 'page.js'),
      platform: 'browser',
      write: false,
      output: { format: 'iife', codeSplitting: false },
    });
    const window = createContext({});
    runInContext(output[0].code, window);
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

    it('is small: at most 440 lines of code, its rows for learners among them, words and tests apart', () => {
      const files = readdirSync(join(ROOT, 'examples/maumau')).filter(
        (file) => file.endsWith('.js') && !/^(words|book)\.js$|test/.test(file),
      );
      const lines = files.flatMap((file) =>
        readFileSync(join(ROOT, 'examples/maumau', file), 'utf8')
          .trimEnd()
          .split('\n'),
      );
      console.log(`Mau-Mau: ${lines.length} lines in ${files.length} files`);
      expect(lines.length).toBeLessThanOrEqual(440);
    });

    it('is played in the terminal, in words, with hints and refusals', () => {
      const { stdout } = spawnSync(program(), ['play', ...GAME, '--seed', 'a', '--lang', 'de'], {
        cwd: folder,
        encoding: 'utf8',
        input: 'tipp\npass\n1\nschluss\n',
        env: { ...process.env, XDG_STATE_HOME: folder },
      });
      expect(stdout).toMatch(/Cleo +5 Karten/);
      // As many as its face says.
      expect(stdout).toMatch(/ Cleo /);
      expect(stdout).not.toMatch(/ Dora /);
      expect(stdout).toMatch(/oben \[([789BDKA]|10)[♣♠♥♦] \w+\]/);
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

    it('has an environment for learners, a schema and a review', () => {
      const { properties } = JSON.parse(run('schema', ...GAME).stdout) as { properties: object };
      expect(Object.keys(properties)).toEqual(expect.arrayContaining(['hand', 'held', 'under']));
      const [head] = run('env', ...GAME, '--seats', '2').stdout.split('\n', 1);
      expect(JSON.parse(head!)).toMatchObject({ game: 'maumau', seats: 2 });
      const script = `import { formatRecord, newGame } from 'tischlein';
        import { game } from './maumau/maumau.js';
        const one = newGame(game, { seats: ['Anna', 'Beni'], seed: 'b' });
        while (one.waitingFor !== null) one.try(one.waitingFor, one.legal(one.waitingFor)[0]);
        console.log(formatRecord(one.record()).trimEnd());`;
      writeFileSync(join(folder, 'record.js'), script);
      writeFileSync(join(folder, 'own.record'), node('record.js'));
      const review = run('review', ...GAME, 'own.record', '--json');
      expect(review.stderr).toBe('');
      expect(Object.keys(JSON.parse(review.stdout) as object)).toContain('decisions');
    });

    it('what is wrong with a module is said in a sentence', () => {
      expect(run('play', '--game', './nothere.js').stderr).toBe(
        'tischlein: there is no file ./nothere.js\n',
      );
      expect(run('serve', '--game', 'maumau/words.js').stderr).toContain('exports no game');
      expect(run('play', 'maumau').stderr).toContain('there is no game "maumau"');
    });
  });

  it('a learner has environments by the checks of PettingZoo and Gymnasium, also of an own game', () => {
    const home = join(folder, 'node_modules/tischlein/python');
    for (const game of ['uno', join(folder, 'maumau/maumau.js')]) {
      const { stdout, stderr } = spawnSync('python3', [join(home, 'tests/api.py'), game], {
        cwd: folder,
        encoding: 'utf8',
        env: {
          ...process.env,
          PYTHONPATH: home,
          PYTHONDONTWRITEBYTECODE: '1',
          TISCHLEIN: `${process.execPath} node_modules/tischlein/cli/bin/tischlein.js`,
        },
      });
      expect(stderr).toBe('');
      expect(stdout).toMatch(/^holds with/);
    }
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

  it('who serves is told what to install', () => {
    const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA: join(folder, 'none') };
    const { status, stderr } = spawnSync(program(), ['serve'], {
      cwd: folder,
      encoding: 'utf8',
      env,
    });
    expect(stderr).toContain('run npm install libsql beside tischlein');
    expect(status).toBe(1);
  });

  it('and one of cards with hidden hands', () => {
    expect(run('new-game', 'stich', '--cards').status).toBe(0);
    const { stdout } = spawnSync(process.execPath, ['--test'], {
      cwd: join(folder, 'stich'),
      encoding: 'utf8',
    });
    expect(stdout).toContain('# fail 0');
    expect(run('options', '--game', 'stich/stich.js').stdout).toContain('[STICH-');
    const texts = readdirSync(join(folder, 'stich')).map((file) =>
      readFileSync(join(folder, 'stich', file), 'utf8'),
    );
    expect(texts.join('')).not.toMatch(/mau-?mau/i);
  });

  it('a person serves', async () => {
    const env = {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA: join(serving, 'data'),
      LOG: 'off',
    };
    const child = spawn(join(serving, 'node_modules/.bin/tischlein'), ['serve'], {
      cwd: serving,
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
