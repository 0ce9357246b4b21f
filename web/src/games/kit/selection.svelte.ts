import { onMount, untrack } from 'svelte';
import { on } from 'svelte/events';
import { follow, isEcho, type Outcome } from './outcome.ts';
import type { TableProps } from '../props.ts';

type Asked = Pick<
  TableProps,
  'view' | 'waitingFor' | 'legal' | 'ply' | 'hint' | 'busy' | 'refused' | 'send' | 'why' | 'dismiss'
>;

interface Rules<Choice> {
  readonly nothing: Choice;
  /** What is taken up by itself after a move, or with a hint; nothing if left out. */
  begin?(): Choice;
  /** What stays taken up when the player lets go; nothing if left out. */
  letGo?(choice: Choice): Choice;
}

/** Holds what the player has taken up; what a touch or a button makes of it is in each game's `choice.ts`. */
export class Selection<Choice, Table extends Asked = Asked> {
  protected readonly table: () => Table;
  readonly #rules: Rules<Choice>;
  /** By value: news without a move, such as an offer, must not undo a choice. */
  protected readonly moment: string = $derived.by(() => {
    const { ply, hint } = this.table();
    return `${ply} ${hint}`;
  });
  choice: Choice = $derived.by(() => {
    void this.moment;
    return untrack(() => this.#rules.begin?.() ?? this.#rules.nothing);
  });

  constructor(table: () => Table, rules: Rules<Choice>) {
    [this.table, this.#rules] = [table, rules];
    onMount(() =>
      // A dialog or the coach above the table takes Escape first.
      on(window, 'keydown', (event) => {
        const inDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
        if (event.key === 'Escape' && !event.defaultPrevented && !inDialog) this.letGo();
      }),
    );
  }

  readonly letGo = (): void => {
    this.choice = this.#rules.letGo?.(this.choice) ?? this.#rules.nothing;
  };

  readonly make = (move: string): void => this.follow({ choose: this.#rules.nothing, send: move });

  #movedAt = -Infinity;

  protected follow(outcome: Outcome<Choice>): void {
    const { view, waitingFor } = this.table();
    const now = performance.now();
    if (isEcho(outcome, { mine: waitingFor === view.seat, sinceMoveMs: now - this.#movedAt }))
      return;
    if (outcome.send !== undefined) this.#movedAt = now;
    this.choice = follow(this.choice, outcome, this.table());
  }
}
