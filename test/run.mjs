// Every check in order, cheapest first; stops where one fails. Those of a line run side by side: each uses one core.
// --full plays far more random games: see EFFORT in vitest.config.ts. --quick leaves out what is slow, for the inner loop.
import { spawn } from 'node:child_process';

const quick = process.argv.includes('--quick');
const LINES = quick
  ? [['words'], ['lint', 'types:quick', 'unit:quick']]
  : [['words'], ['format:check', 'lint', 'types', 'dead'], ['unit'], ['browser']];

/** The unit tests have built the program and its pages. */
const MORE = { browser: { BUILT: '1' } };

const env = { ...process.env };
if (process.argv.includes('--full')) env.EFFORT ??= '20';

/** One alone is heard while it runs; of several, each says all it has to say when it ends. */
function run(step, alone) {
  if (alone) console.log(`\n== ${step}`);
  const child = spawn(`npm run --silent ${step}`, {
    shell: true,
    stdio: alone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...env, ...MORE[step] },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (said += text));
  return new Promise((resolve) =>
    child.on('close', (status) => {
      if (!alone) console.log(`\n== ${step}\n${said.trimEnd()}`);
      resolve({ step, status });
    }),
  );
}

for (const steps of LINES) {
  const ended = await Promise.all(steps.map((step) => run(step, steps.length === 1)));
  const failed = ended.filter(({ status }) => status !== 0);
  for (const { step } of failed) console.error(`\n== ${step} failed (alone: npm run ${step})`);
  if (failed.length > 0) process.exit(1);
}
console.log('\n== all passed');
