import type { Past, View } from '@tischlein/kit';
import type { Snapshot } from '@tischlein/table';

type Heard = Pick<Snapshot, 'round' | 'view' | 'whole' | 'back' | 'facts'>;

/** What a guest has seen of a game, put together from what the table said: the first view it was shown, and each move. */
export class HeardPast {
  #round = -1;
  #start: View | null = null;
  #facts: Heard['facts'] = [];

  hear({ round, view, whole, back = 0, facts }: Heard): void {
    if (view === null) return;
    if (round !== this.#round) {
      this.#round = round;
      this.#start = view;
      this.#facts = [];
    }
    const standing = whole ? [] : this.#facts.slice(0, this.#facts.length - back);
    this.#facts = [...standing, ...facts.filter(({ takenBack }) => takenBack !== true)];
  }

  /** With the view of now, where no first one was heard. */
  of(view: View): Past {
    const history = this.#facts.map(({ seat, facts }) => ({ seat, facts }));
    return { start: this.#start ?? view, history };
  }
}
