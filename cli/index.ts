import about from './package.json' with { type: 'json' };
import { loaded, loadersOf, main, type Loaders } from './program.ts';

const GROUPS: { readonly [title: string]: Loaders } = {
  Play: {
    play: async () => (await import('./commands/play.ts')).playCommand,
    daily: async () => (await import('./commands/daily.ts')).dailyCommand,
    options: async () => (await import('./commands/options.ts')).optionsCommand,
    replay: async () => (await import('./commands/replay.ts')).replayCommand,
    review: async () => (await import('./commands/review.ts')).reviewCommand,
    verify: async () => (await import('./commands/verify.ts')).verifyCommand,
  },
  Host: {
    serve: async () => (await import('./commands/serve.ts')).serveCommand,
    doctor: async () => (await import('./commands/doctor.ts')).doctorCommand,
    admin: async () => (await import('./commands/admin.ts')).adminCommand,
    backup: async () => (await import('./commands/backup.ts')).backupCommand,
  },
  Build: {
    deal: async () => (await import('./commands/deal.ts')).dealCommand,
    try: async () => (await import('./commands/try.ts')).tryCommand,
    schema: async () => (await import('./commands/schema.ts')).schemaCommand,
    env: async () => (await import('./commands/env.ts')).envCommand,
    'new-game': async () => (await import('./commands/new-game.ts')).newGameCommand,
    bot: async () => (await import('./commands/bot.ts')).botCommand,
  },
  Measure: {
    arena: async () => (await import('./commands/arena.ts')).arenaCommand,
    simulate: async () => (await import('./commands/simulate.ts')).simulateCommand,
    bench: async () => (await import('./commands/bench.ts')).benchCommand,
  },
};

await main({
  typed: 'tischlein',
  about: 'tischlein: card games at a little table that sets itself.',
  version: about.version,
  groups: {
    ...GROUPS,
    Shell: {
      completion: async () =>
        (await import('./commands/completion.ts')).completionOf(await loaded(loadersOf(GROUPS))),
    },
  },
});
