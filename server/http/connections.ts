import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { Counts } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import type { ServerSettings } from '../settings.ts';
import { networkOf } from './request.ts';

/** Browsers wait for one answer before they ask again on the same connection. */
const MAX_UNANSWERED = 16;

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
export function limitConnections(
  server: Server,
  { maxPerAddress, trustProxy }: Pick<ServerSettings, 'maxPerAddress' | 'trustProxy'>,
  metrics: Metrics,
): void {
  limitUnanswered(server);
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
