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

const escape = (text: string): string =>
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
      `<text x="${LABELS - 10}" y="${y + 16}" text-anchor="end">${escape(shortened(label))}</text>`,
      `<rect x="${LABELS}" y="${y + 4}" width="${(Number(x(value.mean)) - LABELS).toFixed(1)}" height="16" rx="3" fill="#3f8f4f"/>`,
      `<path d="M${x(value.low)} ${y + 12}H${x(value.high)}M${x(value.low)} ${y + 7}v10M${x(value.high)} ${y + 7}v10" stroke="currentColor" stroke-width="2"/>`,
      `<text x="${LABELS + SCALE + 12}" y="${y + 16}">${escape(text)}</text>`,
    ].join('\n');
  });
  const line =
    mark === undefined
      ? ''
      : `<path d="M${x(mark.at)} ${TOP - 6}V${height - 24}" stroke="currentColor" stroke-dasharray="4 4"/>
<text x="${x(mark.at)}" y="${height - 8}" text-anchor="middle" font-size="12">${escape(mark.label)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escape(title)}" font-family="system-ui, sans-serif" font-size="14" fill="currentColor">
<style>svg { color: #222; background: #fff } @media (prefers-color-scheme: dark) { svg { color: #eee; background: #1b1b1b } }</style>
<text x="16" y="26" font-size="17" font-weight="600">${escape(title)}</text>
<text x="16" y="46" font-size="12">${escape(note)}</text>
${rows.join('\n')}
${line}
</svg>
`;
}
