import { recall, remember } from '../../base/storage.ts';

/** The group whose table this is, for the way back to it. */
export interface WayBack {
  readonly table: string;
  readonly key: string;
  readonly name: string;
}

export const keepWayBack = (way: WayBack): void => remember('wayBack', way);

export function wayBackFrom(table: string): WayBack | null {
  const way = recall<WayBack>('wayBack');
  return way?.table === table ? way : null;
}
