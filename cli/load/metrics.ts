/** Where a server's nodes are, and what they show their metrics for. */
export interface Watched {
  readonly urls: readonly string[];
  readonly token: string;
}

/** A number of the metrics, of all nodes together. */
export async function metricOf({ urls, token }: Watched, name: string): Promise<number> {
  const numbers = await Promise.all(urls.map((url) => metricAt(url, token, name)));
  return numbers.reduce((sum, number) => sum + number);
}

async function metricAt(url: string, token: string, name: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const text = await (await fetch(`${url}/metrics`, { headers })).text();
  return Number(new RegExp(`^tischlein_${name} (.*)$`, 'm').exec(text)?.[1]);
}
