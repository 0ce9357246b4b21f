#!/usr/bin/env node
import { existsSync } from 'node:fs';

const program = new URL('../../dist/node/tischlein.js', import.meta.url);

if (existsSync(program)) {
  await import(program.href);
} else {
  console.error('tischlein is not built yet: run npm run build');
  process.exitCode = 1;
}
