import { createHash, randomBytes } from 'node:crypto';
import { NameSchema } from '@tischlein/table';
import { LANGUAGES } from '@tischlein/rules';
import * as v from 'valibot';
import type { Person, Store } from './store/store.ts';

export const COOKIE = 'tischlein';
const RECOVERY_LASTS = 15 * 60_000;
const MOST_REMEMBERED = 10_000;

export const AboutMeSchema = v.strictObject({
  name: v.exactOptional(NameSchema),
  language: v.exactOptional(v.picklist(LANGUAGES)),
});

/** 128 bits and more: nobody guesses one. */
const newToken = (): string => randomBytes(24).toString('base64url');
export const newId = (): string => randomBytes(16).toString('base64url');
/** Tokens are kept as hashes: who reads the store still is nobody else. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Guests: a token in a cookie, a name, a language. No passwords. */
export class People {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #remembered = new Map<string, Person>();

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async byToken(token: string): Promise<Person | null> {
    const hash = hashOf(token);
    const known = this.#remembered.get(hash);
    if (known) return known;
    const person = await this.#store.personByToken(hash);
    if (person) this.#remember(hash, person);
    return person;
  }

  async welcome(about: {
    name?: string;
    language?: string;
  }): Promise<{ person: Person; token: string }> {
    const token = newToken();
    const person = { id: newId(), name: about.name ?? '', language: about.language ?? 'en' };
    await this.#store.addPerson(person, hashOf(token), this.#now());
    this.#remember(hashOf(token), person);
    return { person, token };
  }

  async change(person: Person, about: { name?: string; language?: string }): Promise<Person> {
    const changed = { ...person, ...about };
    await this.#store.savePerson(changed);
    for (const [hash, { id }] of this.#remembered)
      if (id === person.id) this.#remembered.set(hash, changed);
    return changed;
  }

  async forget(person: Person): Promise<void> {
    await this.#store.forgetPerson(person.id);
    for (const [hash, { id }] of this.#remembered)
      if (id === person.id) this.#remembered.delete(hash);
  }

  /** For a link to another device; it works once, for a quarter of an hour. */
  async recoveryToken(person: Person): Promise<string> {
    const token = newToken();
    await this.#store.addRecovery(hashOf(token), person.id, this.#now() + RECOVERY_LASTS);
    return token;
  }

  async recover(recovery: string): Promise<{ person: Person; token: string } | null> {
    const token = newToken();
    const person = await this.#store.recover(hashOf(recovery), hashOf(token), this.#now());
    return person && { person, token };
  }

  #remember(hash: string, person: Person): void {
    this.#remembered.set(hash, person);
    if (this.#remembered.size > MOST_REMEMBERED)
      this.#remembered.delete(this.#remembered.keys().next().value!);
  }
}
