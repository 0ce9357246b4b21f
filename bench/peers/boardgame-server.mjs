// boardgame.io's server as it comes: matches in memory, on this machine only. It tells its parent what it uses.
import { createRequire } from 'node:module';
import { game } from './boardgame.mjs';

const { Origins, Server } = createRequire(import.meta.url)('boardgame.io/server');
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.app.listen = (port, listening) => server.app.server.listen(port, '127.0.0.1', listening);
const { appServer } = await server.run(0);

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ micros: user + system, bytes: process.memoryUsage.rss() });
});
process.on('disconnect', () => process.exit());
process.send({ port: appServer.address().port });
