// Every check in order, cheapest first; stops at the first that fails.
// --full plays far more random games: see EFFORT in vitest.config.ts. --quick leaves out what is slow, for the inner loop.
import { spawnSync } from 'node:child_process';

const quick = process.argv.includes('--quick');
const STEPS = quick
  ? ['lint', 'types:quick', 'unit']
  : ['format:check', 'lint', 'types', 'dead', 'unit', 'browser'];

/** Those with real servers, databases and browsers. */
const TWICE = new Set(['unit', 'browser']);

const env = { ...process.env };
if (quick) env.QUICK = '1';
if (process.argv.includes('--full')) env.EFFORT ??= '20';

for (const step of STEPS) {
  console.log(`\n== ${step}`);
  const run = () => spawnSync(`npm run --silent ${step}`, { shell: true, stdio: 'inherit', env });
  let { status } = run();
  // A worker of the unit tests ends without a word now and then (server/groups, two runs of seven; not found yet). Where a
  // change lands, such a step is run once more, and says so.
  if (status !== 0 && env.CI !== undefined && TWICE.has(step)) {
    console.log(`\n== ${step} failed; once more`);
    ({ status } = run());
  }
  if (status !== 0) {
    console.error(`\n== ${step} failed (alone: npm run ${step})`);
    process.exit(1);
  }
}
console.log('\n== all passed');
