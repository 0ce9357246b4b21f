import type { Settings, SomeSettings } from '@tischlein/table';
import type { Chosen } from '../../games/contract.ts';
import type { Session } from '../../table/session/session.svelte.ts';

/** Rules as a form has them: the table looks at them before it takes them. */
type Change = Omit<SomeSettings, 'options'> & { readonly options?: Chosen };

/**
 * What a host has chosen in a room, also while the table has not answered: it is seen at once, and of two changes in a
 * row the second does not undo the first.
 */
export class WishedSettings {
  #wished = $state.raw<Change | null>(null);
  readonly #session: () => Pick<Session, 'command'>;

  constructor(session: () => Pick<Session, 'command'>) {
    this.#session = session;
  }

  get isUnderWay(): boolean {
    return this.#wished !== null;
  }

  over(settings: Settings): Settings {
    return { ...settings, ...this.#wished } as Settings;
  }

  readonly set = async (change: Change): Promise<void> => {
    const wished = { ...this.#wished, ...change };
    this.#wished = wished;
    await this.#session().command({ type: 'settings', settings: change as SomeSettings });
    if (this.#wished === wished) this.#wished = null;
  };
}
