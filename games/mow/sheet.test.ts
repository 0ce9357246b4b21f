import { expect, it } from 'vitest';
import { put } from './layout.ts';
import { fliesIn } from './play.ts';
import { COWS, deckOf, WORDS } from './sets.ts';
import { scene } from './scene.testing.ts';

// The examples and pictures of the printed sheet, in its own order and with its own numbers.

const OTHERS = [['1y'], ['2y'], ['3y'], ['4y'], ['5y']];
/** Six farmers: both packets are in play. */
const six = (hand: string[], herd: string[], others = OTHERS) =>
  scene({ hands: [hand, ...others.slice(0, 5)], herds: [herd], pile: ['15y', '14y', '13y'] });

it('MOW-1 what the sheet counts: 15, 13, 11 and 3 cows, 6 special ones, 74 flies', () => {
  const flies = COWS.filter((cow) => cow?.packet === 'green').map((cow) => cow!.flies);
  const cowsWith = (count: number) => flies.filter((each) => each === count).length;
  expect([0, 1, 2, 3, 5].map(cowsWith)).toEqual([15, 13, 11, 3, 6]);
  expect(flies.reduce((sum, each) => sum + each, 0)).toBe(74);
});

it('MOW-13 all flies of both packets are counted right at once', () => {
  const cells = new Int32Array(WORDS);
  for (const card of deckOf(2)) put(cells, 0, card);
  expect(fliesIn(cells, 0)).toBe(2 * 74);
});

it('MOW-11 picture 2: only below 7 or above 11 can be added', () => {
  const numbers = Array.from({ length: 15 }, (_, i) => `${i + 1}`);
  const fits = numbers.filter((code) => {
    // The plain 7 and 11 lie in the herd: the hand holds those of the one-fly row.
    const card = code === '7' || code === '11' ? `${code}.1` : code;
    const table = scene({
      hands: [[card], ['2.1'], ['3.1']],
      herds: [['7', '9.2', '11']],
      pile: ['10.2'],
    });
    return table.clause(`0:add ${card}`) === undefined;
  });
  expect(fits).toEqual(['1', '2', '3', '4', '5', '6', '12', '13', '14', '15']);
});

it('MOW-22 picture III c: between the 5 and the 9 a slowpoke takes the place of 6, 7 or 8', () => {
  const hands = [['slow'], ['15'], ['14.1']];
  const table = scene({ hands, herds: [['5', '9']], pile: ['10.2'] });
  const places = table.legalOf(0).filter((move) => !move.endsWith('^'));
  expect(places).toEqual(['add slow@6', 'add slow@7', 'add slow@8', 'take']);
});

it.each(['acro7', 'acro9'])('MOW-21 picture III b: %s stands on a cow with its number', (card) => {
  const number = card.slice('acro'.length);
  const hands = [[card], ['15'], ['14.1']];
  const on = (herd: string[]) => scene({ hands, herds: [herd], pile: ['10.2'] });
  expect(on(['5', number, '11.1']).play(`0:add ${card}`).now.herds).toEqual([
    ['5', number, card, '11.1'],
  ]);
  expect(on(['5', '8', '11.1']).clause(`0:add ${card}`)).toBe('MOW-21');
});

it('MOW-30 picture VI e: beside the 1 the calf is a 0, and no other 0 can be added', () => {
  const table = six(['calf'], ['1', '4.1'], [['block0'], ...OTHERS]).play('0:add calf@low');
  expect(table.now.herds).toEqual([['calf@0', '1', '4.1']]);
  expect(table.clause('1:add block0')).toBe('MOW-11');
});

it('MOW-33 picture VII h: the mad cow comes for the 8, which goes to the hand, and nothing is drawn', () => {
  const table = six(['mad'], ['6', '8.2', '9.1'], [['12y'], ...OTHERS]).play('0:add mad');
  expect(table.now.herds).toEqual([['6', 'mad', '9.1']]);
  expect(table.now.hands[0]).toEqual(['8.2']);
  expect(table.clause('1:add 12y')).toBe('MOW-33');
});

it.each([
  ['MOW-31', 'thin', 0],
  ['MOW-32', 'milk', 2],
])('%s picture VII: after the %s cow %i cards are drawn', (_clause, card, drawn) => {
  expect(
    six([card], ['7', '8.2']).play(card === 'thin' ? '0:add thin' : '0:add milk').now.hands[0],
  ).toHaveLength(drawn);
});

it('MOW-40 picture 4: A starts the first herd, B the second, A the third, B goes on with the first', () => {
  const table = scene({
    hands: [
      ['1', '9'],
      ['8', '10.1'],
    ],
    herds: [[], [], []],
    pile: ['3.2', '4.2', '3.1', '4.1'],
  }).play('0:add 9', '1:add 8', '0:add 1');
  expect(table.now.herds).toEqual([['9'], ['8'], ['1']]);
  expect(table.play('1:add 10.1').now.herds).toEqual([['9', '10.1'], ['8'], ['1']]);
});
