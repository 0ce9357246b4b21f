// What `tischlein load` does and reports, for the server of a peer: it says its port and, when asked, what it used.
import { fork } from 'node:child_process';
import { on, once } from 'node:events';
import { fileURLToPath } from 'node:url';

const AT_ONCE = 20;
/** Seconds of play before the clock starts, as `tischlein load --warm` has it: a program that just began is still being compiled. */
export const WARM = 5;

export const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The fields of a report of `tischlein load` that are compared. A match is set, goes, and adds its times to the tally. */
export async function loadPeer(file, matchOf, count, seconds) {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const server = fork(path, { env: { ...process.env, NODE_ENV: 'production' } });
  /** The next message with this in it: some servers have words of their own for their parent. */
  const heard = async (key) => {
    for await (const [message] of on(server, 'message')) if (key in Object(message)) return message;
  };
  const { port } = await heard('port');
  const usage = () => {
    const answer = heard('micros');
    server.send('usage');
    return answer;
  };
  const empty = await usage();
  const tally = { times: [] };
  const matches = Array.from({ length: count }, (_, i) => matchOf(`m${i}`, tally));
  for (let from = 0; from < count; from += AT_ONCE)
    await Promise.all(
      matches.slice(from, from + AT_ONCE).map((match) => match.set(`http://127.0.0.1:${port}`)),
    );
  const { bytes } = await usage();
  for (const match of matches) match.go();
  await rest(WARM * 1000);
  const full = await usage();
  tally.times.length = 0;
  const start = performance.now();
  await rest(seconds * 1000);
  const time = (performance.now() - start) / 1000;
  const { micros } = await usage();
  const times = Float64Array.from(tally.times).sort();
  for (const match of matches) match.stop();
  const ended = once(server, 'exit');
  server.kill();
  await ended;
  return {
    movesPerSecond: times.length / time,
    p99: times[Math.floor((times.length - 1) * 0.99)],
    microsPerMove: (micros - full.micros) / times.length,
    kilobytesPerTable: (bytes - empty.bytes) / 1024 / count,
  };
}
