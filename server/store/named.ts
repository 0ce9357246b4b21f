import type { PlayedDay } from './days.ts';
import type { Joining, PeopleInGroup, StoredGroup } from './group-store.ts';
import type { Method } from './transaction.ts';
import type { Spending } from './quotas.ts';
import type {
  Append,
  Finished,
  Person,
  ScreenKey,
  Session,
  Store,
  Subscription,
  Sweep,
} from './store.ts';

/** The methods of a store by their names; how a call reaches its database is up to each. */
export abstract class NamedStore implements Store {
  protected abstract call<M extends Method>(
    method: M,
    ...args: Parameters<Store[M]>
  ): ReturnType<Store[M]>;

  abstract append(append: Append): Promise<'stored' | 'taken'>;
  abstract check(): Promise<void>;
  abstract size(): Promise<number>;
  abstract close(): Promise<void>;

  read(table: string, after: number) {
    return this.call('read', table, after);
  }
  heads(tables: readonly string[]) {
    return this.call('heads', tables);
  }
  listed(limit: number) {
    return this.call('listed', limit);
  }
  claimDue(late: number, lease: number, limit: number) {
    return this.call('claimDue', late, lease, limit);
  }
  setDue(table: string, at: number | null) {
    return this.call('setDue', table, at);
  }

  addPerson(person: Person, tokenHash: string, at: number) {
    return this.call('addPerson', person, tokenHash, at);
  }
  personByToken(tokenHash: string) {
    return this.call('personByToken', tokenHash);
  }
  savePerson(person: Person, at: number) {
    return this.call('savePerson', person, at);
  }
  isHere(person: string) {
    return this.call('isHere', person);
  }
  endOthers(person: string, tokenHash: string) {
    return this.call('endOthers', person, tokenHash);
  }
  seatedAt(person: string) {
    return this.call('seatedAt', person);
  }
  rowsOf(person: string, limit: number) {
    return this.call('rowsOf', person, limit);
  }
  forgetPerson(id: string) {
    return this.call('forgetPerson', id);
  }
  addRecovery(hash: string, session: Session, until: number) {
    return this.call('addRecovery', hash, session, until);
  }
  recover(hash: string, tokenHash: string, now: number) {
    return this.call('recover', hash, tokenHash, now);
  }

  once(name: string, value: string) {
    return this.call('once', name, value);
  }
  subscribe(subscription: Subscription, session: Session, at: number) {
    return this.call('subscribe', subscription, session, at);
  }
  subscriptionsOf(person: string) {
    return this.call('subscriptionsOf', person);
  }
  unsubscribe(endpoint: string, person: string | null) {
    return this.call('unsubscribe', endpoint, person);
  }
  languageOf(person: string) {
    return this.call('languageOf', person);
  }

  showCode(screen: Parameters<Store['showCode']>[0], now: number) {
    return this.call('showCode', screen, now);
  }
  screenOf(person: string) {
    return this.call('screenOf', person);
  }
  findScreen(key: ScreenKey, now: number) {
    return this.call('findScreen', key, now);
  }
  bindScreen(person: string, table: string, now: number) {
    return this.call('bindScreen', person, table, now);
  }

  addGroup(group: Parameters<Store['addGroup']>[0], joining: Joining) {
    return this.call('addGroup', group, joining);
  }
  group(id: string) {
    return this.call('group', id);
  }
  groupByKey(key: string) {
    return this.call('groupByKey', key);
  }
  saveGroup(after: StoredGroup, tables: readonly Append[], joining: Joining | null) {
    return this.call('saveGroup', after, tables, joining);
  }
  groupRevs(ids: readonly string[]) {
    return this.call('groupRevs', ids);
  }
  groupsOf(person: string, limit: number) {
    return this.call('groupsOf', person, limit);
  }
  seeInGroups(groups: readonly PeopleInGroup[], hereForMs: number) {
    return this.call('seeInGroups', groups, hereForMs);
  }
  groupResults(id: string, since: number, limit: number): ReturnType<Store['groupResults']> {
    return this.call('groupResults', id, since, limit);
  }
  sharesGroup(person: string, table: string) {
    return this.call('sharesGroup', person, table);
  }
  removeGroup(id: string) {
    return this.call('removeGroup', id);
  }

  addDay(played: PlayedDay) {
    return this.call('addDay', played);
  }
  dayOf(day: string, person: string | null) {
    return this.call('dayOf', day, person);
  }
  daysOf(person: string, limit: number) {
    return this.call('daysOf', person, limit);
  }
  bestOfDay(day: string, limit: number) {
    return this.call('bestOfDay', day, limit);
  }

  spend(spending: Spending) {
    return this.call('spend', spending);
  }

  finish(finished: Finished) {
    return this.call('finish', finished);
  }
  record(table: string, round: number) {
    return this.call('record', table, round);
  }
  hasPlayed(person: string, table: string, round: number) {
    return this.call('hasPlayed', person, table, round);
  }
  page(person: string, limit: number) {
    return this.call('page', person, limit);
  }
  sweep(what: Sweep) {
    return this.call('sweep', what);
  }
}
