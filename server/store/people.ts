import { forgetPerson } from './forgetting.ts';
import type { Person, Session } from './store.ts';
import { reads, type Methods, type Transaction } from './transaction.ts';

export const peopleMethods = {
  async addPerson(transaction, { id, name, language, avatar }, tokenHash, at) {
    await transaction.run('addPerson', id, name, language, avatar, at);
    await transaction.run('addToken', tokenHash, id);
  },
  personByToken: reads(async (transaction, tokenHash) => {
    const [found] = await transaction.all<Person>('personByToken', tokenHash);
    return found ? personOf(found) : null;
  }),
  async savePerson(transaction, { id, name, language, avatar }, at) {
    await transaction.run('savePerson', name, language, avatar, at, id);
  },
  isHere: reads(async (transaction, person) => {
    return (await transaction.all('person', person)).length > 0;
  }),
  languageOf: reads(async (transaction, person) => {
    const [found] = await transaction.all<Person>('person', person);
    return found?.language ?? null;
  }),
  async endOthers(transaction, person, tokenHash) {
    await transaction.run('lockPerson', person);
    await transaction.run('endOthers', person, tokenHash);
    await transaction.run('forgetRecoveries', person);
    await transaction.run('endOtherSubscriptions', person, tokenHash);
  },
  forgetPerson,
  async addRecovery(transaction, hash, session, until) {
    if (!(await isInSession(transaction, session))) return false;
    await transaction.run('addRecovery', hash, session.person, until);
    return true;
  },
  async recover(transaction, hash, tokenHash, now) {
    const [found] = await transaction.all<{ person: string }>('recovery', hash);
    if (!found) return null;
    await transaction.run('lockPerson', found.person);
    if ((await transaction.run('recover', hash, now)) === 0) return null;
    await transaction.run('addToken', tokenHash, found.person);
    const [person] = await transaction.all<Person>('person', found.person);
    return person ? personOf(person) : null;
  },
} satisfies Partial<Methods>;

/** Until the transaction ends, nobody ends this session, unless that is done already. */
export async function isInSession(
  transaction: Transaction,
  { person, tokenHash }: Session,
): Promise<boolean> {
  await transaction.run('lockPerson', person);
  const [found] = await transaction.all<Person>('personByToken', tokenHash);
  return found?.id === person;
}

export const personOf = ({ id, name, language, avatar }: Person): Person => ({
  id,
  name,
  language,
  avatar: avatar === null ? null : Number(avatar),
});
