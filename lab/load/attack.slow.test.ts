import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** With `test:full` attacks take turns with calm, and the neighbours' time counts. */
const FULL = Number(process.env['EFFORT']) > 1;
const MAX_TIMES_LONGER = 3;

interface Attacked {
  readonly scenario: string;
  readonly ratio: number;
  readonly megabytesMore: number;
  readonly socketsMore: number;
  readonly cutOff: number;
  readonly figures: { readonly [what: string]: number };
}

/** Two people move every 30 ms beside these, on a server with the usual limits. */
async function attackWith(
  names: readonly string[],
  ...flags: readonly string[]
): Promise<readonly Attacked[]> {
  const calm = ['--tables', '1', '--every', '30', '--warm', '0', ...flags, '--json'];
  const scenarios = names.flatMap((name) => ['--scenario', name]);
  const { stdout } = await promisify(execFile)(process.execPath, [
    'dist/lab/index.js',
    'load',
    ...calm,
    ...scenarios,
  ]);
  return (JSON.parse(stdout) as { scenarios: readonly Attacked[] }).scenarios;
}
const BRIEFLY = ['--rounds', '1', '--seconds', '1'];

it('attacks leave no memory, no sockets and no server behind', async () => {
  const reports = await attackWith(['pings', 'halfOpen', 'nonsense'], ...BRIEFLY);
  expect(reports.map(({ scenario }) => scenario)).toEqual(['pings', 'halfOpen', 'nonsense']);
  for (const { scenario, megabytesMore, socketsMore } of reports) {
    expect([scenario, megabytesMore < 150]).toEqual([scenario, true]);
    expect([scenario, socketsMore < 20]).toEqual([scenario, true]);
  }
  const [pings, halfOpen, nonsense] = reports;
  expect(pings!.cutOff).toBeGreaterThan(0);
  expect(halfOpen!.figures['opened']).toBeGreaterThan(20);
  expect(halfOpen!.figures['stillOpen']).toBe(0);
  expect(nonsense!.cutOff).toBeGreaterThan(0);
});

it('whoever asks for a long game again and again is told as often as they may ask, and no more', async () => {
  const [hellos] = await attackWith(['hellos'], '--rounds', '1', '--seconds', '2');
  const { lines, hellos: told, seq, seconds } = hellos!.figures;
  expect(seq).toBeGreaterThan(9_000);
  expect(told).toBeGreaterThan(0);
  expect(lines).toBeGreaterThan(10);
  // A person holds 80 messages and gets 40 more a second, on however many lines; a whole hello to this game is 51 of them.
  expect(told).toBeLessThanOrEqual((80 + 40 * seconds!) / 51);
});

it('bytes that complete nothing and readers of the open tables are bounded, also on new connections', async () => {
  const [drips, lists] = await attackWith(['drips', 'lists'], ...BRIEFLY);
  expect(drips!.cutOff).toBeGreaterThan(0);
  expect(drips!.figures['pieces']).toBeGreaterThan(drips!.cutOff);
  const { readers, refused, bytes, tables } = lists!.figures;
  expect(tables).toBeGreaterThan(0);
  expect(readers! + refused!).toBe(300);
  // A whole list at first, then what changed, every three seconds at most.
  expect(bytes).toBeLessThan(readers! * 40_000);
});

it('what renames, standing up and tables of bots write is bounded, however much is asked', async () => {
  const [renames, stands, bots] = await attackWith(['renames', 'stands', 'bots'], ...BRIEFLY);
  const { granted, refused, seconds } = renames!.figures;
  expect(refused).toBeGreaterThan(0);
  // A person holds forty requests and gets twenty more a second; one made them a guest.
  expect(granted).toBeLessThanOrEqual(40 + 20 * seconds!);
  // Sixty changes a minute, of which each is five; one entry lays the table.
  expect(stands!.figures['entries']).toBeLessThanOrEqual(1 + 60 / 5);
  // A table laid, two bots and a start; then no more than five moves a second.
  const { tables, entries, seconds: played } = bots!.figures;
  expect(tables).toBeGreaterThan(0);
  expect(entries).toBeLessThanOrEqual(tables! * (4 + 5 * played!));
});

const ALL = 'pings pongs nonsense halfOpen renames hellos drips lists stands bots badFrames'.split(
  ' ',
);

it.runIf(FULL)('neighbours of an attack wait no longer than three times', async () => {
  const reports = await attackWith(ALL, '--seconds', '3');
  console.log(reports.map((report) => JSON.stringify(report)).join('\n'));
  expect(reports.filter(({ ratio }) => ratio > MAX_TIMES_LONGER)).toEqual([]);
});
