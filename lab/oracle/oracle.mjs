// The lock-step oracle: the packed past and the tree play side by side, and say the same to the byte.
//   npm run oracle -- pack REVISION FILE.tgz     packs a commit (a worktree of its own, npm ci, npm pack)
//   npm run oracle -- FILE.tgz [--games uno,mow] [--mixes 200] [--moves 100000] [--tables 50] [--seed 1]
import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compareGames } from './games.mjs';
import { baseline, tree } from './sides.mjs';
import { compareTables } from './tables.mjs';

function pack(revision, file) {
  const folder = join(mkdtempSync(join(tmpdir(), 'pack-')), 'tree');
  const run = (command, args, cwd) => execFileSync(command, args, { cwd, stdio: 'inherit' });
  run('git', ['worktree', 'add', '--detach', folder, revision]);
  try {
    run('npm', ['ci'], folder);
    const [{ filename }] = JSON.parse(
      execFileSync('npm', ['pack', '--json', '--silent'], { cwd: folder, encoding: 'utf8' }),
    );
    renameSync(join(folder, filename), resolve(file));
  } finally {
    run('git', ['worktree', 'remove', '--force', folder]);
    rmSync(resolve(folder, '..'), { recursive: true, force: true });
  }
}

async function compare(file, flags) {
  const now = await tree();
  const then = await baseline(resolve(file));
  const seed = Number(flags.seed);
  for (const name of flags.games.split(',')) {
    const size = { mixes: Number(flags.mixes), moves: Number(flags.moves) };
    const { mixes, games, moves } = compareGames(then, now, name, size, seed);
    console.log(`${name}: ${mixes} option mixes, ${games} games, ${moves} moves: equal`);
    const told = await compareTables(then, now, name, Number(flags.tables), seed);
    console.log(
      `${name}: ${told.tables} tables, ${told.games} games, ${told.moves} moves, readers compared ${told.comparisons} times: equal`,
    );
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: 'mow,uno,uwo' },
    mixes: { type: 'string', default: '200' },
    moves: { type: 'string', default: '100000' },
    tables: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
  },
});
if (positionals[0] === 'pack') pack(positionals[1], positionals[2]);
else await compare(positionals[0], values);
