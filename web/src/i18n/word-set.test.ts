import { beforeAll, expect, it } from 'vitest';
import { withoutRunes } from '../base/runes.testing.ts';

beforeAll(withoutRunes);

it('words asked for just before the language changes are ready only in the language that is wanted', async () => {
  const { speak, WordSet } = await import('./index.svelte.ts');
  const asked = new Map<string, () => void>();
  const set = new WordSet<{ greeting: { text: string } }>(
    (language) =>
      new Promise((resolve) =>
        asked.set(language, () => resolve({ greeting: { text: language } })),
      ),
  );
  let isReady = false;
  const ready = set.ready().then(() => (isReady = true));
  void speak('de').catch(() => {});
  asked.get('en')!();
  await new Promise((resolve) => setTimeout(resolve));
  expect(isReady).toBe(false);
  asked.get('de')!();
  await ready;
  expect(set.part('greeting').text).toBe('de');
});
