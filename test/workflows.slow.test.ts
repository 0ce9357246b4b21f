import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FULL = Number(process.env['EFFORT']) > 1;
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

interface Workflow {
  readonly jobs: Record<string, { readonly steps: readonly { readonly run?: string }[] }>;
}
const FOLDER = join(ROOT, '.github/workflows');
const commands = readdirSync(FOLDER).flatMap((file) => {
  const { jobs } = parse(readFileSync(join(FOLDER, file), 'utf8')) as Workflow;
  return Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
});

it('every command a workflow names exists', () => {
  expect(commands.length).toBeGreaterThan(3);
  for (const command of commands) {
    const [, script] = /^npm run ([\w:]+)$/.exec(command) ?? [];
    const [, file] = /^bash (\S+)$/.exec(command) ?? [];
    if (script !== undefined) expect(scripts).toHaveProperty(script);
    else if (file !== undefined) expect(existsSync(join(ROOT, file)), file).toBe(true);
    else
      expect(command).toMatch(/^(npm ci|sudo apt-get update && sudo apt-get install -y [\w -]+)$/);
  }
});

const run = (script: string): string =>
  execFileSync(process.execPath, [script, '--dry'], { cwd: ROOT, encoding: 'utf8' });

it('what a person does first works', () => {
  expect(run('test/smoke.mjs')).toContain('all holds');
});

// It installs and builds all of it once more.
it.runIf(FULL)('a release could be made', () => {
  expect(run('deploy/release.mjs')).toContain('Ready.');
});
