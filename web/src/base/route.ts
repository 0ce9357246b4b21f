/** Pages by the part of the address after #: it works from any folder, and from a file served offline. */
export type Page =
  | { readonly page: 'home' }
  | { readonly page: 'settings' }
  /** With `device`, for several people around one device. */
  | {
      readonly page: 'setup';
      readonly game: string;
      readonly rules: string | null;
      readonly device?: true;
    }
  | { readonly page: 'solo'; readonly id: string }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'new'; readonly game: string; readonly rules: string | null }
  | { readonly page: 'table'; readonly id: string }
  /** A game of this device, or of a far table by its round; null: one to paste. */
  | {
      readonly page: 'replay';
      readonly id: string | null;
      readonly round: number | null;
      /** Where it opens; null for the beginning. */
      readonly move: number | null;
      /** The record itself, folded into the link. */
      readonly packed: string | null;
    }
  /** The same game, looked back at with the coach. */
  | {
      readonly page: 'review';
      readonly id: string | null;
      readonly round: number | null;
      readonly packed: string | null;
    }
  | {
      readonly page: 'rules';
      readonly game: string;
      readonly clause: string | null;
      /** Of the table it was opened from: its edition, and the house rules that are on. */
      readonly edition: string | null;
      readonly on: string | null;
    }
  /** What differs between the printed editions of a game. */
  | { readonly page: 'editions'; readonly game: string; readonly edition: string | null }
  /** With a catalogue from a link. */
  | { readonly page: 'workshop'; readonly game: string | null; readonly shared: string | null }
  /** Find the move: one of a game's puzzles by its number or id, the one of the day, or the list of all. */
  | { readonly page: 'puzzles'; readonly game: string | null; readonly puzzle: string | null }
  /** One's own games. */
  | { readonly page: 'mine' }
  /** The deal of the day. */
  | { readonly page: 'day' }
  /** Somebody's results; `me` is whoever looks. */
  | { readonly page: 'person'; readonly id: string }
  /** From another device: who comes in by this is the same person. */
  | { readonly page: 'recover'; readonly token: string }
  /** This browser is a big screen. */
  | { readonly page: 'tv' }
  /** For a phone: the letters of a screen are typed here, or come with the scanned link. */
  | { readonly page: 'screen'; readonly scanned: string | null; readonly table: string | null }
  /** A group of regulars by the key of its link; null: one to be founded. */
  | { readonly page: 'regulars'; readonly key: string | null }
  /** For whoever runs the server. */
  | { readonly page: 'admin' }
  | { readonly page: 'lost' };

export function pageOf(hash: string): Page {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [first = '', second = '', third = null] = path.split('/').map(plain);
  const asked = new URLSearchParams(query);
  const rules = asked.get('rules');
  switch (first) {
    case '':
      return { page: 'home' };
    case 'settings':
      return { page: 'settings' };
    case 'setup':
      return { page: 'setup', game: second, rules };
    case 'device':
      return { page: 'setup', game: second, rules, device: true };
    case 'play':
      return { page: 'solo', id: second };
    case 'learn':
      return { page: 'learn', game: second };
    case 'new':
      return { page: 'new', game: second, rules };
    case 't':
      return { page: 'table', id: second };
    case 'replay':
      return {
        page: 'replay',
        id: second || null,
        round: third === null ? null : Number(third),
        move: asked.has('move') ? Number(asked.get('move')) : null,
        packed: asked.get('record'),
      };
    case 'review':
      return {
        page: 'review',
        id: second || null,
        round: third === null ? null : Number(third),
        packed: asked.get('record'),
      };
    case 'rules':
      if (third === 'editions')
        return { page: 'editions', game: second, edition: asked.get('edition') };
      return {
        page: 'rules',
        game: second,
        clause: third || null,
        edition: asked.get('edition'),
        on: asked.get('on'),
      };
    case 'workshop':
      return { page: 'workshop', game: second || null, shared: query || null };
    case 'puzzles':
      return { page: 'puzzles', game: second || null, puzzle: third };
    case 'mine':
      return { page: 'mine' };
    case 'day':
      return { page: 'day' };
    case 'people':
      return { page: 'person', id: second };
    case 'g':
      return { page: 'regulars', key: second || null };
    case 'recover':
      return { page: 'recover', token: second };
    case 'tv':
      return { page: 'tv' };
    case 's':
      return { page: 'screen', scanned: second || null, table: asked.get('table') };
    case 'admin':
      return { page: 'admin' };
    default:
      return { page: 'lost' };
  }
}

/** An address typed by hand may hold a broken escape; then the page is lost, not broken. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '?';
  }
}
