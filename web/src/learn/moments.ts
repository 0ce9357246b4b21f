import type { Told } from '@tischlein/table';

/** A tip waits for its moment; the first that has come and was not seen yet is said. */
export type Moment = (told: Told) => boolean;
/** One for each text of a game's tips. */
export type Moments<W> = { readonly [tip in keyof W]: Moment };

export const mine: Moment = ({ waitingFor, you }) => you !== null && waitingFor === you;
/** Whether a move of this type is legal; `parse` is the game's. */
export const mayIn =
  <M extends { readonly type: string }>(parse: (text: string) => M | undefined) =>
  ({ legal }: Told, type: M['type']): boolean =>
    legal.some((text) => parse(text)?.type === type);
export const field = ({ view }: Told, name: string): unknown => view?.[name as keyof typeof view];

export const nextTip = (
  moments: Moments<object>,
  told: Told,
  seen: readonly string[],
): string | null =>
  Object.entries(moments as { readonly [tip: string]: Moment }).find(
    ([tip, come]) => !seen.includes(tip) && come(told),
  )?.[0] ?? null;
