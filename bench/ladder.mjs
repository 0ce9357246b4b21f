// Every level against the one a step below, in a thread of Chromium: node bench/ladder.mjs [GAMES].
import { inChromium } from './chromium.mjs';

const [, , games = '20'] = process.argv;
const steps = await inChromium(
  `import { ladder } from '/bench/ladder-play.mjs';
self.postMessage(await ladder('/dist/lib', ${Number(games)}));`,
);
for (const [step, won] of Object.entries(steps)) console.log(`${step}: ${won} of ${games}`);
