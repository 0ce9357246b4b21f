import type { Game } from '@tischlein/kit';
import { newId } from '../../table/session/id.ts';
import { Session } from '../../table/session/session.svelte.ts';
import type { CitedRefusal, TableSource } from '../../table/source.ts';
import { Pace } from '../../play/solo/pace.ts';
import { LessonTable } from './lesson-table.ts';
import { stepAt, type Lesson, type LessonStep } from '../../games/lesson.ts';

/** How a try was answered that was not the act: it is against a rule, allowed and not what is learnt now, or came too early. */
export type TryAnswer =
  { readonly is: 'other' | 'early' } | ({ readonly is: 'refused' } & CitedRefusal);

/** How long a move that is shown stays before it is taken back, in milliseconds. */
const SHOWN = 1300;

/** One reader in one lesson: which step it is, what they tried, and what is being shown. */
export class LessonRun implements TableSource {
  readonly lesson: Lesson;
  readonly session: Session;
  answer = $state.raw<TryAnswer | null>(null);
  /** Tries at this step that were not the act. */
  tries = $state(0);
  showing = $state(false);
  /** The step to do, the number of steps at the end, or null while the others move. */
  readonly step = $derived.by(() => {
    void this.session.told;
    return this.#shown ?? stepAt(this.lesson, this.#table.moves);
  });
  readonly now: LessonStep | null = $derived.by(() =>
    this.step === null ? null : (this.lesson.steps[this.step] ?? null),
  );

  #shown = $state<number | null>(null);
  /** Moves that were tried. */
  #asked = 0;
  readonly #table: LessonTable;
  readonly #pace = new Pace();

  constructor(game: Game, lesson: Lesson, from: number, name: string, factor: number) {
    this.lesson = lesson;
    this.#pace.set({ factor, held: false });
    this.#pace.begin();
    this.#table = new LessonTable(game, lesson, from, name, {
      now: () => Math.round(performance.now()),
      later: (ms, run) => this.#pace.later(ms, run),
      newId,
    });
    this.session = new Session(this.#table.client(), this.#table.id);
  }

  get view() {
    return this.session.view;
  }
  get legal() {
    return this.session.legal;
  }
  get waitingFor() {
    return this.session.waitingFor;
  }
  get ply() {
    return this.session.ply;
  }
  get facts() {
    return this.session.facts;
  }
  /** The bubble says it. */
  get refused() {
    return null;
  }
  get busy() {
    return this.session.busy || this.showing;
  }

  past() {
    return this.session.past();
  }

  dismiss(): void {
    this.answer = null;
  }

  /** Only the act itself goes on; everything else is answered. */
  async move(move: string): Promise<void> {
    const { now, session } = this;
    this.#asked += 1;
    if (now === null || this.showing || session.busy) return;
    if (move !== now.does && session.told?.legal.includes(move)) return this.#say({ is: 'other' });
    await session.move(move);
    const { refused } = session;
    if (refused) this.#say({ is: 'refused', ...refused });
    else this.answer = null;
    session.refused = null;
    this.tries = refused ? this.tries : 0;
  }

  /** The last thing of a step was touched: where no move comes of it, something has to be touched before. */
  readonly touchedLast = (): void => {
    const { now, showing, session } = this;
    const asked = this.#asked;
    if (now === null || showing || session.busy) return;
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
    this.showing = true;
    this.answer = null;
    this.#shown = step;
    this.#pace.set({ factor, held: true });
    await glide();
    if (step! < this.lesson.steps.length - 1) {
      await this.session.move(now.does);
      await new Promise((done) => setTimeout(done, SHOWN * factor));
      await this.#table.takeBack();
    }
    this.#shown = null;
    this.showing = false;
    this.#pace.set({ factor, held: false });
  }

  close(): void {
    this.session.close();
    this.#table.close();
  }
}
