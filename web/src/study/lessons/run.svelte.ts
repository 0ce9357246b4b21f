import type { Game } from '@tischlein/kit';
import { newId } from '../../table/session/id.ts';
import { Session } from '../../table/session/session.svelte.ts';
import type { CitedRefusal } from '../../table/source.ts';
import { Pace } from '../../play/solo/pace.ts';
import { LessonTable } from './lesson-table.ts';
import { stepAt, type Lesson, type LessonStep } from '../../games/lesson.ts';

/** How a try was answered that was not the act: it is against a rule, allowed and not what is learnt now, or came too early. */
export type TryAnswer =
  { readonly is: 'other' | 'early' } | ({ readonly is: 'refused' } & CitedRefusal);

/** How long a move that is shown stays before it is taken back, in milliseconds. */
const SHOWN = 1300;

/** One reader in one lesson: which step it is, what they tried, and what is being shown. */
export class LessonRun extends Session {
  readonly lesson: Lesson;
  answer = $state.raw<TryAnswer | null>(null);
  /** Tries at this step that were not the act. */
  tries = $state(0);
  showing = $state(false);
  /** The step to do, the number of steps at the end, or null while the others move. */
  readonly step = $derived.by(() => {
    void this.told;
    return this.#shown ?? stepAt(this.lesson, this.#table.moves);
  });
  readonly now: LessonStep | null = $derived.by(() =>
    this.step === null ? null : (this.lesson.steps[this.step] ?? null),
  );

  #shown = $state<number | null>(null);
  /** Moves that were tried. */
  #asked = 0;
  readonly #table: LessonTable;
  readonly #pace: Pace;

  constructor(game: Game, lesson: Lesson, from: number, name: string, factor: number) {
    const pace = new Pace();
    pace.set({ factor, held: false });
    pace.begin();
    const table = new LessonTable(game, lesson, from, name, {
      now: () => Math.round(performance.now()),
      later: (ms, run) => pace.later(ms, run),
      newId,
    });
    super(table.client(), table.id);
    this.lesson = lesson;
    this.#table = table;
    this.#pace = pace;
  }

  override dismiss(): void {
    this.answer = null;
  }

  /** Only the act itself goes on; everything else is answered. */
  override async move(move: string): Promise<void> {
    const { now } = this;
    this.#asked += 1;
    if (now === null || this.busy) return;
    if (move !== now.does && this.legal.includes(move)) return this.#say({ is: 'other' });
    await super.move(move);
    const { refused } = this;
    if (refused) this.#say({ is: 'refused', ...refused });
    else this.answer = null;
    this.refused = null;
    this.tries = refused ? this.tries : 0;
  }

  /** The last thing of a step was touched: where no move comes of it, something has to be touched before. */
  readonly touchedLast = (): void => {
    const { now } = this;
    const asked = this.#asked;
    if (now === null || this.busy) return;
    setTimeout(() => {
      if (asked === this.#asked && now === this.now) this.#say({ is: 'early' });
    });
  };

  #say(answer: TryAnswer): void {
    this.answer = answer;
    this.tries += 1;
  }

  /** The hand glides, the move is made and taken back: then it is the reader's. A last move would end the lesson. */
  async show(factor: number, glide: () => Promise<void>): Promise<void> {
    const { now, step } = this;
    if (now === null || this.showing) return;
    this.showing = this.busy = true;
    this.answer = null;
    this.#shown = step;
    this.#pace.set({ factor, held: true });
    await glide();
    if (step! < this.lesson.steps.length - 1) {
      this.busy = false;
      await super.move(now.does);
      this.busy = true;
      await new Promise((done) => setTimeout(done, SHOWN * factor));
      await this.#table.takeBack();
    }
    this.#shown = null;
    this.showing = this.busy = false;
    this.#pace.set({ factor, held: false });
  }

  override close(): void {
    super.close();
    this.#table.close();
  }
}
