// A seeded sample of mutants, one small change of the source each, and which of them no test notices.
//   npm run mutants -- [--count 400] [--seed 1] [--rooms kit,games,…] [--part 1/4] [--keep FILE] [--only ID]
// A JSON line a mutant goes to FILE; those that are there are not tried again. It runs at low priority.
import { execFileSync, fork } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chanceOf } from '../oracle/games.mjs';
import { mutantsIn } from './mutate.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FILES = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
const CHANGED =
  /^(kit|games|table|api|server\/(groups|limits|people|store\/(groups|people)))[./].*ts$/;
const NOT_CHANGED = /\.test\.ts$|testing\.ts$|index\.ts$/;
/** Whoever takes longer than this never comes to an end. */
const TIMEOUT_MS = 240_000;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    rooms: { type: 'string', default: 'kit,games,table,api,server' },
    part: { type: 'string', default: '1/1' },
    keep: { type: 'string', default: 'mutants.jsonl' },
    only: { type: 'string' },
  },
});

/** By room as many as it has of all that could be changed. */
function sample() {
  const below = chanceOf(Number(values.seed));
  const files = FILES.filter((file) => CHANGED.test(file) && !NOT_CHANGED.test(file));
  const all = files.flatMap((file) => mutantsIn(file, readFileSync(`${ROOT}/${file}`, 'utf8')));
  const drawn = [];
  while (drawn.length < Number(values.count)) drawn.push(...all.splice(below(all.length), 1));
  const [part, parts] = values.part.split('/').map(Number);
  const rooms = values.rooms.split(',');
  return drawn.filter(
    ({ id, file }, i) =>
      i % parts === part - 1 &&
      rooms.includes(file.split('/')[0]) &&
      (values.only === undefined || id === values.only),
  );
}

/** By room, which tests its changes are held against; the nearest come first. */
const HELD_BY = {
  kit: /^(kit|games\/\w+|table)\/.*\.test/,
  table: /^(table\/|server\/(golden|pace)\.).*test/,
  server: /^server\/(groups|limits|requests|people|race).*\.test/,
  api: /^(api\/|server\/groups\/).*\.test/,
};

function testsFor(file) {
  const [room, folder] = file.split('/');
  const own = file.replace('.ts', '');
  const near = room === 'games' ? `games/${folder}/` : room === 'server' ? own : room;
  const held = HELD_BY[room] ?? new RegExp(`^${near}`);
  const late = (test) =>
    Number(!test.startsWith(own)) +
    2 * Number(/slow|readback|rare/.test(test) || !test.startsWith(near));
  return FILES.filter((test) => test.endsWith('.test.ts') && held.test(test)).sort(
    (a, b) => late(a) - late(b),
  );
}

let runner = null;

function judged(mutant) {
  runner ??= fork(fileURLToPath(new URL('runner.mjs', import.meta.url)), { cwd: ROOT });
  return new Promise((resolve) => {
    const finish = (by) => {
      clearTimeout(timer);
      runner.removeAllListeners();
      if (by === 'timeout' || by === 'crash') {
        runner.kill('SIGKILL');
        runner = null;
      }
      resolve(by);
    };
    const timer = setTimeout(finish, TIMEOUT_MS, 'timeout');
    runner.once('message', finish);
    runner.once('exit', () => finish('crash'));
    runner.send({ ...mutant, tests: testsFor(mutant.file) });
  });
}

setPriority(19);
const lines = existsSync(values.keep) ? readFileSync(values.keep, 'utf8').trim().split('\n') : [];
const known = new Map(lines.filter(Boolean).map((line) => [JSON.parse(line).id, JSON.parse(line)]));
const counts = {};
for (const mutant of sample()) {
  const { id, file, was, is } = mutant;
  let found = known.get(id);
  if (found === undefined) {
    const started = Date.now();
    found = { id, was, is, by: await judged(mutant), ms: Date.now() - started };
    appendFileSync(values.keep, `${JSON.stringify(found)}\n`);
  }
  const row = (counts[file.split('/')[0]] ??= { killed: 0, survived: 0 });
  row[found.by === null ? 'survived' : 'killed'] += 1;
  if (found.by === null) console.log(`survives: ${id}\n  ${was}\n  ${is}`);
}
runner?.kill();
for (const [room, { killed, survived }] of Object.entries(counts))
  console.log(`${room}: ${killed} of ${killed + survived} killed`);
