// Every check in order, cheapest first; stops at the first that fails.
// --full plays far more random games: see EFFORT in vitest.config.ts. --quick leaves out what is slow, for the inner loop.
import { spawnSync } from 'node:child_process';

const quick = process.argv.includes('--quick');
const STEPS = quick
  ? ['lint', 'types:quick', 'unit']
  : ['format:check', 'lint', 'types', 'dead', 'unit', 'browser'];

const env = { ...process.env };
if (quick) env.QUICK = '1';
if (process.argv.includes('--full')) env.EFFORT ??= '20';

for (const step of STEPS) {
  console.log(`\n== ${step}`);
  const { status } = spawnSync(`npm run --silent ${step}`, { shell: true, stdio: 'inherit', env });
  if (status !== 0) {
    console.error(`\n== ${step} failed (alone: npm run ${step})`);
    process.exit(1);
  }
}
console.log('\n== all passed');
