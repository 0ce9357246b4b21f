import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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
  // Our pages have no frames: without the legacy mode each look opens a second page to gather them.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (part.only !== undefined) axe.include(part.only);
  if (part.without !== undefined) axe.exclude(part.without);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impacts.includes(impact ?? 'serious'))
    .map(({ id, nodes: [first] }) => `${id} ${first?.html.slice(0, 160)} ${first?.failureSummary}`);
}
