// Runs tests over one changed file after the other, in one server that keeps all the rest; says which test noticed.
import { fileURLToPath } from 'node:url';
import { createVitest } from 'vitest/node';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const mutant = { path: null, text: '' };

/** The tests of a change in the order they were named: Vitest would take those first that failed before. */
class InOrder {
  shard = (specs) => specs;
  sort = (specs) => specs;
}

const vitest = await createVitest(
  'test',
  {
    root: ROOT,
    config: false,
    watch: true,
    bail: 1,
    reporters: [{}],
    isolate: false,
    maxWorkers: 1,
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/*.compute.slow.test.ts'],
    env: { EFFORT: '0.1' },
    testTimeout: 100_000,
    sequence: { sequencer: InOrder },
  },
  {
    resolve: { alias: [{ find: /^tischlein\/(.*)$/, replacement: '@tischlein/$1' }] },
    plugins: [
      {
        name: 'mutant',
        enforce: 'pre',
        load: (id) => (id.split('?')[0] === mutant.path ? mutant.text : null),
      },
    ],
    server: { watch: null },
  },
);
await vitest.standalone();

function failureIn({ testModules, unhandledErrors }) {
  for (const module of testModules) {
    for (const test of module.children.allTests('failed'))
      return `${module.moduleId}: ${test.name}`;
    if (module.errors().length > 0) return `${module.moduleId}: ${module.errors()[0].message}`;
  }
  return unhandledErrors[0]?.message ?? null;
}

process.on('message', async ({ file, mutated, tests }) => {
  mutant.path = `${ROOT}${file}`;
  mutant.text = mutated;
  vitest.invalidateFile(mutant.path);
  // What failed before is none of this run's business: it would end at once.
  vitest.state.filesMap.clear();
  vitest.state.idMap.clear();
  const specs = (
    await Promise.all(tests.map((test) => vitest.getModuleSpecifications(`${ROOT}${test}`)))
  ).flat();
  const failure = failureIn(await vitest.runTestSpecifications(specs));
  vitest.invalidateFile(mutant.path);
  process.send(failure?.replace(ROOT, '') ?? null);
});
