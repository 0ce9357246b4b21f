import { MEASURES, type Measure, type Sample } from './sample.ts';

/** A number, and how far off it may be: 95 of 100 such numbers are nearer to the truth. */
export interface Figure {
  readonly value: number;
  readonly error: number;
}
export type Figures = { readonly [measure in Measure]: Figure };

export const NINETY_FIVE = 1.96;

/** One more deal, as scattered as a share can be, is thought in: a better player who won them all may yet lose one. */
const DOUBT = 0.25;

/** What the deals of one mix have shown so far. */
export class DealSamples {
  readonly #samples: Sample[] = [];

  get count(): number {
    return this.#samples.length;
  }

  add(samples: readonly Sample[]): void {
    this.#samples.push(...samples);
  }

  figures(): Figures {
    const figure = (measure: Measure): Figure => {
      const values = this.#samples.map((sample) => sample[measure]);
      const value = values.reduce((sum, one) => sum + one, 0) / values.length;
      const squares = values.reduce((sum, one) => sum + (one - value) ** 2, 0);
      const scatter = squares + (measure === 'skill' ? DOUBT : 0);
      const freedom = Math.max(1, values.length - 1);
      return { value, error: NINETY_FIVE * Math.sqrt(scatter / freedom / values.length) };
    };
    return Object.fromEntries(MEASURES.map((measure) => [measure, figure(measure)])) as Figures;
  }

  /** Lengths in moves, from the shortest game to the longest. */
  lengths(): number[] {
    return this.#samples.map(({ moves }) => moves).sort((a, b) => a - b);
  }
}
