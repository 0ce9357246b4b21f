import type { SoakReport, SoakSample } from './soak.ts';

const WIDTH = 760;
const PANEL = 120;
const LEFT = 90;
const RIGHT = 24;
const TOP = 60;

const PANELS: readonly { key: 'megabytes' | 'descriptors' | 'p99'; label: string }[] = [
  { key: 'megabytes', label: 'memory, MB' },
  { key: 'descriptors', label: 'descriptors' },
  { key: 'p99', label: 'p99, ms' },
];

/** Memory, descriptors and p99 over time, one above the other, as a picture that needs nothing around it. */
export function soakPicture({ samples, seconds, moves, kills }: SoakReport): string {
  const height = TOP + PANELS.length * (PANEL + 30) + 20;
  const x = (at: number): string =>
    (LEFT + ((WIDTH - LEFT - RIGHT) * at) / Math.max(1, seconds)).toFixed(1);
  const panels = PANELS.map(({ key, label }, i) => {
    const bottom = TOP + i * (PANEL + 30) + PANEL;
    const most = Math.max(1, ...samples.map((sample) => sample[key]));
    const y = (sample: SoakSample): string => (bottom - (PANEL * sample[key]) / most).toFixed(1);
    const line = samples.map((sample) => `${x(sample.seconds)},${y(sample)}`).join(' ');
    return `<text x="${LEFT - 10}" y="${bottom - PANEL + 12}" text-anchor="end">${most}</text>
<text x="${LEFT - 10}" y="${bottom}" text-anchor="end">0</text>
<text x="${LEFT + 6}" y="${bottom - PANEL - 6}" font-weight="600">${label}</text>
<path d="M${LEFT} ${bottom - PANEL}V${bottom}H${WIDTH - RIGHT}" fill="none" stroke="currentColor" opacity=".5"/>
<polyline points="${line}" fill="none" stroke="#3f8f4f" stroke-width="2"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="A server over ${seconds} seconds" font-family="system-ui, sans-serif" font-size="13" fill="currentColor">
<style>svg { color: #222; background: #fff } @media (prefers-color-scheme: dark) { svg { color: #eee; background: #1b1b1b } }</style>
<text x="16" y="26" font-size="17" font-weight="600">${seconds} seconds: ${moves} moves, ${kills} kills</text>
${panels.join('\n')}
<text x="${WIDTH - RIGHT}" y="${height - 10}" text-anchor="end">${seconds} s</text>
</svg>
`;
}
