// Builds the package: the library (dist/lib) that plain Node, bundlers and browsers import, the command line and the
// server on top of it (dist/node), so that both share one copy of every room, and the pages (web/dist).
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

// Without the development packages (npm ci --omit=dev) nothing can be built: what was built before is run.
const { build } = await import('esbuild').catch((error) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  return { build: null };
});
if (build === null) {
  const built = existsSync(new URL('dist/node/tischlein.js', import.meta.url));
  console.log(
    built
      ? 'The program and the pages stay as they were built.'
      : 'Nothing is built yet: run npm ci && npm run build once, here or on another machine, and bring dist and web/dist.',
  );
  process.exit(0);
}

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Rooms without Node: each of their exports is a file of the library. */
const LIBRARY = ['kit', 'games', 'bots', 'coach', 'table', 'api', 'rules', 'manifests'];

const libraryEntries = Object.fromEntries(
  LIBRARY.flatMap((room) => {
    const { exports } = JSON.parse(readFileSync(here(`${room}/package.json`), 'utf8'));
    return Object.entries(exports)
      .filter(([, file]) => !file.endsWith('.testing.ts'))
      .map(([name, file]) => [`${room}${name.slice(1)}`, here(`${room}/${file}`)]);
  }),
);

const languages = Object.keys(libraryEntries).filter((name) => name.endsWith('/language'));
const games = languages.map((name) => name.replace('/language', ''));
/**
 * What these reach lies in one file each, the first ones first: a name from another file is looked up every time it is
 * used, which costs rules and search up to a fifth.
 */
const bots = games.map((name) => name.replace('games/', 'bots/'));
const TOGETHER = ['kit', ...languages, ...games, 'bots', ...bots].map((entry, at) => ({
  name: entry.replaceAll('/', '-'),
  test: (id) => id === libraryEntries[entry],
  priority: 100 - at,
}));

/**
 * The compiler knows the value of a `const` of the same file, but reads an imported or exported name from its cell and checks
 * what it finds, every time: a tenth of random play. So those files have names of their own for what comes in and goes out, on
 * the same lines. No two of them import each other, and nothing that they export changes.
 */
function withOwnNames(code) {
  const pairsOf = (names) => names.split(',').map((each) => each.trim().split(' as '));
  const imports = /^import \{([^}]*)\} from ("[^"]*");$/gm;
  const exports = /^export \{([^}]*)\};$/m;
  const withImports = code.replace(imports, (_, names, from) => {
    const pairs = pairsOf(names).map(([name, own = name]) => [name, own]);
    const taken = pairs.map(([name, own]) => `${name} as ${own}$in`);
    const kept = pairs.map(([, own]) => `${own} = ${own}$in`);
    return `import { ${taken.join(', ')} } from ${from}; const ${kept.join(', ')};`;
  });
  return withImports.replace(exports, (_, names) => {
    const pairs = pairsOf(names).map(([own, name = own]) => [own, name]);
    for (const [own] of pairs)
      if (new RegExp(`^let ${own.replaceAll('$', '\\$')}\\b`, 'm').test(code))
        throw new Error(`${own} is exported and can change: write it as a const`);
    const kept = pairs.map(([own]) => `${own}$out = ${own}`);
    const given = pairs.map(([own, name]) => `${own}$out as ${name}`);
    return `const ${kept.join(', ')}; export { ${given.join(', ')} };`;
  });
}

/** What is built of the library stands beside: the command line and the server use it, and have no copy of their own. */
const fromLibrary = {
  name: 'from-library',
  setup: ({ onResolve }) =>
    onResolve({ filter: new RegExp(`^@tischlein/(${LIBRARY.join('|')})(/|$)`) }, ({ path }) => ({
      path: `../lib/${path.replace('@tischlein/', '')}.js`,
      external: true,
    })),
};

const shared = {
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  chunkNames: '[name]-[hash]',
  logLevel: 'warning',
  sourcemap: true,
};

if (existsSync(here('web/messages/make.ts'))) {
  // The pages' words are written as messages; here they become small functions.
  const { outputFiles } = await build({
    ...shared,
    splitting: false,
    sourcemap: false,
    entryPoints: [here('web/messages/make.ts')],
    platform: 'node',
    write: false,
  });
  const made = Buffer.from(outputFiles[0].contents).toString('base64');
  const { modulesOf } = await import(`data:text/javascript;base64,${made}`);
  const folders = readdirSync(here('web/src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => basename(path) === 'en.json')
    .map((path) => here(`web/src/${dirname(path)}`));
  for (const folder of folders) {
    const textOf = (file) =>
      existsSync(`${folder}/${file}`) ? readFileSync(`${folder}/${file}`, 'utf8') : null;
    const modules = modulesOf((language) => JSON.parse(textOf(`${language}.json`)));
    // Whoever watches a file need not look again where it says the same.
    for (const [file, text] of Object.entries(modules))
      if (textOf(file) !== text) writeFileSync(`${folder}/${file}`, text);
  }
}
if (process.argv.includes('--words')) process.exit(0);

if (existsSync(here('cli/index.ts'))) {
  // Chunks of the last build have other names.
  for (const part of ['lib', 'node', 'lab'])
    rmSync(here(`dist/${part}`), { recursive: true, force: true });
  const { build: bundle } = await import('rolldown');
  const { dynamicImportVarsPlugin, importGlobPlugin } = await import('rolldown/experimental');
  const { output } = await bundle({
    input: libraryEntries,
    platform: 'neutral',
    external: ['valibot'],
    logLevel: 'warn',
    // Texts in the reader's language are imported by a name with the language in it.
    plugins: [dynamicImportVarsPlugin(), importGlobPlugin()],
    output: {
      dir: here('dist/lib'),
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
      minify: 'dce-only',
      sourcemap: true,
      codeSplitting: { groups: TOGETHER },
    },
  });
  for (const { fileName, name, code } of output)
    if (TOGETHER.some((group) => group.name === name))
      writeFileSync(here(`dist/lib/${fileName}`), withOwnNames(code));
  const threads = {
    'store-thread': here('server/store/thread.ts'),
    'bot-thread': here('server/bots/thread.ts'),
    'day-thread': here('server/days/thread.ts'),
    'match-thread': here('cli/runner/worker.ts'),
  };
  const program = {
    ...shared,
    platform: 'node',
    target: 'node20',
    plugins: [fromLibrary],
    // Native code can not be bundled; packages in the old module format call `require`.
    external: ['libsql', 'pg-native', 'valibot', '@playwright/test'],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  };
  await build({
    ...program,
    entryPoints: {
      tischlein: here('cli/index.ts'),
      server: here('server/index.ts'),
      ...threads,
    },
    outdir: here('dist/node'),
  });
  // The laboratory is for developers: it is not in the package.
  if (existsSync(here('lab/index.ts')))
    await build({
      ...program,
      entryPoints: {
        index: here('lab/index.ts'),
        'load-thread': here('lab/load/thread.ts'),
        ...threads,
      },
      outdir: here('dist/lab'),
    });
}

// Unit tests need the program, not the pages; the browser tests build them once more.
if (existsSync(here('web/index.html')) && process.env.VITEST === undefined) {
  const { build: buildPages } = await import('vite');
  await buildPages({
    root: here('web'),
    configFile: here('web/vite.config.ts'),
    logLevel: 'error',
  });
}
