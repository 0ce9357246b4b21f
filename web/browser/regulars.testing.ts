import type { Browser, Page } from '@playwright/test';
import { settle } from './play.testing.ts';

/** Who took which place at a table, as the table told it. */
export interface Placed {
  readonly name: string;
  readonly place: number;
}

/** Somebody who speaks the protocol from a bare page of their own: their cookie, their lines, nothing of ours loaded. */
export async function wirePerson(browser: Browser, url: string, name: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}health`);
  await post(page, 'me', { name });
  return page;
}

export async function guestPage(browser: Browser, name: string, size = {}): Promise<Page> {
  const context = await browser.newContext(size);
  const page = await context.newPage();
  await settle(page, { name });
  return page;
}

export const post = (page: Page, path: string, body: object): Promise<unknown> =>
  page.evaluate(
    async ([where, data]) =>
      (
        await fetch(`/api/${where}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(data),
        })
      ).json(),
    [path, body] as const,
  );

/** Joins the group behind a link and stays at its page; says when the next deal is there, and which table is theirs. */
export async function attend(page: Page, key: string, name: string): Promise<string> {
  await post(page, 'groups/join', { key, name });
  const { group } = (await post(page, 'groups/open', { key })) as { group: string };
  await page.evaluate((id) => {
    const store = globalThis as unknown as { told: unknown };
    const connect = (): void => {
      const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws');
      socket.addEventListener('open', () =>
        socket.send(JSON.stringify({ type: 'attend', group: id })),
      );
      socket.addEventListener('message', ({ data }) => {
        const message = JSON.parse(String(data)) as { type: string };
        if (message.type === 'group') store.told = message;
      });
      socket.addEventListener('close', () => setTimeout(connect, 200));
    };
    connect();
  }, group);
  return group;
}

interface ToldDeal {
  readonly you: string;
  readonly deal: {
    readonly number: number;
    readonly tables: readonly { readonly table: string; readonly members: readonly string[] }[];
  } | null;
}

export async function tableOfDeal(page: Page, number: number): Promise<string> {
  const handle = await page.waitForFunction((wanted) => {
    const { told } = globalThis as unknown as { told?: ToldDeal };
    if (told?.deal?.number !== wanted) return null;
    return told.deal.tables.find(({ members }) => members.includes(told.you))?.table ?? null;
  }, number);
  return (await handle.jsonValue())!;
}

/** Plays the seat of this page's person with any legal move until the game is over, over as many lines as it takes; answers the places. */
export const playOut = (page: Page, table: string): Promise<Placed[]> =>
  page.evaluate(
    (id) =>
      new Promise<Placed[]>((resolve, reject) => {
        let known: {
          phase: string;
          legal: string[];
          ply: number;
          tally: { games: { players: Placed[] }[] };
        };
        let count = 0;
        let isOver = false;
        const connect = (): void => {
          const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws');
          const hello = () =>
            socket.send(JSON.stringify({ type: 'hello', table: id, protocol: 1, seq: 0 }));
          socket.addEventListener('open', hello);
          socket.addEventListener('close', () => isOver || setTimeout(connect, 200));
          socket.addEventListener('message', ({ data }) => {
            const message = JSON.parse(String(data));
            if (message.type === 'error') reject(new Error(String(data)));
            if (message.type === 'answer' && message.outcome !== 'ok') hello();
            if (message.type !== 'snapshot' && message.type !== 'delta') return;
            known = message.type === 'snapshot' ? message : { ...known, ...message };
            if (known.phase === 'over') {
              isOver = true;
              socket.close();
              return resolve(known.tally.games.at(-1)!.players);
            }
            const { legal, ply } = known;
            if (known.phase !== 'playing' || legal.length === 0) return;
            const move = legal[(7 * ply + count) % legal.length];
            const command = { type: 'move', table: id, id: `x${ply}-${count++}`, ply, move };
            socket.send(JSON.stringify(command));
          });
        };
        connect();
      }),
    table,
  );
