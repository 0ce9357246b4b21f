/** By the codes of the cows, and the signs of the table. */
export const pictures: { readonly [clause: string]: string } = {
  'MOW-1': '4 7.1 9.2 8.3 block16',
  'MOW-2': '6 6y',
  'MOW-11': '3 7.1 9.2',
  'MOW-12': 'barn',
  'MOW-13': '8.3 barn',
  'MOW-20': 'block0 block16',
  'MOW-21': '7 acro7',
  'MOW-22': '4 slow@6 9',
  'MOW-23': 'arrow',
  'MOW-30': '6 calf@7',
  'MOW-31': 'thin',
  'MOW-32': 'milk',
  'MOW-33': 'mad 8.1',
  'MOW-34': 'calf thin',
  'MOW-42': 'arrow',
};
