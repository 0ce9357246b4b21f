/** What the part of an address after # asks for: its second and third step, and what stands behind the question mark. */
interface Asked {
  readonly second: string;
  readonly third: string | null;
  readonly query: string;
  /** House rules, a record, a move, and what else has a name. */
  readonly of: (name: string) => string | null;
}

/** Keeps the name of a page as what it is. */
const page = <const P extends string, const Fields extends object>(name: P, fields?: Fields) =>
  ({ page: name, ...fields }) as { readonly page: P } & Readonly<Fields>;

const numberOf = (text: string | null): number | null => (text === null ? null : Number(text));

/** A game of this device, or of a far table by its round, or in the link itself; without an id: one to paste. */
const gameIn = ({ second, third, of }: Asked) => ({
  id: second || null,
  round: numberOf(third),
  packed: of('record'),
});

/** Pages by the first step of the address: it works from any folder, and from a file served offline. */
const PAGES = {
  '': () => page('home'),
  settings: () => page('settings'),
  setup: ({ second: game, of }: Asked) =>
    page('setup', { game, rules: of('rules'), device: false }),
  /** For several people around one device. */
  device: ({ second: game, of }: Asked) =>
    page('setup', { game, rules: of('rules'), device: true }),
  play: ({ second: id }: Asked) => page('solo', { id }),
  learn: ({ second: game }: Asked) => page('learn', { game }),
  new: ({ second: game, of }: Asked) => page('new', { game, rules: of('rules') }),
  t: ({ second: id }: Asked) => page('table', { id }),
  /** Opens at a move, else at the beginning. */
  replay: (asked: Asked) => page('replay', { ...gameIn(asked), move: numberOf(asked.of('move')) }),
  /** The same game, looked back at with the coach. */
  review: (asked: Asked) => page('review', gameIn(asked)),
  /** With the edition and the house rules of the table it was opened from; or what differs between the editions. */
  rules: ({ second: game, third, of }: Asked) => {
    const edition = of('edition');
    if (third === 'editions') return page('editions', { game, edition });
    return page('rules', { game, clause: third || null, edition, on: of('on') });
  },
  /** With a catalogue from a link. */
  workshop: ({ second, query }: Asked) =>
    page('workshop', { game: second || null, shared: query || null }),
  /** Find the move: one of a game's puzzles by its number or id, the one of the day, or the list of all. */
  puzzles: ({ second, third: puzzle }: Asked) => page('puzzles', { game: second || null, puzzle }),
  /** One's own games. */
  mine: () => page('mine'),
  /** The deal of the day. */
  day: () => page('day'),
  /** Somebody's results; `me` is whoever looks. */
  people: ({ second: id }: Asked) => page('person', { id }),
  /** A group of regulars by the key of its link; null: one to be founded. */
  g: ({ second }: Asked) => page('regulars', { key: second || null }),
  /** From another device: who comes in by this is the same person. */
  recover: ({ second: token }: Asked) => page('recover', { token }),
  /** This browser is a big screen. */
  tv: () => page('tv'),
  /** For a phone: the letters of a screen are typed here, or come with the scanned link. */
  s: ({ second, of }: Asked) => page('screen', { scanned: second || null, table: of('table') }),
  /** For whoever runs the server. */
  admin: () => page('admin'),
} as const;

export type Page = ReturnType<(typeof PAGES)[keyof typeof PAGES]> | { readonly page: 'lost' };

export function pageOf(hash: string): Page {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [first = '', second = '', third = null] = path.split('/').map(plain);
  const named = new URLSearchParams(query);
  if (!Object.hasOwn(PAGES, first)) return { page: 'lost' };
  const of = (name: string): string | null => named.get(name);
  return PAGES[first as keyof typeof PAGES]({ second, third, query, of });
}

/** An address typed by hand may hold a broken escape; then the page is lost, not broken. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '?';
  }
}
