import ts from 'typescript';
import { lineOf, sourceOf, type SourceFile } from './source.ts';

/** Files about one game outside `games/`: boards, screens, rules of thumb, names of cards. */
const ABOUT_A_GAME =
  /^(bots\/|coach\/|cli\/screens\/|rules\/[^/]+\/|web\/src\/(mow|uno|uwo|learn|think)\/)/;
const IS_TEST = /\.(test|testing)\.ts$/;

/** Where a text that is no move, card or creature is taken apart. */
const MAY_TAKE_APART: { readonly [path: string]: string } = {
  'coach/day/deal.ts': 'dates',
  'coach/puzzles/load.ts': 'the lines of a file',
  'coach/effects/table.ts': 'names of effects, which it makes itself',
  'web/src/mow/motion.ts': 'names of spots on the table',
  'web/src/mow/pictures/Picture.svelte': 'its own lists of pictures',
  'web/src/uno/pictures/Picture.svelte': 'its own lists of pictures',
  'web/src/uwo/pictures/Picture.svelte': 'its own lists of pictures',
  'web/src/uno/animals.ts': 'a list of animals',
  'web/src/uwo/workshop/': 'links and faults of the card workshop',
};
const CALLS = ['split', 'startsWith', 'endsWith', 'match'];

/**
 * Every place where a file about a game takes a text apart by itself. Moves, cards and creatures are read by the game's
 * language; what is left must be some other text, and is named above.
 */
export function takings(files: readonly SourceFile[]): string[] {
  const about = files.filter(({ path }) => ABOUT_A_GAME.test(path) && !IS_TEST.test(path));
  return about.filter(({ path }) => !isExcepted(path)).flatMap(takingsIn);
}

/** Exceptions that are none any more. */
export const idleTakings = (files: readonly SourceFile[]): string[] =>
  Object.keys(MAY_TAKE_APART).filter(
    (path) => !files.some((file) => file.path.startsWith(path) && takingsIn(file).length > 0),
  );

const isExcepted = (path: string): boolean =>
  Object.keys(MAY_TAKE_APART).some((excepted) => path.startsWith(excepted));

function takingsIn(file: SourceFile): string[] {
  const source = sourceOf(file);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const call =
      ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)
        ? node.expression.name.text
        : '';
    if (ts.isRegularExpressionLiteral(node) || CALLS.includes(call))
      found.push(`${file.path}:${lineOf(source, node)} takes a text apart: ${node.getText()}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
