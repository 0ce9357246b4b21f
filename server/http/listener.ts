import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { Counts } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import type { ServerSettings } from '../settings.ts';
import { networkOf } from './request.ts';

/** Browsers wait for one answer before they ask again on the same connection. */
const MAX_UNANSWERED = 16;

/** A server for requests, which takes no more of them from one client than it can bear. */
export function listenerOf(
  answer: RequestListener,
  settings: Pick<ServerSettings, 'maxPerAddress' | 'trustProxy'>,
  metrics: Metrics,
): Server {
  const server = createServer(oneEachTurn(answer));
  limitUnanswered(server);
  limitConnections(server, settings, metrics);
  return server;
}

/**
 * Of requests that come together, one is begun in each turn of the event loop. Moves come over connections of their own
 * and are read in between: they wait for one request, not for all of them.
 */
function oneEachTurn(answer: RequestListener): RequestListener {
  const waiting: Parameters<RequestListener>[] = [];
  const next = (): void => {
    const [request, response] = waiting.shift()!;
    if (waiting.length > 0) setImmediate(next);
    // Whoever has hung up meanwhile is not answered.
    if (!response.destroyed) void answer(request, response);
  };
  return (...asked) => {
    if (waiting.push(asked) === 1) setImmediate(next);
  };
}

/** Clients that keep asking without waiting for answers are cut off: unanswered requests are held in memory. */
function limitUnanswered(server: Server): void {
  const unanswered = new WeakMap<Socket, number>();
  server.prependListener('request', ({ socket }, response) => {
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    response.once('close', () => unanswered.set(socket, unanswered.get(socket)! - 1));
    if (count > MAX_UNANSWERED) socket.destroy();
  });
}

/**
 * Connections that say nothing hold a descriptor each until they are timed out: no address gets more than its share. All
 * that comes through a proxy comes from its address; there the proxy has to look.
 */
function limitConnections(
  server: Server,
  { maxPerAddress, trustProxy }: Pick<ServerSettings, 'maxPerAddress' | 'trustProxy'>,
  metrics: Metrics,
): void {
  const open = new Counts();
  let all = 0;
  metrics.gauge('sockets', 'Open sockets, of requests and connections alike', () => all);
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? 'unknown');
    if (trustProxy === 0 && open.of(network) >= maxPerAddress) return void socket.destroy();
    open.add(network);
    all += 1;
    socket.once('close', () => {
      open.remove(network);
      all -= 1;
    });
  });
}
