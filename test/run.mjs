// Every check in order, cheapest first; stops at the first that fails.
// --full plays far more random games: see EFFORT in vitest.config.ts.
import { spawnSync } from 'node:child_process';

const STEPS = ['format:check', 'lint', 'types', 'dead', 'unit', 'browser'];

const env = { ...process.env };
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
