import { mount, unmount } from 'svelte';
import { settings } from '../base/settings.svelte.ts';
import type { Holder } from './FaceForm.svelte';

/** Asks who somebody is; false where they would rather not say. */
export async function askFace(others: readonly Holder[] = []): Promise<boolean> {
  const { default: FaceSheet } = await import('./FaceSheet.svelte');
  return new Promise((answer) => {
    const done = (said: boolean): void => {
      void unmount(sheet);
      answer(said);
    };
    const sheet = mount(FaceSheet, { target: document.body, props: { others, done } });
  });
}

/** The same, of somebody who was never asked. */
export const askFaceOnce = (): Promise<boolean> =>
  settings.name === null ? askFace() : Promise.resolve(true);
