// The least that a server can do: what a line says goes to all lines of its table. Nothing is judged, nothing is kept.
import { WebSocketServer } from 'ws';

const tables = new Map();
const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });

server.on('connection', (line, { url }) => {
  const lines = tables.get(url) ?? [];
  tables.set(url, [...lines, line]);
  line.on('message', (data, isBinary) => {
    for (const other of tables.get(url)) other.send(data, { binary: isBinary });
  });
});
server.on('listening', () => process.send({ port: server.address().port }));
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ micros: user + system, bytes: process.memoryUsage.rss() });
});
