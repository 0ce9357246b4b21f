import {
  FromGroupSchema,
  type FromGroup,
  type GroupResults,
  type GroupSaid,
  type GroupCommand,
  type OpenedGroup,
  type GroupSnapshot,
} from '@tischlein/api/group';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import { Guest } from '../play.testing.ts';

export const CREST = { paper: 'leaf', cut: 'plain', motif: 'bear' } as const;

/** Founds a group and answers the key of its link. */
export async function found(guest: Guest, as: string, name = 'Bears'): Promise<string> {
  const wanted = { name, crest: CREST, game: 'mow', as };
  const answer = await guest.request('POST', '/api/groups', wanted);
  return ((await answer.json()) as { key: string }).key;
}

/** Somebody at the page of a group, who remembers everything they heard. */
export class Regular {
  readonly heard: FromGroup[] = [];
  /** The same as it came over the line. */
  readonly texts: string[] = [];
  #ws: WebSocket | undefined;
  #url: string;

  private constructor(
    readonly guest: Guest,
    readonly group: string,
  ) {
    this.#url = guest.url;
  }

  static async at(guest: Guest, key: string, name: string): Promise<Regular> {
    await guest.request('POST', '/api/groups/join', { key, name });
    const regular = new Regular(guest, (await opened(guest, key)).group);
    await regular.come();
    return regular;
  }

  /** Asks for a group by its id alone. */
  static async lookOn(guest: Guest, group: string): Promise<Regular> {
    const regular = new Regular(guest, group);
    await regular.#attend();
    return regular;
  }

  /** Opens the page, at another node if one is named. */
  async come(url = this.#url): Promise<void> {
    this.#url = url;
    await this.#attend();
    await this.until('the group', () => true);
  }

  async #attend(): Promise<void> {
    const url = this.#url;
    const { cookie } = this.guest;
    const ws = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { cookie } });
    this.#ws = ws;
    ws.on('error', () => {});
    ws.on('message', (data) => {
      const text = data.toString();
      this.texts.push(text);
      this.heard.push(v.parse(FromGroupSchema, JSON.parse(text)));
    });
    await new Promise((resolve) => ws.once('open', resolve));
    ws.send(JSON.stringify({ type: 'attend', group: this.group }));
  }

  close(): void {
    this.#ws?.terminate();
  }

  get told(): GroupSnapshot | null {
    return this.heard.filter((message) => message.type === 'group').at(-1) ?? null;
  }

  get said(): GroupSaid[] {
    return this.heard.filter((message) => message.type === 'groupSaid');
  }

  get isLost(): boolean {
    return this.heard.at(-1)?.type === 'groupLost';
  }

  async until(
    what: string,
    holds: (told: GroupSnapshot) => boolean,
    ms = 20_000,
  ): Promise<GroupSnapshot> {
    const end = Date.now() + ms;
    for (;;) {
      const { told } = this;
      if (told !== null && holds(told)) return told;
      if (Date.now() > end)
        throw new Error(`waited in vain: ${what}; told ${JSON.stringify(told).slice(0, 800)}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Answers null where it was granted, else the code of the refusal. */
  async command(command: GroupCommand): Promise<string | null> {
    const path = `${this.#url}/api/groups/${this.group}`;
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.guest.cookie },
      body: JSON.stringify(command),
    });
    return answer.ok ? null : ((await answer.json()) as { code: string }).code;
  }

  async results(since = Date.now() - 3_600_000): Promise<GroupResults> {
    const path = `${this.#url}/api/groups/${this.group}/results?since=${since}`;
    const answer = await fetch(path, { headers: { cookie: this.guest.cookie } });
    return (await answer.json()) as GroupResults;
  }
}

export async function opened(guest: Guest, key: string): Promise<OpenedGroup> {
  return (await (await guest.request('POST', '/api/groups/open', { key })).json()) as OpenedGroup;
}

/** One round instead of a match: what a group makes of a game is the same. */
export async function playShort(regular: Regular): Promise<void> {
  await regular.command({ type: 'rules', game: 'mow', options: { rounds: 1 } });
}
