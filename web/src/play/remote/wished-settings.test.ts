import type { Answer, Settings } from '@tischlein/table';
import { expect, it } from 'vitest';
import { withoutRunes } from '../../base/runes.testing.ts';
import { WishedSettings } from './wished-settings.svelte.ts';

withoutRunes();

/** A room whose table answers when it is told to. */
function room() {
  const sent: unknown[] = [];
  const answers: (() => void)[] = [];
  const command = (wished: unknown): Promise<Answer> => {
    sent.push(wished);
    return new Promise((answer) => answers.push(() => answer({} as Answer)));
  };
  const commands = new WishedSettings(() => ({ command }));
  const told = { seats: 2, options: { stacking: false, jumping: false } } as unknown as Settings;
  const answer = async (): Promise<void> => {
    answers.shift()!();
    await new Promise((done) => setTimeout(done));
  };
  return { commands, sent, told, answer };
}

it('shows what was chosen before the table has answered, and what the table says after it', async () => {
  const { commands, told, answer } = room();
  void commands.set({ seats: 3 });
  expect([commands.over(told).seats, commands.isUnderWay]).toEqual([3, true]);
  await answer();
  expect([commands.over(told).seats, commands.isUnderWay]).toEqual([2, false]);
});

it('keeps the first of two changes in a row, also once it alone is answered', async () => {
  const { commands, sent, told, answer } = room();
  const turn = (rule: string): void =>
    void commands.set({ options: { ...commands.over(told).options, [rule]: true } });
  turn('stacking');
  turn('jumping');
  const both = { stacking: true, jumping: true };
  expect(sent.at(-1)).toEqual({ type: 'settings', settings: { options: both } });
  await answer();
  expect(commands.over(told).options).toEqual(both);
  await answer();
  expect(commands.over(told)).toEqual(told);
});
