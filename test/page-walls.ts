import { posix } from 'node:path';

/** The page's folders: each may use those before it. */
const FOLDERS = ['base', 'i18n', 'ui', 'games', 'table', 'play', 'study', 'people', 'app'];

/** Why a file of the page may not import another one; null where it may. Both are paths in the repository. */
export function pageBreach(from: string, target: string, games: readonly string[]): string | null {
  const path = posix.normalize(target).replace(/\?.*$/, '');
  if (!from.startsWith('web/src/') || !path.startsWith('web/src/')) return null;
  for (const file of [from, path])
    if (!FOLDERS.includes(folderOf(file)))
      return `${file} is in none of the page's folders: they are listed in test/page-walls.ts`;
  const [folder, other] = [folderOf(from), folderOf(path)];
  if (FOLDERS.indexOf(other) > FOLDERS.indexOf(folder)) return `${folder} may not use ${other}`;
  // A board knows no other board.
  const [mine, board] = [gameOf(from, games), gameOf(path, games)];
  return mine === null || board === null || mine === board ? null : `${mine} may not use ${board}`;
}

const folderOf = (path: string): string => path.split('/')[2]!;

function gameOf(path: string, games: readonly string[]): string | null {
  const [folder, name = ''] = path.split('/').slice(2);
  return folder === 'games' && [...games, 'plain'].includes(name) ? name : null;
}
