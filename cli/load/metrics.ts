/** Where a server is, and what it shows its metrics for. */
export interface Watched {
  readonly url: string;
  readonly token: string;
}

/** A number of a server's metrics. */
export async function metricOf({ url, token }: Watched, name: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const text = await (await fetch(`${url}/metrics`, { headers })).text();
  return Number(new RegExp(`^tischlein_${name} (.*)$`, 'm').exec(text)?.[1]);
}
