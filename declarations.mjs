// Writes the types of the package (dist/types): the declarations of every file that one of its exports reaches.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('.', import.meta.url));
const out = join(root, 'dist/types');

const json = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const entries = Object.values(json('package.json').exports).flatMap(({ types }) => types ?? []);
/** Every door of every room the server may use: what is reached through a package alone would not be written. */
const ROOMS = ['kit', 'games', 'bots', 'coach', 'table', 'api', 'rules', 'manifests', 'server'];
const sources = ROOMS.flatMap((room) =>
  Object.values(json(`${room}/package.json`).exports)
    .filter((file) => !file.endsWith('.testing.ts'))
    .map((file) => join(root, room, file)),
);

const { options } = ts.parseJsonConfigFileContent(json('tsconfig.json'), ts.sys, root);
const program = ts.createProgram(sources, {
  ...options,
  noEmit: false,
  noCheck: true,
  declaration: true,
  emitDeclarationOnly: true,
  rootDir: root,
  outDir: out,
});

const written = new Map();
const { diagnostics } = program.emit(undefined, (path, text) => written.set(resolve(path), text));
const roomExports = new Map();
/** The declaration file behind `./move.ts` or `@tischlein/kit`; null for packages from elsewhere. */
function fileOf(from, name) {
  if (name.startsWith('.')) return resolve(dirname(from), name.replace(/\.ts$/, '.d.ts'));
  const [, room, rest] = /^@tischlein\/([^/]+)(.*)$/.exec(name) ?? [];
  if (room === undefined) return null;
  if (!roomExports.has(room)) roomExports.set(room, json(`${room}/package.json`).exports);
  return join(out, room, roomExports.get(room)[`.${rest}`].replace(/\.ts$/, '.d.ts'));
}

/** Addresses between declarations, as every way of resolving them understands: relative, with the name of the script. */
const IMPORTED = /((?:from|import)\s*\(?\s*)(['"])([^'"\n]+)\2/g;

rmSync(out, { recursive: true, force: true });
const waiting = entries.map((types) => join(root, types));
for (const path of waiting) {
  if (!written.has(path)) {
    // What nothing reaches may have types that can not be written; this is reached.
    console.error(ts.formatDiagnostics(diagnostics, ts.createCompilerHost(options)));
    throw new Error(`there is no declaration ${relative(root, path)}`);
  }
  const text = written.get(path).replace(IMPORTED, (whole, before, quote, name) => {
    const target = fileOf(path, name);
    if (target === null) return whole;
    if (!waiting.includes(target)) waiting.push(target);
    const address = relative(dirname(path), target).replace(/\.d\.ts$/, '.js');
    return `${before}${quote}${address.startsWith('.') ? address : `./${address}`}${quote}`;
  });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
