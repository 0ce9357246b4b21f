// Every check in order, cheapest first; stops where one fails. Those of a line run side by side: each uses one core.
// --full plays far more random games: see EFFORT in vitest.config.ts. --quick leaves out what is slow, for the inner loop.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const env = { ...process.env };
if (process.argv.includes('--full')) env.EFFORT ??= '20';

const LINES = process.argv.includes('--quick')
  ? [['words'], ['lint', 'types:quick', 'unit:quick']]
  : [
      ['machine'],
      ['words'],
      ['format:check', 'lint', 'types', 'dead'],
      // Lint follows imports into what is built: it must not change meanwhile.
      ['build'],
      // One after the other: side by side they take as long, and what waits for the other misses its time.
      ['unit'],
      ['browser'],
      ['others'],
    ];

/** Of several side by side each line begins with the name of its step. */
function run(step, alone) {
  if (alone) console.log(`\n== ${step}`);
  const child = spawn(`npm run --silent ${step}`, {
    shell: true,
    stdio: alone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    // The tests need not build what the step before them has built.
    env: { ...env, BUILT: '1' },
  });
  for (const stream of [child.stdout, child.stderr])
    if (stream) createInterface(stream).on('line', (text) => console.log(`${step} | ${text}`));
  return new Promise((resolve) => child.on('close', (status) => resolve({ step, status })));
}

for (const steps of LINES) {
  const ended = await Promise.all(steps.map((step) => run(step, steps.length === 1)));
  const failed = ended.filter(({ status }) => status !== 0);
  for (const { step } of failed) console.error(`\n== ${step} failed (alone: npm run ${step})`);
  if (failed.length > 0) process.exit(1);
}
console.log('\n== all passed');
