import { fail } from '../failure.ts';

/** How much a bot may think about a move: iterations of its own kind, or a time like `200ms`. */
export type Budget = number | `${number}ms`;

export const BUDGETS = 'iterations, or a time like 200ms';

export function readBudget(text: string, where: string): Budget {
  const [, number, unit] = /^(\d{1,7})(ms)?$/.exec(text) ?? [];
  if (number === undefined || Number(number) < 1)
    fail(`${where}: ${BUDGETS}, 1 or more, is wanted, not ${JSON.stringify(text)}`);
  return unit === undefined ? Number(number) : `${Number(number)}ms`;
}

/** What an ask says of it: iterations, and milliseconds where time counts. */
export const spendingOf = (budget: Budget): { readonly budget: number; readonly time?: number } =>
  typeof budget === 'number' ? { budget } : { budget: 0, time: Number.parseInt(budget) };
