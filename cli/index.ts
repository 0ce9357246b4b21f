import about from './package.json' with { type: 'json' };
import { loaded, main, type Loaders } from './program.ts';

const WORKING: Loaders = {
  serve: async () => (await import('./commands/serve.ts')).serveCommand,
  backup: async () => (await import('./commands/backup.ts')).backupCommand,
  doctor: async () => (await import('./commands/doctor.ts')).doctorCommand,
  verify: async () => (await import('./commands/verify.ts')).verifyCommand,
  bot: async () => (await import('./commands/bot.ts')).botCommand,
  play: async () => (await import('./commands/play.ts')).playCommand,
  'new-game': async () => (await import('./commands/new-game.ts')).newGameCommand,
  options: async () => (await import('./commands/options.ts')).optionsCommand,
  deal: async () => (await import('./commands/deal.ts')).dealCommand,
  daily: async () => (await import('./commands/daily.ts')).dailyCommand,
  try: async () => (await import('./commands/try.ts')).tryCommand,
  replay: async () => (await import('./commands/replay.ts')).replayCommand,
  review: async () => (await import('./commands/review.ts')).reviewCommand,
  bench: async () => (await import('./commands/bench.ts')).benchCommand,
  env: async () => (await import('./commands/env.ts')).envCommand,
  schema: async () => (await import('./commands/schema.ts')).schemaCommand,
  arena: async () => (await import('./commands/arena.ts')).arenaCommand,
  simulate: async () => (await import('./commands/simulate.ts')).simulateCommand,
};

await main({
  typed: 'tischlein',
  about: 'tischlein: card games at a little table that sets itself.',
  version: about.version,
  commands: {
    ...WORKING,
    completion: async () =>
      (await import('./commands/completion.ts')).completionOf(await loaded(WORKING)),
  },
});
