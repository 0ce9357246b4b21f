import { networkInterfaces } from 'node:os';

/** What to say about where it can be reached, and by whom. */
export function addressLines(host: string, port: number, basePath: string): string[] {
  const here = `http://localhost:${port}${basePath}`;
  if (host === '127.0.0.1' || host === 'localhost' || host === '::1')
    return [`On this machine:   ${here}`, 'Nobody else can reach it.'];
  const outside = Object.values(networkInterfaces())
    .flat()
    .filter((each) => each !== undefined && each.family === 'IPv4' && !each.internal)
    .map((each) => `http://${each!.address}:${port}${basePath}`);
  const lines = [`On this machine:   ${here}`];
  for (const address of outside) lines.push(`In your network:   ${address}`);
  lines.push(
    outside.length > 0
      ? 'Everybody in your network can reach it. HOST=127.0.0.1 keeps it to this machine.'
      : 'This machine has no network address now.',
  );
  return lines;
}
