import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { lineOf, sourceOf, type SourceFile } from './source.ts';

const HOUSE = new URL('../', import.meta.url);
/** What a game is played with: the same answers give the same game on every machine. */
const ROOMS = ['kit', 'games', 'bots', 'table'];

/** Exact in every engine. Square roots are: IEEE 754 asks for the nearest double, and processors give it. */
const EXACT = new Set('abs ceil clz32 floor fround imul max min round sign sqrt trunc'.split(' '));
/** These ask the reader's language or the engine's tables. */
const LOCAL = /^(Intl|localeCompare|toLocale\w*)$/;
const EXCEPTED = {
  'kit/sha256.ts': 'cbrt', // only the first 32 bits count, and sha256.test.ts holds them against known digests
} as Readonly<Record<string, string>>;

function filesOf(folder: string): SourceFile[] {
  return readdirSync(new URL(folder, HOUSE), { withFileTypes: true }).flatMap((entry) => {
    const path = folder + entry.name;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesOf(`${path}/`);
    if (!path.endsWith('.ts') || /\.(test|testing)\.ts$/.test(path)) return [];
    return [{ path, text: readFileSync(new URL(path, HOUSE), 'utf8') }];
  });
}

/** Every place whose number may differ in its last digit, or whose order may differ, from one engine to another. */
function inexact(file: SourceFile): string[] {
  // Most files need not be parsed.
  if (!/Math|\*\*[^/*]|Intl|ocale/.test(file.text)) return [];
  const source = sourceOf(file);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const what = inexactIn(node);
    if (what !== null && EXCEPTED[file.path] !== what)
      found.push(`${file.path}:${lineOf(source, node)} ${what}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function inexactIn(node: ts.Node): string | null {
  if (ts.isIdentifier(node)) {
    if (LOCAL.test(node.text)) return node.text;
    const { parent } = node;
    if (node.text !== 'Math' || !parent) return null;
    if (!ts.isPropertyAccessExpression(parent)) return 'Math as a whole';
    return EXACT.has(parent.name.text) ? null : parent.name.text;
  }
  const isPower =
    ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AsteriskAsteriskToken;
  return isPower && !/^2 \*\* -?\d+$/.test(node.getText()) ? '**' : null;
}

describe('numbers that games and bots are made of', () => {
  it('are the same on every machine', () => {
    const files = ROOMS.flatMap((room) => filesOf(`${room}/`));
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap(inexact)).toEqual([]);
  });

  it.each([
    ['Math.exp(x)', 'exp'],
    ['Math.log(x)', 'log'],
    ['Math.pow(x, 2)', 'pow'],
    ['const { exp } = Math', 'Math as a whole'],
    ['x ** 0.5', '**'],
    ['2 ** x', '**'],
    ['a.localeCompare(b)', 'localeCompare'],
    ['n.toLocaleString()', 'toLocaleString'],
  ])('%s is found', (text, what) => {
    expect(inexact({ path: 'bots/a.ts', text })).toEqual([`bots/a.ts:1 ${what}`]);
  });

  it.each(['Math.sqrt(x)', '2 ** 32', '2 ** -32', 'Math.floor(x / 2)'])('%s is fine', (text) => {
    expect(inexact({ path: 'bots/a.ts', text })).toEqual([]);
  });
});
