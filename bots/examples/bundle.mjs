// The rooms `bots` and `kit` of a checkout that can not be built any more, or has no library, as two files that
// build.mjs can enter; esbuild of this checkout makes them:
//
//     node bots/examples/bundle.mjs FOLDER
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

const folder = resolve(process.argv[2] ?? '.');

/** What `@tischlein/games/uno` means in that checkout, whatever is installed there. */
const rooms = {
  name: 'rooms',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^@tischlein\// }, ({ path }) => {
      const [, room, ...rest] = path.split('/');
      const { exports } = JSON.parse(readFileSync(join(folder, room, 'package.json'), 'utf8'));
      return { path: join(folder, room, exports[['.', ...rest].join('/')]) };
    }),
};

await build({
  entryPoints: {
    bots: join(folder, 'bots/index.ts'),
    kit: join(folder, 'kit/index.ts'),
  },
  outdir: join(folder, 'dist/lib'),
  bundle: true,
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  plugins: [rooms],
});
