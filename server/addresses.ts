import { networkInterfaces } from 'node:os';

/** Names by which a machine calls itself: they mean nothing on another one. */
const OWN_NAMES = ['127.0.0.1', 'localhost', '::1', '[::1]'];

export const isOwnName = (host: string): boolean => OWN_NAMES.includes(host);

/** Where others in the network reach a server that listens on `host`. */
export function outsideAddresses(host: string, port: number | string, basePath: string): string[] {
  if (isOwnName(host)) return [];
  return Object.values(networkInterfaces())
    .flat()
    .filter((each) => each !== undefined && each.family === 'IPv4' && !each.internal)
    .map((each) => `http://${each!.address}:${port}${basePath}`);
}

/** Tells where the server can be reached, and by whom. */
export function addressLines(host: string, port: number, basePath: string): string[] {
  const here = `http://localhost:${port}${basePath}`;
  if (isOwnName(host)) return [`On this machine:   ${here}`, 'Nobody else can reach it.'];
  const outside = outsideAddresses(host, port, basePath);
  const lines = [`On this machine:   ${here}`];
  for (const address of outside) lines.push(`In your network:   ${address}`);
  lines.push(
    outside.length > 0
      ? 'Everybody in your network can reach it. HOST=127.0.0.1 keeps it to this machine.'
      : 'This machine has no network address now.',
  );
  return lines;
}
