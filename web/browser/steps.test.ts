import { readFile } from 'node:fs/promises';
import { levelsOf } from '@tischlein/bots';
import { expect, test } from '@playwright/test';
import { FULL } from './play.testing.ts';

const LIBRARY = new URL('../../dist/lib/', import.meta.url);
const PAGE = 'http://library.test/';
const SERIES = FULL ? 10 : 1;
/** Iterations of the strongest: few, so that twenty games end soon. */
const BUDGET = 200;

interface Duel {
  readonly base: string;
  readonly game: string;
  readonly hero: string;
  readonly other: string;
  readonly deals: number;
  readonly budget: number;
}

/** Of each game, whether the hero won it; every deal is played from both seats. Runs in the page as it runs here. */
async function duel({ base, game, hero, other, deals, budget }: Duel): Promise<number[]> {
  const { bots } = await import(`${base}bots.js`);
  const { games } = await import(`${base}games.js`);
  const { playGame } = await import(`${base}kit.js`);
  const rules = { mow: { rounds: 1 }, uno: {}, uwo: { army: 8 } }[game];
  const wins: number[] = [];
  for (let deal = 0; deal < deals; deal++)
    for (const mine of [0, 1]) {
      const players = [0, 1].map((seat) => bots[game][seat === mine ? hero : other]);
      const { winners } = playGame(games[game], rules, players, `steps ${deal}`, budget);
      wins.push(winners.includes(mine) ? 1 / winners.length : 0);
    }
  return wins;
}

for (const game of ['mow', 'uno', 'uwo'])
  test(`bots play in the page as they do elsewhere, a step better than the one below: ${game}`, async ({
    page,
  }) => {
    await page.route(`${PAGE}**`, async (route) => {
      const path = new URL(route.request().url()).pathname.slice(1);
      if (path === '') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
      const body = await readFile(new URL(path, LIBRARY), 'utf8');
      return route.fulfill({ contentType: 'text/javascript', body });
    });
    await page.goto(PAGE);
    const levels = levelsOf(game);
    for (const [i, hero] of levels.slice(1).entries()) {
      const asked = { game, hero, other: levels[i]!, deals: SERIES, budget: BUDGET };
      const wins = await page.evaluate(duel, { ...asked, base: PAGE });
      expect(wins, `${hero} against ${levels[i]!}`).toEqual(
        await duel({ ...asked, base: LIBRARY.href }),
      );
      const share = wins.reduce((sum, won) => sum + won, 0) / wins.length;
      console.log(`${game}: ${hero} wins ${Math.round(100 * share)} % against ${levels[i]!}`);
      if (FULL) expect(share, `${hero} against ${levels[i]!}`).toBeGreaterThan(0.4);
    }
  });
