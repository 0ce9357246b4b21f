import ts from 'typescript';
import { lineOf, sourceOf, textsIn, type SourceFile } from './source.ts';

/** Where a general room may name a game, and why. */
const MAY_NAME: { readonly [path: string]: string } = {
  'manifests/index.ts': 'the list of games',
  'manifests/door.ts': 'the overview of the library',
  'cli/screens/index.ts': 'the list of screens',
  'web/src/games/index.ts': 'the list of games of the page',
  'web/src/play/workshop/': 'the cards of one game, in numbers of one’s own',
};

const isExcepted = (naming: string): boolean =>
  Object.keys(MAY_NAME).some((path) => naming.startsWith(path));

/**
 * Every place where a room that serves all games names one of them: in a string, a text of the markup, an import, or as
 * the key of an object. Tests and a game's own files may.
 */
export const namings = (files: readonly SourceFile[], games: readonly string[]): string[] =>
  allNamings(files, games).filter((naming) => !isExcepted(naming));

/** Exceptions that are none any more. */
export function idleExceptions(files: readonly SourceFile[], games: readonly string[]): string[] {
  const all = allNamings(files, games);
  return Object.keys(MAY_NAME).filter((path) => !all.some((naming) => naming.startsWith(path)));
}

const allNamings = (files: readonly SourceFile[], games: readonly string[]): string[] =>
  files.filter(({ path }) => isGeneral(path, games)).flatMap((file) => namingsIn(file, games));

function namingsIn(file: SourceFile, games: readonly string[]): string[] {
  const named = new RegExp(`\\b(${games.join('|')})\\b`, 'i');
  // Most files name nothing at all: they need not be parsed.
  if (!named.test(file.text)) return [];
  const source = sourceOf(file);
  const found = new Set<string>();
  const look = (line: number, text: string): void => {
    const game = named.exec(text)?.[0];
    if (game !== undefined) found.add(`${file.path}:${line} names ${game}`);
  };
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== null) look(lineOf(source, node), text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const { line, text } of textsIn(file)) look(line, text);
  return [...found];
}

/** What a literal says, and what a member is called: `{ uno: 3 }`, `counts.uno`. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node) || ts.isRegularExpressionLiteral(node)) return node.text;
  if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) return node.text;
  if (!ts.isIdentifier(node)) return null;
  const { parent } = node;
  const isMember =
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    ((ts.isPropertyAssignment(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isShorthandPropertyAssignment(parent) ||
      ts.isMethodDeclaration(parent) ||
      ts.isBindingElement(parent)) &&
      (parent.name === node || ('propertyName' in parent && parent.propertyName === node)));
  return isMember ? node.text : null;
}

const ROOMS = /^(kit|games|bots|coach|table|api|rules|manifests|server|web\/src|cli)\//;
const TEST = /\.(test|testing)\.ts$/;

function isGeneral(path: string, games: readonly string[]): boolean {
  if (!ROOMS.test(path) || TEST.test(path)) return false;
  const own = new RegExp(
    `^(games|rules|web/src/games)/(${games.join('|')})/|^(bots|coach|manifests|cli/screens)/(${games.join('|')})\\b`,
  );
  return !own.test(path);
}
