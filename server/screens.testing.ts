import { readScreen, readScreenTable } from '@tischlein/api';
import type { ClientPorts } from '@tischlein/table';
import { portsTo } from './play.testing.ts';

/** A browser that is a big screen; its owner may have a cookie of their own. */
export class ScreenGuest {
  id = '';
  code = '';
  key = '';
  #cookie: string;

  private constructor(
    /** Changes when it comes to another node. */
    public url: string,
    owner: string,
  ) {
    this.#cookie = owner;
  }

  static async at(url: string, owner = ''): Promise<ScreenGuest> {
    const screen = new ScreenGuest(url, owner);
    await screen.renew();
    return screen;
  }

  async renew(wanted: { free?: boolean } = {}): Promise<void> {
    const answer = await fetch(`${this.url}/api/screen`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.#cookie },
      body: JSON.stringify(wanted),
    });
    const mine = answer.headers.get('set-cookie')?.split(';')[0];
    if (mine) this.#cookie = [this.#cookie, mine].filter(Boolean).join('; ');
    const { screen: id, code, key } = readScreen(await answer.json());
    Object.assign(this, { id, code, key });
  }

  async table(): Promise<string | null> {
    const answer = await fetch(`${this.url}/api/screen`, { headers: { cookie: this.#cookie } });
    return readScreenTable(await answer.json()).table;
  }

  ports(): ClientPorts {
    return portsTo(() => `${this.url.replace('http', 'ws')}/ws?screen`, this.#cookie);
  }
}
