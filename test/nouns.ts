import ts from 'typescript';
import { lineOf, sourceOf, type SourceFile } from './source.ts';

/** All rooms that have moves, cards and views in hand; the games themselves may read their own texts. */
const ROOMS = /^(bots|coach|cli|rules|server|table|web\/src)\//;
const IS_TEST = /\.(test|testing)\.ts$/;
/** Made from messages; see `npm run words`. */
const IS_MADE = /^web\/src\/(.*\/)?(words|texts|games\/\w+\/lessons)\/\w+\.ts$/;

/** Where a text that is no move, card or creature is taken apart, and what that text is. */
const MAY_TAKE_APART: { readonly [path: string]: string } = {
  'cli/command.ts': 'flags',
  'cli/commands/arena.ts': 'names of files',
  'cli/commands/bot.ts': 'the link to a table',
  'cli/commands/new-game.ts': 'the files of a skeleton',
  'cli/commands/try.ts': 'the beginning of an error',
  'cli/kept-games.ts': 'names of files',
  'cli/language.ts': 'the locale; the first word that a person types, which stands for a verb',
  'cli/operator-bots.ts': 'flags',
  'cli/prompt.ts': 'what a person types, and the lines of a drawing',
  'cli/runner/': 'flags, names of players, files and pages',
  'cli/terminal.ts': 'what a person types',
  'cli/wirebot.ts': 'addresses and cookies',
  'cli/text.ts': 'the words of a command line',
  'coach/day/deal.ts': 'dates',
  'coach/effects/table.ts': 'names of effects, which it makes itself',
  'rules/hungarian.ts': 'endings of words',
  'rules/message.ts': 'messages',
  'rules/reading.ts': 'names of fields',
  'server/built.ts': 'its own address',
  'server/doctor.ts': 'versions and numbers',
  'server/http/': 'headers and addresses',
  'server/outside.ts': 'names of games',
  'server/push/': 'addresses',
  'server/settings.ts': 'settings',
  'server/store/forgetting.ts': 'the names of people in a record',
  'server/store/packed.ts': 'entries of a journal, each a line',
  'table/name.ts': 'names of people and bots',
  'table/outgoing.ts': 'JSON that is put together',
  'table/to-table.ts': 'ids',
  'table/verify.ts': 'the ends of lines',
  'table/commands.ts': 'letters, for a checksum',
  'web/src/i18n/dates.ts': 'dates',
  'web/src/people/daily/': 'dates, scores and addresses',
  'web/src/play/notifications/ring.ts': 'the name of a browser',
  'web/src/app/page-cache.ts': 'addresses',
  'web/src/games/mow/pictures/Picture.svelte': 'its own lists of pictures',
  'web/src/play/remote/ReactedAt.svelte': 'names of spots on the table',
  'web/src/study/rulebook/Rules.svelte': 'an address, and a list of pictures',
  'web/src/play/tv/Screen.svelte': 'an address',
  'web/src/play/tv/Tv.svelte': 'an address',
  'web/src/ui/paper-picture.ts': 'the words of a line',
  'web/src/study/replay/': 'the head and the end of a record, and base64',
  'web/src/study/review/picture.ts': 'an address',
  'web/src/base/route.ts': 'addresses',
  'web/src/study/rulebook/': 'ids of clauses in prose, and words that are looked for',
  'web/src/base/settings.svelte.ts': 'a language tag',
  'web/src/app/service-worker.ts': 'addresses',
  'web/src/table/': 'sentences, names of people, where a clause comes from',
  'web/src/games/uno/board/animals.ts': 'a list of animals',
  'web/src/games/uno/pictures/Picture.svelte': 'its own lists of pictures',
  'web/src/games/uwo/board/FormCard.svelte': 'quotation marks',
  'web/src/games/uwo/pictures/Picture.svelte': 'its own lists of pictures',
  'web/src/games/uwo/board/sentence.ts': 'the first letter of a sentence',
  'web/src/play/workshop/': 'links and faults of the card workshop',
};

/** Only texts have these. */
const CALLS =
  'split startsWith endsWith match matchAll substring charAt charCodeAt codePointAt replace replaceAll'.split(
    ' ',
  );
/** Lists have these, too: they count where what is asked is called like a text of a game. */
const SHARED_CALLS = ['slice', 'at', 'indexOf', 'includes'];
const TEXTS = 'text move card cow code square creature form goal hint spot deed'.split(' ');

/**
 * Every place outside the games where a text is taken apart. Moves, cards and creatures are read by the game's language;
 * what is left must be some other text, and is named above.
 */
export function takings(files: readonly SourceFile[]): string[] {
  const looked = files.filter(
    ({ path }) => ROOMS.test(path) && !IS_TEST.test(path) && !IS_MADE.test(path),
  );
  return looked.filter(({ path }) => !isExcepted(path)).flatMap(takingsIn);
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
    if (ts.isRegularExpressionLiteral(node) || isTextCall(node) || isLetter(node))
      found.push(`${file.path}:${lineOf(source, node)} takes a text apart: ${node.getText()}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isTextCall(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { name, expression } = node.expression;
  return CALLS.includes(name.text) || (SHARED_CALLS.includes(name.text) && isText(expression));
}

/** `square[0]`. */
const isLetter = (node: ts.Node): boolean =>
  ts.isElementAccessExpression(node) &&
  ts.isNumericLiteral(node.argumentExpression) &&
  isText(node.expression);

function isText(node: ts.Expression): boolean {
  if (ts.isNonNullExpression(node)) return isText(node.expression);
  if (ts.isPropertyAccessExpression(node)) return TEXTS.includes(node.name.text);
  return ts.isIdentifier(node) && TEXTS.includes(node.text);
}
