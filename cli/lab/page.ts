import { parseDeed } from './deeds.ts';
import { interval, percent } from './stats.ts';
import { lengthText, type MixReport } from './sweep.ts';

type Row = readonly string[];

const table = ([head, ...rows]: readonly Row[]): string => {
  const line = (cells: Row): string => `| ${cells.join(' | ')} |`;
  return [line(head!), line(head!.map(() => '---')), ...rows.map(line)].join('\n');
};

/** A sweep as a page: what was typed, and what came out. */
export function sweepPage(
  args: readonly string[],
  measured: readonly MixReport[],
  verbs: readonly string[],
): string {
  const mixes = measured.map(({ mix }) => mix.replaceAll('@', ''));
  const rows = (
    of: (row: MixReport) => MixReport['deeds'],
    write: (n: number) => string,
  ): Row[] => {
    const keys = [...new Set(measured.flatMap((row) => Object.keys(of(row))))];
    return keys.map((key) => [key, ...measured.map((row) => write(of(row)[key] ?? 0))]);
  };
  const counted = verbs.length === 0 ? [] : [`${verbs.join(' + ')} (10 to 90 % of games)`];
  const twoDigits = (n: number): string => n.toFixed(2);
  const shares = rows(kindShares, (share) => percent(share));
  return [
    '# Measured by simulation',
    `Made by this command line; it makes the same numbers again:`,
    `\`\`\`\n${commandLine(args)}\n\`\`\``,
    table([
      ['', 'games', 'moves', ...counted, 'first seat wins (95 %)', 'shared', 'lead changes'],
      ...measured.map((row, i) => [
        mixes[i]!,
        `${row.games}`,
        `${row.moves.mean.toFixed(1)} (${row.shortest} to ${row.longest})`,
        ...(row.length === null ? [] : [lengthText(row.length)]),
        interval(row.winsBySeat[0]!),
        percent(row.shared),
        row.leadChanges.mean.toFixed(2),
      ]),
    ]),
    ...(shares.length === 0 ? [] : ['## Share of each kind', table([['', ...mixes], ...shares])]),
    '## Done per game',
    table([['', ...mixes], ...rows((row) => row.deeds, twoDigits)]),
    `## Told per game\n\n${table([['', ...mixes], ...rows((row) => row.clauses, twoDigits)])}\n`,
  ].join('\n\n');
}

/** Of deeds that come in kinds (`morf tank`), each kind's share of its verb. */
function kindShares({ deeds }: MixReport): MixReport['deeds'] {
  const kinds = Object.entries(deeds)
    .map(([deed, count]) => ({ deed, ...parseDeed(deed), count }))
    .filter(({ kind }) => kind !== undefined);
  const total = (of: string): number =>
    kinds.reduce((sum, { type, count }) => (type === of ? sum + count : sum), 0);
  return Object.fromEntries(kinds.map(({ deed, type, count }) => [deed, count / total(type)]));
}

/** What was typed, so that it can be typed again. */
export const commandLine = (args: readonly string[]): string =>
  `npx tischlein simulate ${args.map(quoted).join(' ')}`;

const quoted = (word: string): string => (/^[\w@=,./-]+$/.test(word) ? word : `'${word}'`);
