// The server's part in a deal is the only thing of 32 bytes it draws. Here it is always the same, so that the deal of a
// test follows from what its pages give; tokens and names stay unguessable and unlike each other.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { randomBytes } = crypto;
crypto.randomBytes = (size, ...more) =>
  size === 32 ? Buffer.alloc(32, 1) : randomBytes(size, ...more);
syncBuiltinESMExports();
