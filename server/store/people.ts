import { forgetPerson } from './forgetting.ts';
import type { Person } from './store.ts';
import type { Methods } from './transaction.ts';

export const READING_PEOPLE = ['personByToken', 'isHere', 'languageOf'] as const;

export const peopleMethods = {
  async addPerson(transaction, { id, name, language, figure }, tokenHash, at) {
    await transaction.run('addPerson', id, name, language, figure, at);
    await transaction.run('addToken', tokenHash, id);
  },
  async personByToken(transaction, tokenHash) {
    const [found] = await transaction.all<Person>('personByToken', tokenHash);
    return found ? personOf(found) : null;
  },
  async savePerson(transaction, { id, name, language, figure }, at) {
    await transaction.run('savePerson', name, language, figure, at, id);
  },
  async isHere(transaction, person) {
    return (await transaction.all('person', person)).length > 0;
  },
  async languageOf(transaction, person) {
    const [found] = await transaction.all<Person>('person', person);
    return found?.language ?? null;
  },
  async endOthers(transaction, person, tokenHash) {
    await transaction.run('endOthers', person, tokenHash);
  },
  forgetPerson,
  async addRecovery(transaction, hash, person, until) {
    await transaction.run('addRecovery', hash, person, until);
  },
  async recover(transaction, hash, tokenHash, now) {
    const [found] = await transaction.all<{ person: string }>('recover', hash, now);
    if (!found) return null;
    await transaction.run('addToken', tokenHash, found.person);
    const [person] = await transaction.all<Person>('person', found.person);
    return person ? personOf(person) : null;
  },
} satisfies Partial<Methods>;

export const personOf = ({ id, name, language, figure }: Person): Person => ({
  id,
  name,
  language,
  figure: figure === null ? null : Number(figure),
});
