import type { Server } from 'node:http';
import { Tally } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import type { ServerSettings } from '../settings.ts';
import { networkOf } from './request.ts';

/**
 * Connections that say nothing hold a descriptor each until they are timed out: no address gets more than its share. All
 * that comes through a proxy comes from its address; there the proxy has to look.
 */
export function limitConnections(
  server: Server,
  { maxPerAddress, trustProxy }: Pick<ServerSettings, 'maxPerAddress' | 'trustProxy'>,
  metrics: Metrics,
): void {
  const open = new Tally();
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
