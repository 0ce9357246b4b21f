import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserWindow } from './window.testing.ts';

/** A screen nobody sees, under a number that was free: WebKit has no mode without one. */
async function openScreen(): Promise<{ display: string; screen: ChildProcess }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1300x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  return { display: `:${String(number).trim()}`, screen };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** A call of the W3C protocol is a request, its answer a value or an error. */
type Call = <Value>(method: string, path: string, body?: object) => Promise<Value>;

const callsTo =
  (address: string): Call =>
  async <Value>(method: string, path: string, body?: object) => {
    const answer = await fetch(address + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: Value };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };

/** Until it answers something. */
async function answered<Value>(ask: () => Promise<Value | null | false>): Promise<Value> {
  for (;;) {
    const answer = await ask().catch(() => null);
    if (answer !== null && answer !== false) return answer;
    await wait(5);
  }
}

type Watched = typeof globalThis & { faults?: string[] };

/** What goes wrong in a document is noted there: WebKit's driver tells nothing of it. False where it is noted already. */
function watch(): boolean {
  const here = globalThis as Watched;
  if (here.faults || location.href === 'about:blank') return false;
  const faults: string[] = (here.faults = []);
  const note = (event: Event): void => {
    const { message, reason, violatedDirective } = event as ErrorEvent &
      PromiseRejectionEvent &
      SecurityPolicyViolationEvent;
    const { src, href } = event.target as HTMLImageElement & HTMLLinkElement;
    faults.push(String(message ?? reason ?? violatedDirective ?? `${src ?? href} did not come`));
  };
  for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation'])
    addEventListener(type, note, true);
  const say = console.error;
  console.error = (...texts: unknown[]) => {
    faults.push(texts.join(' '));
    say(...texts);
  };
  return true;
}

const KEYS: { readonly [key: string]: string } = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** A session on a screen of its own, and how both are ended; also by the signal. */
async function openSession(
  binary: string,
  signal: AbortSignal,
): Promise<{ call: Call; end: () => Promise<void> }> {
  const { display, screen } = await openScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, NO_AT_BRIDGE: '1' },
    stdio: 'ignore',
  });
  const kill = (): void => {
    driver.kill('SIGKILL');
    screen.kill();
  };
  // Also where a test is broken off; without its screen the browser ends, too.
  process.once('exit', kill);
  signal.addEventListener('abort', kill);
  const call = callsTo(`http://127.0.0.1:${port}`);
  await answered(() => call('GET', '/status'));
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      },
    },
  });
  return {
    call: (method, path, body) => call(method, `/session/${sessionId}${path}`, body),
    async end() {
      await call('DELETE', `/session/${sessionId}`).catch(() => {});
      kill();
    },
  };
}

/** WebKit's MiniBrowser over the W3C protocol. It is never narrower than 447 px. */
export async function openWebKit(binary: string, signal: AbortSignal): Promise<BrowserWindow> {
  const { call, end } = await openSession(binary, signal);
  const run: BrowserWindow['run'] = (page, ...args) =>
    call('POST', '/execute/sync', { script: `return (${String(page)})(...arguments)`, args });
  const act = (type: string, actions: readonly object[]): Promise<void> =>
    call('POST', '/actions', { actions: [{ type, id: type, actions }] });
  return {
    run,
    async open(url) {
      // Another address of the same document would not load it anew.
      if (await run(() => location.href !== 'about:blank')) {
        await call('POST', '/url', { url: 'about:blank' });
        await answered(() => run(() => location.href === 'about:blank'));
      }
      await call('POST', '/url', { url });
      await answered(() => run(watch));
      await answered(() => run(() => document.readyState === 'complete'));
    },
    async resize(width, height) {
      // The window counts its bars.
      const [across, down] = await run(() => [outerWidth - innerWidth, outerHeight - innerHeight]);
      const size = { width: width + across!, height: height + down! };
      await call('POST', '/window/rect', { x: 0, y: 0, ...size });
    },
    click: (x, y) =>
      act('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    press: (key) =>
      act('key', [
        { type: 'keyDown', value: KEYS[key] ?? key },
        { type: 'keyUp', value: KEYS[key] ?? key },
      ]),
    screenshot: async () => Buffer.from(await call<string>('GET', '/screenshot'), 'base64'),
    takeFaults: () => run(() => (globalThis as Watched).faults!.splice(0)),
    close: end,
  };
}
