import type { Snapshot } from '@tischlein/table';
import { isPhone } from '../../base/settings.svelte.ts';
import { faceOf } from '../../games/index.ts';

/** Milliseconds a screen may be away while it reloads, before phones switch back to the table. */
const GRACE = 4000;

/** Whether a phone is a hand beside a big screen, or shows the table itself. */
export class HandMode {
  /** What was chosen on this device; null: as the device is. */
  wanted = $state<'hand' | 'table' | null>(null);
  /** A screen showed the table and is gone; until it was read. */
  gone = $state(false);
  #isShown = $state(false);
  readonly #told: () => Snapshot | null;

  /** One sits here, the game goes on, and somewhere it can be seen whole. */
  readonly possible = $derived.by(() => {
    const told = this.#told();
    if (told === null || !this.#isShown) return false;
    return (
      told.view?.seat != null && told.phase === 'playing' && faceOf(told.game).inHand !== undefined
    );
  });
  readonly isHand = $derived.by(
    () => this.possible && (this.wanted ?? (isPhone() ? 'hand' : 'table')) === 'hand',
  );

  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(told: () => Snapshot | null) {
    this.#told = told;
  }

  /** After every change of the table or of who looks at it. */
  hear(present: readonly string[]): void {
    clearTimeout(this.#timer);
    const screens = this.#told()?.screens ?? [];
    if (screens.some((one) => one.let && present.includes(one.person))) {
      this.#isShown = true;
      this.gone = false;
    } else if (this.#isShown)
      this.#timer = setTimeout(() => {
        this.gone = true;
        this.#isShown = false;
      }, GRACE);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
