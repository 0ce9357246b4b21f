import type { Said } from '@tischlein/table';
import { recall, remember } from '../../base/storage.ts';

/** Whom this reader does not want to hear: their words and reactions are not shown, on this device alone. */
let hushed = $state.raw(recall<readonly string[]>('hushed') ?? []);

export const isHushed = (person: string): boolean => hushed.includes(person);

export function hush(person: string): void {
  hushed = isHushed(person) ? hushed.filter((one) => one !== person) : [...hushed, person];
  remember('hushed', hushed);
}

/** What is left of what was said. */
export const heardOf = (chat: readonly Said[]): Said[] =>
  chat.filter(({ who }) => !isHushed(who.id));
