import { bots } from '@tischlein/manifests/all';
import * as coach from '@tischlein/coach/effects';
import { FastRandom, type Game, type Options } from '@tischlein/kit';
import { effectsOf } from './fit.ts';

/** Deals of one drawn mix: many mixes with few deals each tell more than few mixes with many. */
const DEALS_A_MIX = 4;
/** Mixes and deals of each by which an estimate is held against what it estimates. */
const CHECKS = 24;
const CHECK_PART = 1 / 6;
/** Of the deals, for each length beside the main one. */
const OTHER_PART = 1 / 4;
/** No error is stated smaller than this: our number of checks could not see it. */
const SMALLEST_ERROR: coach.Row = [0.05, 0.02, 0.08, 0.08];

/** Whoever follows the work. */
type Hear = (what: string) => void;

export function measureMix(
  game: Game,
  mix: coach.Mix,
  seed: string,
  deals: number,
): coach.Sample[] {
  const sampler = new coach.Sampler(game, bots[game.name]!, mix);
  return Array.from({ length: deals }, (_, i) => sampler.sample(`${seed} ${i}`, i));
}

const short = (value: number): number => Number(value.toPrecision(3));

/** Measures everything a table plans: `deals` for each number of seats, fewer where a kind says so. */
export function filled(
  table: coach.EffectTable,
  game: Game,
  { seed, deals, command }: { seed: string; deals: number; command: string },
  hear: Hear,
): coach.EffectTable {
  let played = 0;
  const measure = (mix: coach.Mix, of: string, count: number): coach.Sample[] => {
    played += count;
    return measureMix(game, mix, `${seed} ${of}`, count);
  };
  const random = new FastRandom(`${seed} mixes`);
  const rules = Object.entries(table.vary).flatMap(([key, values]) =>
    values.map((value) => coach.ruleOf(key, value)),
  );

  /** Pairs of rules found to matter so far: kinds of long games have too few deals to find their own. */
  const paired = new Set<string>();

  function cellOf(kind: coach.Kind, seats: number): coach.Cell {
    const { along, part = 1 } = kind;
    const count = Math.ceil(deals * part);
    const fixed = (number: number | undefined): Options => ({
      ...kind.when,
      ...(along && { [along.key]: number! }),
    });
    const main = along?.at[along.main];
    const seen: { rules: string[]; sample: coach.Sample }[] = [];
    for (let mix = 0; mix * DEALS_A_MIX < count; mix++) {
      const options = {
        ...coach.usualOptions(game),
        ...coach.drawRules(table, random),
        ...fixed(main),
      };
      const on = coach.rulesOf(table, game, { options, seats })!;
      for (const sample of measure({ options, seats }, `${seats} mix ${mix}`, DEALS_A_MIX))
        seen.push({ rules: on, sample });
    }
    const fits = coach.MEASURES.map((measure) =>
      effectsOf(
        seen.map(({ rules: on, sample }) => ({ rules: on, value: sample[measure] })),
        rules,
        { counts: measure !== 'skill', known: [...paired] },
      ),
    );
    const effects = [...new Set(fits.flatMap((fit) => Object.keys(fit.effects)))];
    for (const effect of effects) if (effect.includes('+')) paired.add(effect);
    const atMain = fits.map(({ base }, i) =>
      short(coach.MEASURES[i] === 'skill' ? base : Math.max(0, base)),
    );
    const baseAt = (number: number): coach.Row => {
      if (number === main) return atMain;
      const options = { ...coach.usualOptions(game), ...fixed(number) };
      const shown = new coach.DealSamples();
      shown.add(measure({ options, seats }, `${seats} ${number}`, Math.ceil(count * OTHER_PART)));
      const figures = shown.figures();
      return coach.MEASURES.map((one) => short(figures[one].value));
    };
    return {
      seats,
      base: along === undefined ? [atMain] : along.at.map(baseAt),
      effects: Object.fromEntries(
        effects.map((effect) => [effect, fits.map((fit) => short(fit.effects[effect] ?? 0))]),
      ),
    };
  }

  /** The estimates' error against fresh measurements, minus the measurements' own error. */
  function errorsOf(kind: coach.Kind): coach.Row {
    const sure = { ...table, kinds: [{ ...kind, when: {}, errors: coach.MEASURES.map(() => 0) }] };
    const squares = coach.MEASURES.map(() => 0);
    for (let check = 0; check < CHECKS; check++) {
      const mix = coach.drawMix(table, game, kind, random);
      const shown = new coach.DealSamples();
      shown.add(measure(mix, `check ${check}`, Math.ceil(deals * (kind.part ?? 1) * CHECK_PART)));
      const found = shown.figures();
      const said = coach.estimate(sure, game, mix)!;
      coach.MEASURES.forEach((one, i) => {
        const scale = one === 'skill' ? 1 : Math.max(1, said[one].value);
        const miss = (said[one].value - found[one].value) ** 2;
        squares[i]! += (miss - (found[one].error / coach.NINETY_FIVE) ** 2) / scale ** 2 / CHECKS;
      });
    }
    return squares.map((square, i) =>
      short(Math.max(SMALLEST_ERROR[i]!, coach.NINETY_FIVE * Math.sqrt(Math.max(0, square)))),
    );
  }

  const kinds = table.kinds.map((kind): coach.Kind => {
    if (kind.seats.length === 0) return kind;
    const cells = kind.seats.map((seats) => {
      hear(`${game.name} ${JSON.stringify(kind.when)}, ${seats} seats`);
      return cellOf(kind, seats);
    });
    hear(`${game.name} ${JSON.stringify(kind.when)}, checks`);
    return { ...kind, cells, errors: errorsOf({ ...kind, cells }) };
  });
  return { ...table, rules: game.version, command, deals: played, kinds };
}
