import { router } from './router.svelte.ts';
import type { Page } from './route.ts';

/** Every tab with a game shares this lock: a tab that gets it exclusively knows that no game is open. */
const GAME = 'tischlein.game';
const HOUR = 3_600_000;
const LOOK_EVERY = 5000;
/** The most times a new version is told to take over: browsers may leave it waiting while the old one is busy. */
const MAX_TOLD = 2;

class Version {
  /** A new one is here, and waits until no game is open. */
  waiting = $state(false);
}
export const version = new Version();

export const isPlaying = ({ page }: Page): boolean =>
  page === 'solo' || page === 'table' || page === 'tv';
/** Nothing on it can be lost by loading it again. */
const isQuiet = ({ page }: Page): boolean => page === 'home' || page === 'lost';

/** While it runs, no new version takes over in any tab. Plain http has no locks, and no versions that wait. */
export function keepVersion(): () => void {
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  void navigator.locks?.request(GAME, { mode: 'shared' }, () => ended);
  return end;
}

/** Keeps the pages for the next visit, and sees to newer ones. */
export async function keepPages(): Promise<void> {
  const { serviceWorker } = navigator;
  let controlled = serviceWorker.controller !== null;
  let old = false;
  let told = 0;
  const registration = await serviceWorker.register('./sw.js', { updateViaCache: 'none' });

  const takeOver = async (): Promise<void> => {
    version.waiting = registration.waiting !== null;
    if (version.waiting)
      await navigator.locks.request(GAME, { ifAvailable: true }, (lock) => {
        if (lock === null) return;
        told += 1;
        if (told > MAX_TOLD && isQuiet(router.now) && firstTime('waiting')) return loadPast();
        registration.waiting?.postMessage('takeOver');
      });
  };
  const look = (): void => void takeOver();
  const update = (): void => void registration.update().catch(() => {});
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  );
  serviceWorker.addEventListener('controllerchange', () => {
    old = controlled;
    controlled = true;
    look();
    if (old && isQuiet(router.now)) location.reload();
  });
  addEventListener('hashchange', () => {
    look();
    // A game that begins is played by the version that began it.
    if (old && !isPlaying(router.now)) location.reload();
  });
  document.addEventListener('visibilitychange', update);
  setInterval(update, HOUR);
  setInterval(look, LOOK_EVERY);
  look();
}

/** The server speaks another version: loads the page of that one. False where that was tried and did not help. */
export async function loadVersion(protocol: number): Promise<boolean> {
  if (!firstTime(String(protocol))) return false;
  await loadPast();
  return true;
}

/** Loads the page from the server: what was kept would show the old one once more. */
async function loadPast(): Promise<void> {
  const kept = await navigator.serviceWorker?.getRegistration();
  await kept?.unregister();
  location.reload();
}

const LOADED = 'tischlein.loaded';
function firstTime(why: string): boolean {
  try {
    const first = sessionStorage.getItem(LOADED) !== why;
    sessionStorage.setItem(LOADED, why);
    return first;
  } catch {
    // A page that can not remember would load itself for ever.
    return false;
  }
}
