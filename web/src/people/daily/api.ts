import { readBest, readDay, type BestOfDay, type ShownDay } from '@tischlein/api/days';
import { ask, comeIn } from '../../play/remote/api.ts';

/** A day as the server knows it: how many have played, and, to whoever has, how they did. */
export const lookAt = (date: string): Promise<ShownDay> => ask(readDay, 'GET', `days/${date}`);

/** The first try of a day. Whoever is not known to the server yet comes in as a guest for it. */
export async function sendDay(date: string, record: string): Promise<ShownDay> {
  await comeIn();
  return ask(readDay, 'POST', `days/${date}`, { record });
}

export const bestOf = async (date: string): Promise<BestOfDay> =>
  (await ask(readBest, 'GET', `days/${date}/best`)).games;
