import { expect, type Browser, type Page } from '@playwright/test';
import { findings } from './axe.testing.ts';
import {
  attend,
  guestPage,
  playOut,
  post,
  tableOfDeal,
  wirePerson,
  type Placed,
} from './regulars.testing.ts';
import { words as peopleWords } from '../src/people/words/en.ts';
import { words as playWords } from '../src/play/words/en.ts';
import { words as shell } from '../src/i18n/words/en.ts';

const words = peopleWords.groups;

const WIRED = ['Mira', 'Jonas', 'Ruth', 'Sepp', 'Bea', 'Zoltan', 'Kati', 'Lio', 'Rosa', 'Nils'];

/** Ten points times the share of people left behind, as the rules of a group say it. */
function addPoints(sums: Map<string, number>, game: readonly Placed[]): void {
  for (const { name, place } of game) {
    const behind = game.filter((other) => other.place > place).length;
    const points = Math.round((10 * behind) / (game.length - 1));
    sums.set(name, (sums.get(name) ?? 0) + points);
  }
}

async function standingsOn(page: Page): Promise<Map<string, number>> {
  const rows = await page
    .locator('tr[data-member]')
    .evaluateAll((all) =>
      all.map((row) => [
        row.getAttribute('data-member')!,
        Number(row.lastElementChild!.textContent),
      ]),
    );
  return new Map(rows as [string, number][]);
}

/** Twelve regulars of one group: two with pages of ours, the others speak the protocol. */
export class Bears {
  readonly #sums = new Map<string, number>();
  #round = 0;

  private constructor(
    readonly anna: Page,
    readonly beni: Page,
    readonly wired: readonly Page[],
    readonly group: string,
  ) {}

  /** Anna founds the group, and all come by its link. */
  static async meet(browser: Browser, url: string): Promise<Bears> {
    const anna = await guestPage(browser, 'Anna', { viewport: { width: 1440, height: 900 } });
    const beni = await guestPage(browser, 'Beni', { viewport: { width: 390, height: 844 } });
    await anna.goto(url);
    await anna.getByRole('link', { name: shell.foundRegulars }).click();
    await anna.getByLabel(words.name).fill('Bears');
    await anna.getByRole('button', { name: words.foundDo }).click();
    await expect(anna.getByRole('heading', { name: 'Bears' })).toBeVisible();
    const link = anna.url();
    const key = link.split('#/g/')[1]!;
    expect(key).toMatch(/^[A-Za-z0-9_-]{22}[0-9a-f]{12}$/);
    await beni.goto(link);
    await beni.getByRole('button', { name: words.comeIn('Beni') }).click();
    await expect(beni.getByText(words.hereOf({ here: 2, all: 2 })).first()).toBeVisible();

    const wired = await Promise.all(WIRED.map((name) => wirePerson(browser, url, name)));
    let group = '';
    for (const [i, page] of wired.entries()) group = await attend(page, key, WIRED[i]!);
    await expect(anna.getByText(words.hereOf({ here: 12, all: 12 })).first()).toBeVisible();
    await post(anna, `groups/${group}`, { type: 'rules', game: 'mow', options: { rounds: 1 } });
    await anna.getByRole('button', { name: 'MOW' }).first().click();
    return new Bears(anna, beni, wired, group);
  }

  get pages(): readonly Page[] {
    return [this.anna, this.beni];
  }

  /** All are in, one deals, and every page goes to its table by itself; Anna and Beni play as `play` does. */
  async playRound(play: (pages: readonly Page[]) => Promise<unknown>): Promise<void> {
    const { anna, beni, wired, pages, group } = this;
    this.#round += 1;
    for (const page of pages) await page.getByRole('button', { name: words.in }).click();
    for (const page of wired) await post(page, `groups/${group}`, { type: 'in', in: true });
    await expect(
      anna.getByText(words.howMany.even({ count: 12, tables: 3, size: 4 })),
    ).toBeVisible();
    if (this.#round === 1) for (const page of pages) expect(await findings(page)).toEqual([]);
    await anna.getByRole('button', { name: words.startTables(3) }).click();
    for (const page of pages) await page.waitForURL(/#\/t\//);
    const playing = wired.map(async (page) => playOut(page, await tableOfDeal(page, this.#round)));
    await play(pages);
    const games = new Map(
      (await Promise.all(playing)).map((game) => [
        game
          .map(({ name }) => name)
          .sort()
          .join(),
        game,
      ]),
    );
    expect(games.size).toBe(3);
    for (const game of games.values()) addPoints(this.#sums, game);
    for (const page of pages) {
      await expect(page.getByText(playWords.room.countsFor('Bears')).first()).toBeVisible();
      await page.getByRole('link', { name: 'Bears' }).click();
    }
    await beni.getByRole('tab', { name: words.standings }).click();
    for (const page of pages) {
      await expect.poll(() => standingsOn(page), { timeout: 20_000 }).toEqual(this.#sums);
      expect(await findings(page)).toEqual([]);
    }
    await beni.getByRole('tab', { name: words.tonight }).click();
  }
}
