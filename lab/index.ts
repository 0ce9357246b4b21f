import about from '../cli/package.json' with { type: 'json' };
import { main } from '../cli/program.ts';

await main({
  typed: 'npm run lab --',
  about: 'The laboratory: what is measured, fitted and put under load beside the house.',
  version: about.version,
  groups: {
    Measure: {
      ratings: async () => (await import('./ratings.ts')).ratingsCommand,
      measure: async () => (await import('./measure.ts')).measureCommand,
      calibrate: async () => (await import('./calibrate.ts')).calibrateCommand,
      learn: async () => (await import('./learn.ts')).learnCommand,
      puzzles: async () => (await import('./puzzles/index.ts')).puzzlesCommand,
      blunders: async () => (await import('./blunders.ts')).blundersCommand,
      perft: async () => (await import('./perft.ts')).perftCommand,
      load: async () => (await import('./load/index.ts')).loadCommand,
      'simulate-cluster': async () => (await import('./cluster/command.ts')).simulateCommand,
      nodes: async () => (await import('./nodes.ts')).nodesCommand,
      results: async () => (await import('./results.ts')).resultsCommand,
      search: async () => (await import('./search.ts')).searchCommand,
      store: async () => (await import('./store/index.ts')).storeCommand,
    },
  },
});
