/** What was measured: one line of JSON, or a line for each figure. */
export function reportOf(report: object, json: boolean): string {
  if (json) return `${JSON.stringify(report)}\n`;
  const lines = Object.entries(report).map(
    ([key, value]) =>
      `${key.padEnd(18)} ${typeof value === 'object' ? JSON.stringify(value) : value}\n`,
  );
  return lines.join('');
}
