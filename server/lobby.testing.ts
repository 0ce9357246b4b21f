import { listAfter, readListNews, type OpenTable } from '@tischlein/api';

/** Somebody who looks at the open tables of a node. */
export class LobbyWatch {
  #tables: readonly OpenTable[] | null = null;
  readonly #stop = new AbortController();

  static async at(url: string): Promise<LobbyWatch> {
    const watch = new LobbyWatch();
    const answer = await fetch(`${url}/api/tables/live`, { signal: watch.#stop.signal });
    if (!answer.ok) throw new Error(`refused: ${answer.status}`);
    void watch.#read(answer.body!).catch(() => {});
    return watch;
  }

  async until(what: string, holds: (tables: readonly OpenTable[]) => boolean): Promise<void> {
    const end = Date.now() + 20_000;
    while (this.#tables === null || !holds(this.#tables)) {
      if (Date.now() > end)
        throw new Error(`waited in vain: ${what}; told ${JSON.stringify(this.#tables)}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  close(): void {
    this.#stop.abort();
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let text = '';
    for await (const part of body) {
      text += decoder.decode(part, { stream: true });
      const events = text.split('\n\n');
      text = events.pop()!;
      for (const event of events.filter((each) => each.startsWith('data: ')))
        this.#tables = listAfter(this.#tables ?? [], readListNews(JSON.parse(event.slice(6))));
    }
  }
}
