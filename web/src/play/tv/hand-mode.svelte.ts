import type { Snapshot } from '@tischlein/table';
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
    return told.you !== null && told.phase === 'playing' && faceOf(told.game).inHand !== undefined;
  });
  readonly isHand = $derived.by(
    () => this.possible && (this.wanted ?? (isPhone() ? 'hand' : 'table')) === 'hand',
  );

  constructor(told: () => Snapshot | null, present: () => readonly string[]) {
    this.#told = told;
    $effect(() => {
      const isOn =
        told()?.screens.some((one) => one.let && present().includes(one.person)) === true;
      if (isOn) {
        this.#isShown = true;
        this.gone = false;
        return;
      }
      const timer = setTimeout(() => {
        this.gone = this.#isShown;
        this.#isShown = false;
      }, GRACE);
      return () => clearTimeout(timer);
    });
  }
}

const isPhone = (): boolean => matchMedia('(max-width: 599px) and (orientation: portrait)').matches;
