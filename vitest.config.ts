import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { inOneFile } from './test/in-one-file.ts';

/**
 * Real programs, databases and kills, strength, and whatever else takes its time: what the inner loop does without. Each
 * runs in a process of its own, once the program is built.
 */
const SLOW = [
  'bots/{peek,strength,uwo,uwo-choice}.test.ts',
  'cli/*.test.ts',
  'cli/{env,runner}/**/*.test.ts',
  'coach/{calibration,honest,levels,reasons,review,warnings}.test.ts',
  'coach/{day,effects}/**/*.test.ts',
  'games/{conformance,encodings,planted}.test.ts',
  'lab/**/*.test.ts',
  'server/!(clock|golden|limits|pace|results|settings).test.ts',
  'server/{bots,days,groups,http,push,store,tables}/**/*.test.ts',
  'test/{commands,deploy,package,words}.test.ts',
  'web/src/think/**/*.test.ts',
];

// Those of web/browser run in a real browser: npm run browser.
const exclude = ['**/node_modules/**', 'web/browser/**'];

/** They play and search for long, and touch no files. */
const COMPUTING = [
  'bots/peek.test.ts',
  'bots/strength.test.ts',
  'bots/uwo.test.ts',
  'bots/uwo-choice.test.ts',
  'coach/calibration.test.ts',
  'coach/day/day.test.ts',
  'coach/effects/effects.test.ts',
  'coach/honest.test.ts',
  'coach/levels.test.ts',
  'coach/reasons.test.ts',
  'coach/review.test.ts',
  'coach/warnings.test.ts',
  'games/encodings.test.ts',
  'games/planted.test.ts',
  'lab/puzzles/puzzles.test.ts',
  'lab/puzzles/solved.test.ts',
  'web/src/think/think.test.ts',
];

/** The longest first, or one of them would run on alone at the end. */
const LONGEST = [
  'test/commands.test.ts',
  'test/package.test.ts',
  'cli/cli.test.ts',
  'cli/runner/lab.test.ts',
  'games/conformance.test.ts',
  'lab/load/attack.test.ts',
  'cli/runner/arena.test.ts',
  'server/cluster.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const found = LONGEST.findIndex((path) => moduleId.endsWith(`/${path}`));
      return found < 0 ? LONGEST.length : found;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  // Examples import the package by its name; in unit tests that is the source.
  resolve: { alias: [{ find: /^tischlein\/(.*)$/, replacement: '@tischlein/$1' }] },
  plugins: [inOneFile(COMPUTING)],
  test: {
    // How hard random tests try: they multiply their number of games, seeds or cases by it.
    env: { EFFORT: process.env.EFFORT ?? '1' },
    // Two more than there are cores: those that start programs wait most of their time.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: process.env.EFFORT === undefined ? 600_000 : 36_000_000,
    hookTimeout: 300_000,
    // A second try only where a change lands.
    retry: process.env.CI === undefined ? 0 : 1,
    projects: [
      {
        extends: true,
        test: { name: 'slow', globalSetup: 'test/setup.mjs', include: SLOW, exclude },
      },
      {
        extends: true,
        // They change nothing outside themselves, so they need not load the games anew each time.
        test: {
          name: 'small',
          include: ['**/*.test.ts'],
          exclude: [...exclude, ...SLOW],
          isolate: false,
        },
      },
    ],
  },
});
