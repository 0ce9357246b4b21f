import { parseSeatMove, type Game } from '@tischlein/kit';
import { movesBefore, stepAt, type Lesson, type LessonStep } from '../../games/lesson.ts';
import { TOUCH_MS } from '../../table/session/session.svelte.ts';
import type { CitedRefusal, TableSource } from '../../table/source.ts';
import { LocalTable } from '../local-table.svelte.ts';

/** How a try was answered that was not the act: it is against a rule, allowed and not what is learnt now, or came too early. */
export type TryAnswer =
  { readonly is: 'other' | 'early' } | ({ readonly is: 'refused' } & CitedRefusal);

/** How long the others take for a move: one should see what they do. */
const PACE_MS = 900;
/** How long a move that is shown stays before it is taken back. */
const SHOWN_MS = 1300;
const ME = 0;

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** One reader in one lesson: which step it is, what they tried, and what is being shown. The others play their script. */
export class LessonRun extends LocalTable implements TableSource {
  readonly lesson: Lesson;
  readonly #factor: () => number;
  answer = $state.raw<TryAnswer | null>(null);
  /** Tries at this step that were not the act. */
  tries = $state(0);
  showing = $state(false);

  #shown = $state<number | null>(null);
  /** Moves that were tried. */
  #asked = 0;
  #isClosed = false;

  /** From a step on: what comes before has been played. By `factor` everything is shown longer or shorter. */
  constructor(game: Game, lesson: Lesson, from: number, factor: () => number) {
    super(game, lesson.position, ME);
    this.lesson = lesson;
    this.#factor = factor;
    while (this.ply < movesBefore(lesson, from).length) this.#playNext();
    this.facts = [];
  }

  /** The step to do, the number of steps at the end, or null while the others move. */
  get step(): number | null {
    return this.#shown ?? stepAt(this.lesson, this.ply);
  }

  get now(): LessonStep | null {
    return this.step === null ? null : (this.lesson.steps[this.step] ?? null);
  }

  get busy(): boolean {
    return this.showing;
  }

  dismiss(): void {
    this.answer = null;
  }

  #playNext(): void {
    const { lesson, ply } = this;
    const { seat, move } = parseSeatMove(movesBefore(lesson, lesson.steps.length)[ply]!)!;
    this.play(move, seat);
  }

  /** Only the act itself goes on; everything else is answered. */
  async move(move: string): Promise<void> {
    const { now } = this;
    this.#asked += 1;
    if (now === null || this.showing) return;
    if (move !== now.does && this.legal.includes(move)) return this.#say({ is: 'other' });
    const cited = this.refusal(move);
    if (cited === undefined) return;
    if (cited !== null) return this.#say({ is: 'refused', move, cited });
    globalThis.navigator?.vibrate?.(TOUCH_MS);
    this.answer = null;
    this.tries = 0;
    this.play(move, ME);
    while (this.step === null) {
      await wait(PACE_MS * this.#factor());
      if (this.#isClosed) return;
      this.#playNext();
    }
  }

  /** The last thing of a step was touched: where no move comes of it, something has to be touched before. */
  readonly touchedLast = (): void => {
    const { now } = this;
    const asked = this.#asked;
    if (now === null || this.showing) return;
    setTimeout(() => {
      if (asked === this.#asked && now === this.now) this.#say({ is: 'early' });
    });
  };

  #say(answer: TryAnswer): void {
    this.answer = answer;
    this.tries += 1;
  }

  /** The hand glides, the move is made and taken back: then it is the reader's. A last move would end the lesson. */
  async show(glide: () => Promise<void>): Promise<void> {
    const { now, step, ply } = this;
    if (now === null || this.showing) return;
    this.showing = true;
    this.answer = null;
    this.#shown = step;
    await glide();
    if (step! < this.lesson.steps.length - 1) {
      this.play(now.does, ME);
      await wait(SHOWN_MS * this.#factor());
      this.backTo(ply);
    }
    this.#shown = null;
    this.showing = false;
  }

  close(): void {
    this.#isClosed = true;
  }
}
