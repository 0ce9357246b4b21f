/** The article before a number: egy, öt, ötven, ezer begin with a vowel. */
export const article = (number: number): 'a' | 'az' =>
  number === 1 || Math.floor(number / 1000) === 1 || String(number).startsWith('5') ? 'az' : 'a';
