import type { Option } from '@tischlein/kit';

/** Whether a house rule is played at a table, by its clause. */
export type OnHere = ReadonlyMap<string, boolean>;

const isSwitch = ({ default: usual }: Option): boolean =>
  typeof usual === 'boolean' || usual === 'off';

/** What is on, from the keys a table's link carries: only rules that can be off are spoken of. */
export const onHere = (options: readonly Option[], on: readonly string[]): OnHere =>
  new Map(
    options
      .filter(isSwitch)
      .flatMap(({ clause, key }) => (clause ? [[clause, on.includes(key)] as const] : [])),
  );
