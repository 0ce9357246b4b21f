import type { Book, ClauseSource, ClauseText, Difference, Ruling } from './book.ts';
import type { Language } from './languages.ts';
import type { GameName, Load } from './spoken.ts';

type Listed = ClauseSource & { readonly id: string };

interface Printed {
  readonly book: Load<Book<ClauseText>>;
  readonly clauses: () => Promise<readonly Listed[]>;
  readonly differences?: () => Promise<{ readonly default: readonly Difference[] }>;
}

/** The clauses of a game's `clauses.json`, with what `rulings.json` says of them. */
const listed =
  (load: () => Promise<{ readonly default: readonly { readonly id: string }[] }>) =>
  async (): Promise<readonly Listed[]> => {
    const [{ default: clauses }, { default: rows }] = await Promise.all([
      load(),
      import('./rulings.json'),
    ]);
    return clauses.map((clause) => {
      const rulings = (rows as readonly Ruling[]).filter((ruling) => ruling.clause === clause.id);
      const parts = rulings.flatMap(({ part, ...ruling }) =>
        part === undefined ? [] : [{ part, ...ruling }],
      );
      const source = rulings.find(({ part }) => part === undefined)?.source ?? 'sheet';
      return { ...clause, source, parts };
    });
  };

const OURS: { readonly [game in GameName]: Printed } = {
  mow: {
    clauses: listed(() => import('./mow/clauses.json')),
    book: (language) => import(`./mow/book.${language}.json`),
  },
  uno: {
    clauses: listed(() => import('./uno/clauses.json')),
    book: (language) => import(`./uno/book.${language}.json`),
  },
  uwo: {
    clauses: listed(() => import('./uwo/clauses.json')),
    differences: () => import('./uwo/differences.json'),
    book: (language) => import(`./uwo/book.${language}.json`),
  },
};

/** The rule book of each game; that of a game from outside is entered by `addSpoken`. */
export const books: { [game: string]: Printed } = { ...OURS };

/** A game that brings no book has an empty one under its name. */
export const emptyBook = (name: string): Book => ({ name, blurb: '', goal: '', clauses: {} });

export async function loadBook(game: string, language: Language): Promise<Book> {
  const printed = books[game];
  if (printed === undefined) return emptyBook(game);
  const [{ default: book }, sources] = await Promise.all([
    printed.book(language),
    printed.clauses(),
  ]);
  const clauses = sources.map(
    ({ id, ...source }) => [id, { ...book.clauses[id]!, ...source }] as const,
  );
  return { ...book, clauses: Object.fromEntries(clauses) };
}

/** What differs between a game's printed editions; nothing where there is one only. */
export const loadDifferences = async (game: string): Promise<readonly Difference[]> =>
  (await books[game]?.differences?.())?.default ?? [];
