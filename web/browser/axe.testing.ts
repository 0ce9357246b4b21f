import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** The part of the page to look at: all of it, unless something is said. */
interface Part {
  readonly only?: string;
  readonly without?: string;
}

/** All that axe finds on this page, in short. */
export const findings = (page: Page, part: Part = {}): Promise<string[]> => look(page, part, ANY);

/** What axe calls serious or worse, in short. */
export const seriousOn = (page: Page, part: Part = {}): Promise<string[]> =>
  look(page, part, ['serious', 'critical']);

const ANY = ['minor', 'moderate', 'serious', 'critical'];

async function look(page: Page, part: Part, impacts: readonly string[]): Promise<string[]> {
  // Half a megabyte: once for each document, not for each look.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { only = 'html', without } = part;
  const context = { include: only, ...(without !== undefined && { exclude: without }) };
  const found = await page.evaluate(async (where) => {
    const inPage = (globalThis as unknown as { axe: typeof axe }).axe;
    const { violations } = await inPage.run(where, { resultTypes: ['violations'] });
    return violations.map(({ id, impact, nodes: [first] }) => ({
      impact: impact ?? 'serious',
      text: `${id} ${first?.html.slice(0, 160)} ${first?.failureSummary}`,
    }));
  }, context);
  return found.filter(({ impact }) => impacts.includes(impact)).map(({ text }) => text);
}
