import { expect, it } from 'vitest';
import { Curtain } from './curtain.ts';

/** The people for whom the curtain has fallen, one after the other. */
function device(people: number) {
  const fallen: number[] = [];
  let due = (): void => {};
  const curtain = new Curtain(people, {
    later: (_, run) => {
      due = run;
      return () => void (due = () => {});
    },
    fall: (before) => void fallen.push(before),
  });
  return { curtain, fallen, pass: () => due() };
}

it('falls when another person is to move, once the last card was seen', () => {
  const { curtain, fallen, pass } = device(2);
  curtain.hear(1, 0);
  expect(fallen).toEqual([]);
  pass();
  expect(fallen).toEqual([1]);
});

it('stays up for whoever looks, for bots, after the end and for one person alone', () => {
  const { curtain, fallen, pass } = device(2);
  for (const waitingFor of [0, 2, null]) {
    curtain.hear(waitingFor, 0);
    pass();
  }
  const alone = device(1);
  alone.curtain.hear(0, null);
  alone.pass();
  expect([fallen, alone.fallen]).toEqual([[], []]);
});

it('does not fall where the turn has come back meanwhile, or the page is left', () => {
  const { curtain, fallen, pass } = device(2);
  curtain.hear(1, 0);
  curtain.hear(0, 0);
  pass();
  curtain.hear(1, 0);
  curtain.close();
  pass();
  expect(fallen).toEqual([]);
});
