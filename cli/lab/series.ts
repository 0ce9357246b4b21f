import type { Batch } from './crew.ts';
import { playAll } from './crew.ts';
import type { Played } from './fixture.ts';
import type { KeptGames } from './folder.ts';
import { Progress } from './progress.ts';

/** Deals that are looked at together, under one name. */
export interface Series {
  readonly name: string;
  readonly deals: readonly Batch[];
}

/** A deal with its games, in the order of its seatings. */
export interface PlayedDeal {
  readonly batch: Batch;
  readonly played: readonly Played[];
}

export interface Conditions {
  readonly threads: number;
  readonly stop: AbortSignal;
  readonly kept: KeptGames | undefined;
  /** Whether what was played so far is enough; asked at each of the looks. */
  readonly enough: ((deals: readonly PlayedDeal[]) => boolean) | undefined;
}

/** How often a series is looked at before its end, each time after twice as many deals. */
export const LOOKS = 5;

/** The numbers of deals after which one looks; the last is all of them. */
export const looksAt = (deals: number): number[] =>
  Array.from({ length: LOOKS }, (_, i) => Math.ceil(deals / 2 ** (LOOKS - 1 - i)));

/** Plays a series to its end, or until it is stopped or clear; what was kept before is not played again. */
export async function playSeries(
  { name, deals }: Series,
  { threads, stop, kept, enough }: Conditions,
): Promise<PlayedDeal[]> {
  const before = kept?.before(name) ?? new Map<number, readonly Played[]>();
  const progress = new Progress(name, deals.length);
  const played = new Map<number, readonly Played[]>();
  const soFar = (): PlayedDeal[] =>
    [...played.keys()]
      .sort((a, b) => a - b)
      .map((deal) => ({ batch: deals[deal]!, played: played.get(deal)! }));
  let from = 0;
  for (const to of enough === undefined ? [deals.length] : looksAt(deals.length)) {
    const open: number[] = [];
    for (let deal = from; deal < to; deal++)
      if (before.has(deal)) played.set(deal, before.get(deal)!);
      else open.push(deal);
    await playAll(
      open.map((deal) => deals[deal]!),
      threads,
      {
        stop,
        onBatch(_, i, games) {
          played.set(open[i]!, games);
          kept?.add(name, open[i]!, games);
          progress.show(played.size);
        },
      },
    );
    from = to;
    if (stop.aborted || enough?.(soFar())) break;
  }
  progress.end();
  return soFar();
}
