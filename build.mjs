// Builds the package: the library (dist/lib) that plain Node, bundlers and browsers import, the command line and the
// server on top of it (dist/node), so that both share one copy of every room, and the pages (web/dist).
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gathered, writeLicences } from './licences.mjs';

// Without the development packages (npm ci --omit=dev) nothing can be built: what was built before is run.
const { build } = await import('rolldown').catch((error) => {
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
const json = (path) => JSON.parse(readFileSync(here(path), 'utf8'));

// The pages' words are written as messages; here they become small functions.
if (existsSync(here('web/messages/make.ts'))) {
  const input = here('web/messages/make.ts');
  const { output } = await build({ input, platform: 'node', write: false });
  const { modulesOf } = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
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

const { dynamicImportVarsPlugin, importGlobPlugin } = await import('rolldown/experimental');

/** Each export of a room without Node is a file of the library. */
const library = Object.fromEntries(
  json('package.json')
    .workspaces.filter((room) => room !== 'server')
    .flatMap((room) =>
      Object.entries(json(`${room}/package.json`).exports ?? {})
        .filter(([, file]) => !file.endsWith('.testing.ts'))
        .map(([name, file]) => [`${room}${name.slice(1)}`, here(`${room}/${file}`)]),
    ),
);

/** Chunk = folder for what play and search are made of: a name from another file is looked up every time it is used. */
const folderOf = (id) =>
  /\/(kit|games\/\w+|bots)\/(?:search\/)?[\w-]+\.ts$/.exec(id)?.[1].replace('/', '-') ?? null;

/** Names stay, so that a stack can be read; without spaces the package is small. */
const outputIn = (dir) => ({
  dir: here(`dist/${dir}`),
  cleanDir: true,
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
});

/** What is built of the library stands beside: a program uses it, and has no copy of its own. */
const fromLibrary = {
  name: 'from-library',
  resolveId(name) {
    const [, door] = /^@tischlein\/(.*)$/.exec(name) ?? [];
    return door in library ? { id: `../lib/${door}.js`, external: true } : null;
  },
};

/** Texts in the reader's language are imported by a name with the language in it. */
const byLanguage = [dynamicImportVarsPlugin(), importGlobPlugin()];

const buildProgram = (dir, entries, plugins = []) =>
  build({
    input: {
      ...entries,
      'store-thread': here('server/store/thread.ts'),
      'bot-thread': here('server/bots/thread.ts'),
      'backup-thread': here('server/backup-thread.ts'),
      'day-thread': here('server/days/thread.ts'),
      'match-thread': here('cli/runner/worker.ts'),
    },
    platform: 'node',
    // Native code can not be bundled.
    external: ['libsql', 'pg-native', 'valibot', '@playwright/test'],
    plugins: [fromLibrary, byLanguage, ...plugins],
    output: outputIn(dir),
  });

if (existsSync(here('cli/index.ts'))) {
  const inside = gathered(here('.'));
  await build({
    input: library,
    platform: 'neutral',
    preserveEntrySignatures: 'allow-extension',
    external: ['valibot'],
    plugins: [byLanguage, inside.plugin],
    output: {
      ...outputIn('lib'),
      // A chunk that took along what it imports would bring every bot with every game.
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [{ name: folderOf, debugName: 'folder' }],
      },
    },
  });
  const entries = { tischlein: here('cli/index.ts'), server: here('server/index.ts') };
  await buildProgram('node', entries, [inside.plugin]);
  writeLicences(here('dist/inside/program'), json('package.json'), inside.folders);
  // The laboratory is for developers: it is not in the package.
  if (existsSync(here('lab/index.ts')))
    await buildProgram('lab', {
      index: here('lab/index.ts'),
      'load-thread': here('lab/load/thread.ts'),
    });
}

// Unit tests need the program, not the pages; the browser tests build them once more.
if (existsSync(here('web/index.html')) && process.env.VITEST === undefined) {
  const { build: buildPages } = await import('vite');
  const inside = gathered(here('web/'));
  await buildPages({
    plugins: [inside.plugin],
    root: here('web'),
    configFile: here('web/vite.config.ts'),
    logLevel: 'warn',
  });
  writeLicences(here('dist/inside/pages'), json('package.json'), inside.folders);
}
