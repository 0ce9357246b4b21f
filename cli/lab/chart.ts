import type { Estimate } from './stats.ts';

interface Bar {
  readonly label: string;
  readonly value: Estimate;
  /** How the value reads beside its bar. */
  readonly text: string;
}

export interface Chart {
  readonly title: string;
  readonly note: string;
  readonly bars: readonly Bar[];
  /** A value to compare with, such as the share of alike bots. */
  readonly mark?: { readonly at: number; readonly label: string };
  /** The right end of the scale. */
  readonly most: number;
}

const LABELS = 220;
const SCALE = 400;
const NUMBERS = 190;
const ROW = 30;
const TOP = 64;
/** How many characters of a label fit beside the bars. */
const LONGEST_LABEL = 28;

const shortened = (label: string): string =>
  label.length <= LONGEST_LABEL ? label : `${label.slice(0, LONGEST_LABEL - 1)}…`;

export const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!,
  );

/** Bars with their 95 % intervals, as a picture that needs nothing around it and reads in the dark too. */
export function svgChart({ title, note, bars, mark, most }: Chart): string {
  const width = LABELS + SCALE + NUMBERS;
  const height = TOP + bars.length * ROW + 30;
  const x = (value: number): string =>
    (LABELS + (SCALE * Math.min(Math.max(value, 0), most)) / most).toFixed(1);
  const rows = bars.map(({ label, value, text }, i) => {
    const y = TOP + i * ROW;
    return [
      `<text x="${LABELS - 10}" y="${y + 16}" text-anchor="end">${escapeHtml(shortened(label))}</text>`,
      `<rect x="${LABELS}" y="${y + 4}" width="${(Number(x(value.mean)) - LABELS).toFixed(1)}" height="16" rx="3" fill="#3f8f4f"/>`,
      `<path d="M${x(value.low)} ${y + 12}H${x(value.high)}M${x(value.low)} ${y + 7}v10M${x(value.high)} ${y + 7}v10" stroke="currentColor" stroke-width="2"/>`,
      `<text x="${LABELS + SCALE + 12}" y="${y + 16}">${escapeHtml(text)}</text>`,
    ].join('\n');
  });
  const line =
    mark === undefined
      ? ''
      : `<path d="M${x(mark.at)} ${TOP - 6}V${height - 24}" stroke="currentColor" stroke-dasharray="4 4"/>
<text x="${x(mark.at)}" y="${height - 8}" text-anchor="middle" font-size="12">${escapeHtml(mark.label)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(title)}" font-family="system-ui, sans-serif" font-size="14" fill="currentColor">
<style>svg { color: #222; background: #fff } @media (prefers-color-scheme: dark) { svg { color: #eee; background: #1b1b1b } }</style>
<text x="16" y="26" font-size="17" font-weight="600">${escapeHtml(title)}</text>
<text x="16" y="46" font-size="12">${escapeHtml(note)}</text>
${rows.join('\n')}
${line}
</svg>
`;
}

const BINS = 24;
const BIN = 24;
const TALLEST = 110;

/** How often which value came, in equal steps. */
export function histogram(title: string, values: readonly number[]): string {
  const least = values.reduce((a, b) => Math.min(a, b));
  const most = values.reduce((a, b) => Math.max(a, b));
  const step = Math.max(1, Math.ceil((most - least + 1) / BINS));
  const counts = Array.from({ length: Math.floor((most - least) / step) + 1 }, () => 0);
  for (const value of values) counts[Math.floor((value - least) / step)]! += 1;
  const tallest = counts.reduce((a, b) => Math.max(a, b));
  const width = 32 + BINS * BIN;
  const bars = counts.map((count, i) => {
    const height = (TALLEST * count) / tallest;
    const from = least + i * step;
    const range = step === 1 ? `${from}` : `${from} to ${from + step - 1}`;
    return `<rect x="${16 + i * BIN}" y="${(40 + TALLEST - height).toFixed(1)}" width="${BIN - 2}" height="${height.toFixed(1)}" fill="#3f8f4f"><title>${range}: ${count}</title></rect>`;
  });
  const bottom = 40 + TALLEST;
  const end = 16 + counts.length * BIN;
  return `<svg viewBox="0 0 ${width} ${bottom + 24}" role="img" aria-label="${escapeHtml(title)}, from ${least} to ${most}" font-family="system-ui, sans-serif" font-size="13" fill="currentColor">
<text x="16" y="22" font-weight="600">${escapeHtml(title)}</text>
${bars.join('\n')}
<text x="16" y="${bottom + 16}">${least}</text><text x="${end}" y="${bottom + 16}" text-anchor="end">${most}</text>
</svg>
`;
}
