import { readdirSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import ts from 'typescript';
import { pageBreach } from './page-walls.ts';
import { lineOf, sourceOf, type SourceFile } from './source.ts';

/** Each has a folder in games, rules and web/src. */
export const GAMES: readonly string[] = readdirSync(new URL('../games/', import.meta.url), {
  withFileTypes: true,
}).flatMap((entry) => (entry.isDirectory() && entry.name !== 'node_modules' ? [entry.name] : []));

/** What each room may use. */
const MAY_USE = {
  kit: [],
  games: ['kit'],
  bots: ['kit', 'games'],
  coach: ['kit', 'games', 'bots'],
  table: ['kit'],
  api: ['kit', 'table'],
  rules: ['kit', 'games'],
  manifests: ['kit', 'games', 'bots', 'coach', 'rules'],
  server: ['kit', 'games', 'bots', 'coach', 'table', 'api', 'rules', 'manifests'],
  web: ['kit', 'games', 'bots', 'coach', 'table', 'api', 'rules', 'manifests'],
  cli: ['kit', 'games', 'bots', 'coach', 'table', 'api', 'rules', 'manifests', 'server'],
  lab: ['kit', 'games', 'bots', 'coach', 'table', 'api', 'rules', 'manifests', 'server', 'cli'],
} as const satisfies Record<string, readonly string[]>;

type Room = keyof typeof MAY_USE;

export const ROOMS = Object.keys(MAY_USE) as Room[];

/** Rooms where time, randomness and the outside world are handed in. */
const PURE: readonly (Room | null)[] = [
  'kit',
  'games',
  'bots',
  'coach',
  'table',
  'api',
  'manifests',
];
const WITH_NODE: readonly (Room | null)[] = ['server', 'cli', 'lab', null];

const OUTSIDE = new Set(
  (
    'Date performance process console globalThis crypto fetch require ' +
    'setTimeout setInterval setImmediate'
  ).split(' '),
);

/** Per room: import name (`.` or `./mow`) to the file behind it, as in its package.json. */
export type Exports = Partial<Record<Room, Readonly<Record<string, string>>>>;

/** Every breach of the walls, as `file:line what`. Paths are relative to the repository. */
export function breaches(files: readonly SourceFile[], exports: Exports): string[] {
  return files.flatMap((file) => {
    const source = sourceOf(file);
    const room = roomOf(file.path);
    const forTests = isTest(file.path);
    const isPure = PURE.includes(room) && !forTests;
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      const wrong = [
        ...namesIn(node, file.path).map((name) =>
          name === UNREADABLE
            ? 'an address must be a text that this check can read'
            : importBreach(file.path, name, exports),
        ),
        isPure ? outsideUse(node, room) : null,
      ];
      for (const what of wrong)
        if (what !== null) found.push(`${file.path}:${lineOf(source, node)} ${what}`);
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}

/** Files of a game's folder that hold its rules, and what only they know: a language needs none of them. */
const RULES = /\/(index|layout|options|moves|legal|refuse|play|tell|fields|imagine|position)\.ts$/;

/** Every way from a game's language to its rules: a language is cheap to load and free of them. */
export function languageBreaches(files: readonly SourceFile[]): string[] {
  const imports = new Map(files.map((file) => [file.path, valueImports(file)]));
  const found: string[] = [];
  const visit = (path: string, seen: Set<string>): void => {
    for (const target of imports.get(path) ?? []) {
      if (seen.has(target)) continue;
      seen.add(target);
      if (RULES.test(target)) found.push(`${path} may not use ${target}: languages have no rules`);
      else visit(target, seen);
    }
  };
  for (const { path } of files) if (LANGUAGE.test(path)) visit(path, new Set());
  return found;
}

/** The files of the same folder that a file needs at run time. */
function valueImports(file: SourceFile): string[] {
  return sourceOf(file).statements.flatMap((node) => {
    const name = importedName(node);
    if (name === null || !name.startsWith('.') || isTypeOnly(node)) return [];
    return [posix.join(posix.dirname(file.path), name)];
  });
}

function isTypeOnly(node: ts.Node): boolean {
  if (ts.isExportDeclaration(node)) {
    const { exportClause: names } = node;
    return (
      node.isTypeOnly ||
      (names !== undefined && ts.isNamedExports(names) && names.elements.every((n) => n.isTypeOnly))
    );
  }
  if (!ts.isImportDeclaration(node) || node.importClause === undefined) return false;
  const { phaseModifier, name, namedBindings } = node.importClause;
  if (phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  return (
    name === undefined &&
    namedBindings !== undefined &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.every((n) => n.isTypeOnly)
  );
}

function importBreach(from: string, name: string, exports: Exports): string | null {
  const room = roomOf(from);

  if (name.startsWith('node:') || builtinModules.includes(name)) {
    const allowed = WITH_NODE.includes(room) || isTest(from);
    return allowed ? null : `${room} may not use ${name}`;
  }

  const target = resolve(from, name, exports);
  if (target === null) return null;
  if (target === 'hidden') return `${name} is not an export of that room`;

  // The laboratory may open every door, also those for tests; nobody may open its own.
  if (room === 'lab') return null;
  const to = roomOf(target);
  if (to === 'lab') return `${room ?? from} may not use lab`;
  if (to !== room) {
    if (isTest(from) && (isTest(target) || to === 'manifests')) return null;
    // The command line lays examples out as new games.
    if (room === 'cli' && target.startsWith('examples/')) return null;
    if (name.startsWith('.') && to === null) return `${room} may not reach out of its folder`;
    if (name.startsWith('.')) return `${name} reaches into ${to}: import its package`;
    if (room !== null && to !== null && !(MAY_USE[room] as readonly Room[]).includes(to))
      return `${room} may not use ${to}`;
  }
  if (isTest(target) && !isTest(from)) return `${name} is only for tests`;
  if (room === 'games' && to === 'games') return gameBreach(from, target);
  if (room === 'web' && to === 'web' && !isTest(from)) return pageBreach(from, target, GAMES);
  if ((room === 'bots' || room === 'coach') && to === 'games')
    return heuristicsBreach(room, from, target);
  if (room === 'rules' && to === 'games' && !isTest(from) && !LANGUAGE.test(target))
    return `rules may use only a game's language`;
  return null;
}

const LANGUAGE = /^games\/[^/]+\/language\.ts$/;

/** A game knows no other. */
function gameBreach(from: string, target: string): string | null {
  const game = gameOf(from);
  if (game === null || gameOf(target) === game) return null;
  return gameOf(target) === null ? null : `${game} may not use ${gameOf(target)}`;
}

/** Bots play every game alike, and the coach teaches them so: only a game's own files name it. */
function heuristicsBreach(room: Room, from: string, target: string): string | null {
  if (isTest(from)) return null;
  const game = gameOf(target);
  return game === null || from.startsWith(`${room}/${game}`)
    ? null
    : `only ${room}/${game}* may use ${game}`;
}

/** What of the outside world this names. */
function outsideUse(node: ts.Node, room: Room | null): string | null {
  if (!ts.isIdentifier(node) || isMemberName(node)) return null;
  const { parent, text } = node;
  if (text === 'Date' && isCalendar(node)) return null;
  if (OUTSIDE.has(text)) return `${room} may not use ${text}`;
  if (text !== 'Math') return null;
  const harmless = ts.isPropertyAccessExpression(parent) && parent.name.text !== 'random';
  return harmless ? null : `${room} may not use Math.random`;
}

/** `Date.UTC(…)` and `new Date(day)`: arithmetic of the calendar, which asks no clock. */
function isCalendar({ parent }: ts.Identifier): boolean {
  if (ts.isPropertyAccessExpression(parent)) return parent.name.text === 'UTC';
  return ts.isNewExpression(parent) && parent.arguments?.length === 1;
}

/** The `now` of `clock.now` or `{ now: 1 }`: a member of something, not a global. */
function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  return (
    (ts.isPropertyAssignment(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isPropertyDeclaration(parent) ||
      ts.isMethodSignature(parent) ||
      ts.isMethodDeclaration(parent)) &&
    parent.name === node
  );
}

function importedName(node: ts.Node): string | null {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
    return literal(node.moduleSpecifier);
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return literal(node.arguments[0]);
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    return literal(node.argument.literal);
  return null;
}

/** Files whose addresses lead out of their room, and why. */
const MAY_REACH_OUT: { readonly [path: string]: string } = {
  'server/workers.ts':
    'finds the built program, its threads and its pages, from the source and from the build',
};

/** Stands for an address that is put together at run time. */
const UNREADABLE = Symbol('unreadable');
type Address = string | typeof UNREADABLE;

/** What this node imports or addresses. */
function namesIn(node: ts.Node, path: string): Address[] {
  const name = importedName(node);
  if (name !== null) return [name];
  if (isTest(path) || Object.hasOwn(MAY_REACH_OUT, path)) return [];
  return addressesIn(node);
}

/** `new URL('./worker.ts', import.meta.url)` reaches as far as an import does. */
function addressesIn(node: ts.Node): Address[] {
  if (!ts.isNewExpression(node) || node.expression.getText() !== 'URL') return [];
  const [path, base] = node.arguments ?? [];
  if (path === undefined || !base?.getText().includes('import.meta')) return [];
  return base.getText() === 'import.meta.url' ? textsOf(path) : [UNREADABLE];
}

/** The addresses an expression may stand for. */
function textsOf(node: ts.Expression): Address[] {
  if (ts.isConditionalExpression(node))
    return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  const text = ts.isTemplateExpression(node) ? node.head.text : literal(node);
  return text !== null && text.startsWith('.') ? [text] : [UNREADABLE];
}

function literal(node: ts.Node | undefined): string | null {
  return node !== undefined && ts.isStringLiteralLike(node) ? node.text : null;
}

/** The file an import means; null for npm packages, 'hidden' for what a room does not export. */
function resolve(from: string, name: string, exports: Exports): string | 'hidden' | null {
  if (name.startsWith('.')) return posix.join(posix.dirname(from), name);
  const [, room, rest] = /^@tischlein\/([^/]+)(.*)$/.exec(name) ?? [];
  if (room === undefined) return null;
  const file = exports[room as Room]?.[`.${rest}`];
  return file === undefined ? 'hidden' : posix.join(room, file);
}

function roomOf(path: string): Room | null {
  return ROOMS.find((room) => path.startsWith(`${room}/`)) ?? null;
}

function gameOf(path: string): string | null {
  return /^games\/([^/]+)\//.exec(path)?.[1] ?? null;
}

/** Besides tests: the browser tests, and the gallery that shows tables in made-up moments. */
const TEST_FOLDERS = /^(test|web\/(browser|gallery))\//;

function isTest(path: string): boolean {
  return /(\.(test|testing)|^vitest\.config)\.ts$/.test(path) || TEST_FOLDERS.test(path);
}
