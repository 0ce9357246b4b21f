import { createHash, randomBytes } from 'node:crypto';
import type { AboutMe } from '@tischlein/api';
import type { PersonNotice } from './bus.ts';
import type { Person, Session } from './store/people.ts';
import type { Store } from './store/store.ts';

export const COOKIE = 'tischlein';
/** Of a browser that is a big screen; the person who uses it may have a seat at the same table. */
export const SCREEN_COOKIE = 'tischlein-screen';
const RECOVERY_LASTS = 15 * 60_000;

/** 128 bits and more: nobody guesses one. */
const newToken = (): string => randomBytes(24).toString('base64url');
export const newId = (): string => randomBytes(16).toString('base64url');
/** Tokens are kept as hashes: reading the store does not let anybody act as somebody else. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Guests: a token in a cookie, a name, a language. No passwords. */
export class People {
  /** `tellNodes` reaches this node, too. */
  constructor(
    private readonly store: Store,
    private readonly now: () => number,
    private readonly tellNodes: (notice: PersonNotice) => void,
  ) {}

  /** Asked of the store each time: another node may have changed or forgotten them. */
  byToken(token: string): Promise<Person | null> {
    return this.store.personByToken(hashOf(token));
  }

  async welcome(about: AboutMe): Promise<{ person: Person; token: string }> {
    const token = newToken();
    const { name = '', language = 'en', avatar = null } = about;
    const person = { id: newId(), name, language, avatar };
    await this.store.addPerson(person, hashOf(token), this.now());
    return { person, token };
  }

  async change(person: Person, about: AboutMe): Promise<Person> {
    const changed = { ...person, ...about };
    await this.store.savePerson(changed, this.now());
    return changed;
  }

  /** All other devices of this person are strangers from now on: their connections are closed, and no link of theirs works. */
  async endOthers(session: Session): Promise<void> {
    await this.store.endOthers(session);
    this.tellNodes({ ended: session.person, kept: session.tokenHash });
  }

  /** Nothing more is heard from them, and their name goes from everything that is kept. */
  async forget(person: string): Promise<void> {
    await this.store.forgetPerson(person);
    this.tellNodes({ gone: person });
  }

  /** For a link to another device; it works once, for a quarter of an hour. Null where the session was just ended. */
  async recoveryToken(session: Session): Promise<string | null> {
    const token = newToken();
    const until = this.now() + RECOVERY_LASTS;
    return (await this.store.addRecovery(hashOf(token), session, until)) ? token : null;
  }

  async recover(recovery: string): Promise<{ person: Person; token: string } | null> {
    const token = newToken();
    const person = await this.store.recover(hashOf(recovery), hashOf(token), this.now());
    return person && { person, token };
  }
}
