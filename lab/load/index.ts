import { fail, failUsage } from '../../cli/failure.ts';
import * as cli from '../../cli/command.ts';
import { columnCharts } from '../../cli/runner/chart.ts';
import { writeText } from '../../cli/files.ts';
import { printFigures } from '../../cli/runner/report.ts';
import { runLoad, type Sample } from './measure.ts';
import { SCENARIOS, type ScenarioName } from './scenarios.ts';
import { LIKE_NPM_START, OWN_TOKEN, startOwnServer } from './server.ts';

/** Moves of the long game: a quarter of what MAX_MOVES allows. */
const LONG = 5000;
const { option, preset } = cli.variantFlags;

export const loadCommand = cli.commandOf({
  summary: 'put a server under load, calm or attacked, and measure it',
  words: '[GAME]',
  about: `Sets tables with a connection for each seat and watcher, plays random legal moves over the real protocol, and stops by itself.
Without --url it starts a server of its own with an empty store and stops it again; settings in the environment hold for it.

A --scenario goes on in turns with calm and with a busy program that is not connected, --rounds times for --seconds each:
the p99 in ms of those who play (median, least and most of all rounds), the ratio of the medians attacked and busy, and what
plain syncs of the same disk took meanwhile: a slow disk is not an attack.

${Object.entries(SCENARIOS)
  .map(([name, { what }]) => `  ${name.padEnd(22)} ${what}`)
  .join('\n')}`,
  flags: {
    tables: cli.whole('how many', 100, { least: 1 }),
    seats: cli.whole('people at each', 2, { least: 1 }),
    watchers: cli.whole('people who look on at each', 0),
    warm: cli.whole('seconds of play before the clock starts', 3),
    seconds: cli.whole('how long then', 10, { least: 1 }),
    every: cli.whole('pause between two moves of a table; 0: as fast as it goes', 0, {
      value: 'MS',
    }),
    fuzz: cli.whole('then as long again among N connections that send nonsense', 0),
    company: cli.whole(
      'then in turns without and with N pages at the open tables and N at groups',
      0,
    ),
    scenario: cli.texts('NAME', 'then beside this, in turns; may stand several times'),
    rounds: cli.whole('how often calm, busy and the scenario take turns', 5, { least: 1 }),
    most: cli.whole('fails where a ratio is larger', 1_000_000, { least: 1, value: 'RATIO' }),
    beside: cli.texts(
      'NAME',
      'a scenario that goes on while it is measured; may stand several times',
    ),
    look: cli.whole('seconds between two looks at memory, descriptors and p99; 0: none', 0),
    'kill-every': cli.whole('seconds between two kills of the own server, with --look; 0: none', 0),
    svg: cli.text('FILE', 'draws those looks'),
    old: cli.whole(
      'finished and idle tables in the store of the own server; its start is timed',
      0,
    ),
    memory: cli.yes(
      'kilobytes of a table are those between a fifth of the tables and all, after garbage collection (a server of --url needs node --expose-gc for it)',
    ),
    url: cli.texts(
      'URL',
      'a server on this machine, started with SIZE=lab; several are nodes over one store, and the seats of each table are spread over them',
    ),
    token: cli.text('TOKEN', 'its METRICS_TOKEN'),
    option,
    preset,
    json: cli.yes('one object instead of lines'),
  },

  async run(values, [name = cli.USUAL_GAME]) {
    const game = cli.gameOf(name);
    const { old, url, memory, look } = values;
    const settings = { options: cli.optionsOf(game, values) };
    const scenarios = values.scenario.map(known);
    const beside = values.beside.map(known);
    if (old > 0 && url.length > 0) failUsage('--old is for the own server, not for --url');
    if (scenarios.length > 0 && url.length > 0) failUsage('--scenario is for the own server');
    const own =
      url.length > 0
        ? null
        : await startOwnServer({
            game,
            old,
            long: scenarios.includes('hellos') ? LONG : 0,
            // Who attacks must meet limits.
            env: scenarios.length > 0 ? { SIZE: 'attack' } : {},
            ...(memory && { nodeFlags: [...LIKE_NPM_START, '--expose-gc'] }),
          });
    try {
      const urls = own ? [own.url] : await Promise.all(url.map(local));
      const token = own ? OWN_TOKEN : (values.token ?? failUsage('--url requires --token'));
      const killEvery = values['kill-every'];
      const plan = { ...values, game: game.name, settings, scenarios, beside, killEvery };
      const report = {
        ...(own && { oldTables: old, startMillis: own.startMillis }),
        ...(await runLoad({ ...plan, urls, token, own }, (said) =>
          process.stderr.write(`${said}\n`),
        ).catch((error: Error) => fail(`the load broke off: ${error.message}`))),
      };
      printFigures(report, values.json);
      if (values.svg !== undefined && look > 0)
        writeText(values.svg, picture(report.samples ?? [], look));
      const worst = Math.max(0, ...(report.scenarios ?? []).map(({ ratio }) => ratio));
      const isBroken = killEvery === 0 && report.broken > 0;
      return isBroken || report.refused > 0 || worst > values.most ? 1 : 0;
    } finally {
      await own?.stop();
    }
  },
});

const known = (name: string): ScenarioName =>
  Object.hasOwn(SCENARIOS, name)
    ? (name as ScenarioName)
    : failUsage(
        `there is no scenario ${JSON.stringify(name)}${cli.meant(name, Object.keys(SCENARIOS))}`,
      );

const picture = (samples: readonly Sample[], step: number): string =>
  columnCharts('A server over time', [
    { name: 'memory, MB', from: 0, step, values: samples.map(({ megabytes }) => megabytes) },
    { name: 'descriptors', from: 0, step, values: samples.map(({ descriptors }) => descriptors) },
    { name: 'p99, ms', from: 0, step, values: samples.map(({ p99 }) => p99) },
  ]);

/** Load is for one's own machine: nobody's server is put under load over a network by this. */
async function local(url: string): Promise<string> {
  if (!URL.canParse(url))
    failUsage(`--url: expected an address like http://localhost:8080, got ${url}`);
  const { hostname, origin } = new URL(url);
  if (!['localhost', '127.0.0.1', '[::1]'].includes(hostname))
    failUsage('--url: only a server on this machine can be put under load');
  await fetch(`${origin}/health`).catch(() => fail(`--url: no server answers at ${origin}`));
  return origin;
}
