import { type CDPSession, expect, type Page } from '@playwright/test';
import { LANGUAGES, type Language } from '@tischlein/rules/languages';
import { byKeyboard, faultsOf, GAMES, oneStep, posterOf, settle } from './play.testing.ts';
import { test } from './server.testing.ts';

/** So often something is pressed: cards are played and drawn, others answer. What follows UWO's first turns varies. */
const STEPS: { readonly [game: string]: number } = { mow: 10, uno: 10, uwo: 5 };

/** Every live message as a screen reader gets it: all of a status or an alert, of other regions what came. */
const listenAloud = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]';
    const said: string[] = [];
    Object.assign(window, { said });
    const textOf = (node: Node): string => (node.textContent ?? '').replace(/\s+/g, ' ').trim();
    const isHeard = (element: Element): boolean =>
      element.closest('[aria-hidden=true], [aria-live=off], [inert], [hidden]') === null &&
      element.checkVisibility({ visibilityProperty: true });
    const hear = (records: MutationRecord[]): void => {
      const messages = new Map<Node, string>();
      for (const { target, addedNodes, type } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(LIVE);
        const isWhole = region?.matches('[role=status], [role=alert], [aria-atomic=true]');
        const parts = type === 'characterData' ? [target] : [...addedNodes];
        if (!element || !region || !isHeard(element) || parts.every((node) => textOf(node) === ''))
          continue;
        for (const node of isWhole ? [region] : parts)
          if (node.isConnected && !(node instanceof Element && !isHeard(node)))
            messages.set(node, textOf(node));
      }
      said.push(...[...messages.values()].map((text) => `says: ${text}`));
    };
    new MutationObserver(hear).observe(document, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });

interface Heard {
  readonly role: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly description?: { readonly value: string };
}

/** What has the focus, as the browser tells it to a screen reader. */
async function focused(devtools: CDPSession): Promise<string> {
  const { result } = await devtools.send('Runtime.evaluate', {
    expression: 'document.activeElement',
  });
  const { nodes } = await devtools.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId!,
    fetchRelatives: false,
  });
  const { role, name, description } = nodes[0] as unknown as Heard;
  const more = description?.value ? ` (${description.value})` : '';
  return `presses ${role.value}: ${name?.value ?? ''}${more}`;
}

/** A game's first moves by keyboard, with all that is heard. The same cards in each language. */
async function scriptOf(page: Page, url: string, game: string, language: Language) {
  await settle(page, { language, speed: 'fast', oneTap: false });
  await listenAloud(page);
  const devtools = await page.context().newCDPSession(page);
  await page.goto(url);
  await posterOf(page, game).getByRole('button').first().click();
  await expect(page.locator('main.room')).toBeVisible();
  const lines: string[] = [];
  const collect = async (): Promise<void> => {
    lines.push(
      ...(await page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0))),
    );
  };
  const press = page.keyboard.press.bind(page.keyboard);
  page.keyboard.press = async (key) => {
    if (key === 'Enter') {
      await collect();
      lines.push(await focused(devtools));
    }
    await press(key);
  };
  const steps = STEPS[game]!;
  const presses = (): number[] =>
    lines.flatMap((line, i) => (line.startsWith('presses ') ? [i] : []));
  for (; presses().length < steps; await page.waitForTimeout(300))
    await oneStep(page, game, byKeyboard);
  // What follows the last press comes sooner or later by how busy the machine is.
  return lines.slice(0, presses()[steps - 1]! + 1);
}

for (const game of GAMES)
  test(`${game} from what is spoken alone`, async ({ browser, server }) => {
    const scripts = {} as Record<Language, string[]>;
    for (const language of LANGUAGES) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      const faults = faultsOf(page);
      scripts[language] = await scriptOf(page, server.url, game, language);
      await page.close();
      expect(faults).toEqual([]);
      for (const [i, line] of scripts[language].entries()) {
        expect(line, `${language}: something is said, and nothing twice`).toMatch(
          /^(says|presses \w+): .*\p{L}/u,
        );
        if (line.startsWith('says')) expect(line, language).not.toBe(scripts[language][i - 1]);
      }
    }
    // A person reads these: what a change does to what is heard stands in it.
    for (const language of ['en', 'de'] as const)
      expect(`${scripts[language].join('\n')}\n`).toMatchSnapshot(`${game}-${language}.txt`);
    // Sentences that other people's languages have, too, were not translated.
    const isSentence = (line: string): boolean => line.split(' ').length > 4;
    for (const language of ['gsw', 'hu'] as const) {
      const foreign = [...scripts.en, ...(language === 'hu' ? scripts.de : [])];
      expect(
        scripts[language].filter((line) => isSentence(line) && foreign.includes(line)),
      ).toEqual([]);
    }
  });
