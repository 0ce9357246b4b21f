import type { Said } from '@tischlein/table';
import { recall, remember } from '../../base/storage.ts';

/** Whom this reader does not want to hear: their words and reactions are not shown, on this device alone. */
const kept: { people: readonly string[] } = $state({
  people: recall<readonly string[]>('hushed') ?? [],
});

export const isHushed = (person: string): boolean => kept.people.includes(person);

export function hush(person: string): void {
  kept.people = isHushed(person)
    ? kept.people.filter((one) => one !== person)
    : [...kept.people, person];
  remember('hushed', kept.people);
}

/** What is left of what was said. */
export const heardOf = (chat: readonly Said[]): Said[] =>
  chat.filter(({ who }) => !isHushed(who.id));
