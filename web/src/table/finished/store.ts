import type { Finished } from './finished.ts';
import { dropKeepsakes, isKeepsake, keepKeepsake, keepsakes, type Keepsake } from './keepsakes.ts';

/**
 * Finished games on this device, for good: what is known of each in one place, the records in another, so that a list
 * of a thousand games reads no record. A private window may refuse: then nothing is kept.
 */
const [NAME, VERSION] = ['tischlein', 1];
const STORES = { games: { keyPath: 'id' }, records: {}, ratings: { keyPath: ['game', 'games'] } };
type Stores = { readonly [name in keyof typeof STORES]: IDBObjectStore };

/** A rating as the server had it when this device looked. */
export interface Rated {
  readonly game: string;
  readonly at: number;
  readonly games: number;
  readonly worth: number;
}

/** All of it as one text, to keep or to bring to another device. */
export interface Exported {
  readonly tischlein: 'games 1';
  readonly games: readonly (Finished & { readonly record: string | null })[];
  readonly ratings: readonly Rated[];
  readonly keepsakes?: readonly Keepsake[];
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The store of this browser failed.')),
    );
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.addEventListener('upgradeneeded', () => {
    for (const [name, options] of Object.entries(STORES))
      request.result.createObjectStore(name, options);
  });
  return done(request);
}

async function within<T>(
  mode: IDBTransactionMode,
  work: (stores: Stores) => Promise<T>,
): Promise<T> {
  const database = await open();
  try {
    const all = database.transaction(Object.keys(STORES), mode);
    const ended = new Promise<void>((resolve, reject) => {
      all.addEventListener('complete', () => resolve());
      all.addEventListener('abort', () =>
        reject(all.error ?? new Error('The store of this browser is full.')),
      );
    });
    const found = await work({
      games: all.objectStore('games'),
      records: all.objectStore('records'),
      ratings: all.objectStore('ratings'),
    });
    await ended;
    return found;
  } finally {
    database.close();
  }
}

/** A game that ends again after a take-back replaces its former entry. */
export async function keepFinished(game: Finished, record: string | null): Promise<void> {
  await within('readwrite', async ({ games, records }) => {
    games.put(game);
    if (record !== null) records.put(record, game.id);
  });
  keepForGood();
}

/**
 * Safari clears away what a page keeps after seven days without a visit, unless it is asked not to. Firefox would put the
 * question to the player, and clears nothing away by itself.
 */
function keepForGood(): void {
  if (!/Firefox/.test(navigator.userAgent)) void navigator.storage?.persist?.().catch(() => {});
}

/** What a review found of a game that is kept here, for its reader's own seat. */
export const noteGiven = (id: string, seat: number, given: number): Promise<void> =>
  within('readwrite', async ({ games }) => {
    const game = (await done(games.get(id))) as Finished | undefined;
    if (game?.me === seat) games.put({ ...game, given });
  });

/** Newest first. */
export async function finishedGames(): Promise<Finished[]> {
  const games: Finished[] = await within('readonly', (stores) => done(stores.games.getAll()));
  return games.sort((a, b) => b.at - a.at);
}

const recordIn = async (records: IDBObjectStore, id: string): Promise<string | null> =>
  (await done<string | undefined>(records.get(id))) ?? null;

export const keptRecord = (id: string): Promise<string | null> =>
  within('readonly', ({ records }) => recordIn(records, id));

export const dropFinished = (id: string): Promise<void> =>
  within('readwrite', async ({ games, records }) => {
    games.delete(id);
    records.delete(id);
  });

export const dropAll = (): Promise<void> => {
  dropKeepsakes();
  return within('readwrite', async (stores) => {
    for (const store of Object.values(stores)) store.clear();
  });
};

export const noteRatings = (ratings: readonly Rated[]): Promise<Rated[]> =>
  within('readwrite', async ({ ratings: store }) => {
    for (const rated of ratings) store.put(rated);
    return done(store.getAll());
  });

export const exported = (): Promise<Exported> =>
  within('readonly', async ({ games, records, ratings }) => {
    const all: Finished[] = await done(games.getAll());
    return {
      tischlein: 'games 1',
      games: await Promise.all(
        all.map(async (game) => ({ ...game, record: await recordIn(records, game.id) })),
      ),
      ratings: await done(ratings.getAll()),
      keepsakes: keepsakes(),
    };
  });

/** Adds what another device saved; answers how many games it held, or null where the text is none of ours. */
export async function bringOver(text: string): Promise<number | null> {
  const found = readExported(text);
  if (found === null) return null;
  await within('readwrite', async ({ games, records, ratings }) => {
    for (const { record, ...game } of found.games) {
      games.put(game);
      if (record !== null) records.put(record, game.id);
    }
    for (const rated of found.ratings) ratings.put(rated);
  });
  for (const keepsake of found.keepsakes ?? []) keepKeepsake(keepsake);
  return found.games.length;
}

function readExported(text: string): Exported | null {
  try {
    const read = JSON.parse(text) as Partial<Exported> | null;
    if (read?.tischlein !== 'games 1' || !Array.isArray(read.games)) return null;
    const games = read.games.filter(isFinished);
    return {
      tischlein: 'games 1',
      games,
      ratings: (read.ratings ?? []).filter(isRated),
      keepsakes: (read.keepsakes ?? []).filter(isKeepsake),
    };
  } catch {
    return null;
  }
}

const isFinished = (game: Exported['games'][number]): boolean =>
  typeof game?.id === 'string' &&
  typeof game.game === 'string' &&
  typeof game.at === 'number' &&
  [game.seats, game.places, game.scores].every(Array.isArray) &&
  (game.record === null || typeof game.record === 'string');
const isRated = (rated: Rated): boolean =>
  typeof rated?.game === 'string' && typeof rated.games === 'number';
