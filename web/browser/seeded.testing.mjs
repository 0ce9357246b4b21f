// The server's part in a deal is the only thing of 32 bytes it draws, and the lots for who sits where are the only things
// of 4. Here they are always the same, so that deal, bots (who play by the deal's seed) and seats of a test follow from what
// its pages give; tokens and names stay unguessable and unlike each other.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { randomBytes } = crypto;
let lot = 1;

function nextLot() {
  lot = (Math.imul(lot, 1664525) + 1013904223) | 0;
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(lot);
  return bytes;
}

crypto.randomBytes = (size, ...more) => {
  if (size === 32) return Buffer.alloc(32, 1);
  return size === 4 ? nextLot() : randomBytes(size, ...more);
};
syncBuiltinESMExports();

// For tests of a certain day: the clock stands there when the program starts, and goes on. For games over days: at this
// signal a day passes.
const { TEST_NOW } = process.env;
const now = Date.now;
let ahead = TEST_NOW === undefined ? 0 : Date.parse(TEST_NOW) - now();
Date.now = () => now() + ahead;
process.on('SIGUSR2', () => (ahead += 86_400_000));
