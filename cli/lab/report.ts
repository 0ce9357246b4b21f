import { escapeHtml, histogram, svgChart } from './chart.ts';
import type { Played } from './fixture.ts';
import { estimate, interval, type Estimate } from './stats.ts';
import type { MixReport } from './sweep.ts';

/** A mix with its games, in the order of their seeds. */
export interface SampledMix {
  readonly measured: MixReport;
  readonly played: readonly Played[];
}

/** What is compared game by game: both mixes played it from the same seed. */
const COMPARED: readonly {
  readonly what: string;
  readonly of: (game: Played) => number;
  readonly more: string;
  readonly less: string;
  readonly scale: number;
}[] = [
  { what: 'moves a game', of: ({ moves }) => moves, more: 'longer', less: 'shorter', scale: 1 },
  {
    what: 'changes of the lead',
    of: ({ leadChanges }) => leadChanges,
    more: 'more open',
    less: 'less open',
    scale: 1,
  },
  {
    what: 'points of 100 the first seat wins',
    of: ({ winners }) => (winners.includes(0) ? 1 / winners.length : 0),
    more: 'better for the first seat',
    less: 'worse for the first seat',
    scale: 100,
  },
];

/** A page that needs nothing around it: what was asked, the verdict in words, histograms, all seats, differences. */
export function reportPage(
  title: string,
  commandLine: string,
  samples: readonly SampledMix[],
): string {
  const [first, ...others] = samples;
  const rest = others.filter(({ played }) => played.length === first!.played.length);
  const parts = [
    `<h1>${escapeHtml(title)}</h1>`,
    `<pre>${escapeHtml(commandLine)}</pre>`,
    `<h2>In words</h2><ul>${[
      ...samples.map(seatVerdict),
      ...rest.flatMap((sample) => differences(first!, sample)),
    ]
      .map((sentence) => `<li>${escapeHtml(sentence)}</li>`)
      .join('')}</ul>`,
    `<h2>How long games are</h2>${samples
      .map(({ measured, played }) =>
        histogram(
          `${measured.mix}: moves of ${played.length} games`,
          played.map(({ moves }) => moves),
        ),
      )
      .join('')}`,
    `<h2>Who wins</h2>${samples.map(({ measured }) => seatsChart(measured)).join('')}`,
  ];
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>
body { max-width: 54rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #222; background: #fff }
pre { overflow-x: auto; padding: .6rem .8rem; background: #8882; border-radius: .4rem }
svg { display: block; max-width: 100%; margin: 1rem 0 }
@media (prefers-color-scheme: dark) { body { color: #eee; background: #1b1b1b } }
</style>
${parts.join('\n')}
</html>
`;
}

const seatsChart = ({ mix, winsBySeat }: MixReport): string =>
  svgChart({
    title: mix,
    note: 'share of the wins by seat, with 95 % intervals',
    bars: winsBySeat.map((value, seat) => ({
      label: `seat ${seat + 1}`,
      value,
      text: interval(value),
    })),
    mark: { at: 1 / winsBySeat.length, label: 'an equal share' },
    most: 1,
  });

function seatVerdict({ measured: { mix, winsBySeat } }: SampledMix): string {
  const fair = 1 / winsBySeat.length;
  const unequal = winsBySeat.flatMap((wins, seat) =>
    wins.low > fair || wins.high < fair
      ? [
          `seat ${seat + 1} wins ${wins.low > fair ? 'more' : 'less'} than its share, ${interval(wins)}`,
        ]
      : [],
  );
  return `${mix}: ${unequal.length === 0 ? 'no seat is favoured as far as these games can tell.' : `${unequal.join('; ')}.`}`;
}

/** Beside the first mix, from the same seeds. */
const differences = (first: SampledMix, { measured, played }: SampledMix): string[] =>
  COMPARED.map(({ what, of, more, less, scale }) => {
    const change = estimate(played.map((game, i) => scale * (of(game) - of(first.played[i]!))));
    const beside = `${measured.mix} beside ${first.measured.mix}`;
    const figures = `${signed(change.mean)} ${what} (${signed(change.low)} to ${signed(change.high)})`;
    return `${beside}: ${wordFor(change, more, less)}, ${figures}.`;
  });

const wordFor = ({ low, high }: Estimate, more: string, less: string): string =>
  low > 0 ? more : high < 0 ? less : 'no difference that these games can show';

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;
