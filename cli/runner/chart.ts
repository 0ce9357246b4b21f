/** Pictures that need nothing around them, and read in the dark too. */
import { interval, type Estimate } from './stats.ts';

const INK = '#3f8f4f';
const CHARACTER = 7.8;
const MARGIN = 16;

export const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!,
  );

type Anchor = 'start' | 'middle' | 'end';
const label = (x: number, y: number, text: string, anchor: Anchor = 'start'): string =>
  `<text x="${x.toFixed(1)}" y="${y}" text-anchor="${anchor}">${escapeHtml(text)}</text>`;

const picture = (width: number, height: number, title: string, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.ceil(width)} ${height}" role="img" aria-label="${escapeHtml(title)}" font-family="system-ui, sans-serif" font-size="13" fill="currentColor">
<style>svg { color: #222; background: #fff } @media (prefers-color-scheme: dark) { svg { color: #eee; background: #1b1b1b } }</style>
<text x="${MARGIN}" y="24" font-size="16" font-weight="600">${escapeHtml(title)}</text>
${parts.join('\n')}
</svg>
`;

/** Round numbers from the least to the most, some five of them. */
function ticksOf(least: number, most: number): number[] {
  const raw = Math.max(most - least, 1e-9) / 5;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= raw)!;
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, i) =>
    Number(((first + i) * step).toPrecision(6)),
  );
}

interface BarChart {
  readonly title: string;
  readonly note: string;
  /** Each with a share from 0 to 1. */
  readonly bars: readonly { readonly label: string; readonly value: Estimate }[];
  /** A share to compare with. */
  readonly mark?: { readonly at: number; readonly label: string };
}

const SCALE = 400;
const ROW = 28;
const TOP = 60;

/** Shares as bars with their intervals. */
export function barChart({ title, note, bars, mark }: BarChart): string {
  const left = MARGIN + 10 + CHARACTER * Math.max(...bars.map((bar) => [...bar.label].length));
  const bottom = TOP + bars.length * ROW;
  const x = (share: number): number => left + SCALE * Math.min(Math.max(share, 0), 1);
  const rows = bars.map(({ label: name, value }, i) => {
    const { mean, low, high } = value;
    const y = TOP + i * ROW;
    return [
      label(left - 10, y + 16, name, 'end'),
      `<rect x="${left.toFixed(1)}" y="${y + 4}" width="${(x(mean) - left).toFixed(1)}" height="16" rx="3" fill="${INK}"/>`,
      `<path d="M${x(low)} ${y + 12}H${x(high)}M${x(low)} ${y + 7}v10M${x(high)} ${y + 7}v10" stroke="currentColor" stroke-width="2"/>`,
      label(left + SCALE + 12, y + 16, interval(value)),
    ].join('\n');
  });
  const ticks = [0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
    `<path d="M${x(share)} ${bottom}v5" stroke="currentColor"/>`,
    label(x(share), bottom + 20, `${100 * share} %`, 'middle'),
  ]);
  return picture(left + SCALE + 190, bottom + 48, title, [
    `<text x="${MARGIN}" y="44" font-size="12">${escapeHtml(note)}</text>`,
    ...rows,
    `<path d="M${left.toFixed(1)} ${TOP}V${bottom}H${left + SCALE}" fill="none" stroke="currentColor"/>`,
    ...ticks,
    ...(mark === undefined
      ? []
      : [
          `<path d="M${x(mark.at)} ${TOP - 6}V${bottom}" stroke="currentColor" stroke-dasharray="4 4"/>`,
          label(x(mark.at), bottom + 38, mark.label, 'middle'),
        ]),
  ]);
}

const PLOT = { left: 70, top: 60, width: 560, height: 120, gap: 60 };
const MAX_BINS = 24;

/** Values in equal steps from a number on. */
interface Panel {
  readonly name: string;
  readonly from: number;
  readonly step: number;
  readonly values: readonly number[];
}

/** Columns between two axes with ticks, one panel above the other. */
export function columnCharts(title: string, panels: readonly Panel[]): string {
  const { left, width, height, gap } = PLOT;
  const parts = panels.flatMap(({ name, from, step, values }, i) => {
    const top = PLOT.top + i * (height + gap);
    const to = from + values.length * step;
    const most = Math.max(1e-9, ...values);
    const x = (value: number): number => left + (width * (value - from)) / (to - from);
    const y = (value: number): number => top + height - (height * value) / most;
    const wide = Math.max(1, (width * step) / (to - from) - 2);
    return [
      label(left, top - 8, name),
      ...values.map((value, n) => {
        const at = from + n * step;
        const range = step === 1 ? `${at}` : `${at} to ${at + step - 1}`;
        return `<rect x="${x(at).toFixed(1)}" y="${y(value).toFixed(1)}" width="${wide.toFixed(1)}" height="${(y(0) - y(value)).toFixed(1)}" fill="${INK}"><title>${range}: ${value}</title></rect>`;
      }),
      `<path d="M${left} ${top}V${top + height}H${left + width}" fill="none" stroke="currentColor"/>`,
      ...ticksOf(from, to).map((at) => label(x(at), top + height + 18, `${at}`, 'middle')),
      ...ticksOf(0, most).map((at) => label(left - 8, Math.round(y(at)) + 4, `${at}`, 'end')),
    ];
  });
  return picture(left + width + 30, PLOT.top + panels.length * (height + gap), title, parts);
}

/** How often which whole number came. */
export function histogram(title: string, numbers: readonly number[]): string {
  const from = numbers.reduce((a, b) => Math.min(a, b));
  const most = numbers.reduce((a, b) => Math.max(a, b));
  const step = Math.max(1, Math.ceil((most - from + 1) / MAX_BINS));
  const values = Array.from({ length: Math.floor((most - from) / step) + 1 }, () => 0);
  for (const number of numbers) values[Math.floor((number - from) / step)]! += 1;
  return columnCharts(title, [{ name: '', from, step, values }]);
}
