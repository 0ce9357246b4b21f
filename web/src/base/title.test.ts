import { expect, it } from 'vitest';
import { named } from './title.ts';

it('a page names the tab until it is left, also where the next one is there before the last one goes', () => {
  const tab = { title: '' };
  Object.assign(globalThis, { document: tab });
  const leaveReview = named('How it went');
  expect(tab.title).toBe('How it went · Tischlein');
  const leaveReplay = named('Replay');
  leaveReview();
  expect(tab.title).toBe('Replay · Tischlein');
  leaveReplay();
  expect(tab.title).toBe('Tischlein');
});
