import { posix } from 'node:path';

/**
 * The page's own rooms, folders and files of web/src: each may use those named beside it. Pages stand above all of them.
 */
const MAY_USE = {
  base: [],
  parts: ['base'],
  /** All that a board gets from the page, and all that the page gets from a game. */
  props: ['base', 'parts'],
  board: ['base', 'parts', 'props'],
  faces: ['base', 'props', 'board'],
  session: ['base'],
  think: ['base', 'session'],
  coach: ['base', 'parts', 'session', 'think'],
  setup: ['base', 'parts', 'props'],
  rules: ['base', 'parts', 'props', 'faces'],
  effects: ['base', 'parts', 'props'],
  table: ['base', 'parts', 'props', 'faces', 'session', 'think', 'coach', 'rules'],
  mine: ['base', 'parts', 'faces'],
  solo: ['base', 'parts', 'props', 'session', 'table', 'mine'],
  learn: ['base', 'parts', 'props', 'faces', 'session', 'table', 'solo'],
  net: ['base', 'parts', 'props', 'faces', 'session', 'table', 'setup', 'mine'],
  tv: ['base', 'parts', 'props', 'faces', 'session', 'table', 'net'],
  days: ['base', 'parts', 'net'],
  after: ['base', 'parts', 'props', 'table', 'think', 'net'],
  replay: ['base', 'parts', 'props', 'faces', 'session', 'table', 'think', 'after', 'solo'],
  review: ['base', 'parts', 'props', 'faces', 'session', 'table', 'after', 'replay', 'solo'],
  regulars: ['base', 'parts', 'faces', 'net', 'setup'],
  puzzles: ['base', 'parts', 'props', 'faces', 'table'],
  daily: [
    'base',
    'parts',
    'props',
    'faces',
    'session',
    'table',
    'solo',
    'net',
    'mine',
    'replay',
    'review',
  ],
  home: [
    'base',
    'parts',
    'props',
    'faces',
    'net',
    'table',
    'setup',
    'days',
    'solo',
    'regulars',
    'learn',
    'daily',
  ],
} as const satisfies { readonly [room: string]: readonly string[] };

type PageRoom = keyof typeof MAY_USE | 'page';

/** What everything else stands on. */
const BASE =
  /^(words|art|look)\/|^(memory|route|router\.svelte|settings\.svelte|load-game|page-cache)\.ts$/;
const PROPS = ['table/props.ts', 'faces/face.ts', 'faces/big.ts', 'learn/lesson.ts'];
/** A game's own pages stand in its folder. */
const PAGE = /^pages\/|^(\w+\/)?workshop\/|^(App\.svelte|main\.ts|sw\.ts|version\.svelte\.ts)$/;

function roomOf(path: string, games: readonly string[]): PageRoom | null {
  const file = path.slice('web/src/'.length);
  const folder = file.split('/')[0]!;
  if (PAGE.test(file)) return 'page';
  if (BASE.test(file)) return 'base';
  if (PROPS.includes(file)) return 'props';
  if (folder === 'plain' || games.includes(folder)) return 'board';
  return folder in MAY_USE ? (folder as PageRoom) : null;
}

/** Why a file of the page may not import another one; null where it may. Both are paths in the repository. */
export function pageBreach(from: string, target: string, games: readonly string[]): string | null {
  const path = posix.normalize(target).replace(/\?.*$/, '');
  if (!from.startsWith('web/src/') || !path.startsWith('web/src/')) return null;
  const [room, to] = [roomOf(from, games), roomOf(path, games)];
  if (room === null) return `${from} is in no room of the page: name it in test/page-walls.ts`;
  if (to === null) return `${path} is in no room of the page: name it in test/page-walls.ts`;
  if (room === 'page' || room === to) return room === 'board' ? boardBreach(from, path) : null;
  // A game's face says where its table and its pages are; they load when they are asked for.
  if (/^web\/src\/\w+\/face\.ts$/.test(from) && to === 'page') return null;
  if (to === 'page') return `${room} may not use pages`;
  return (MAY_USE[room] as readonly string[]).includes(to) ? null : `${room} may not use ${to}`;
}

/** A board knows no other board. */
function boardBreach(from: string, target: string): string | null {
  const [mine, other] = [from.split('/')[2], target.split('/')[2]];
  return mine === other ? null : `${mine} may not use ${other}`;
}
