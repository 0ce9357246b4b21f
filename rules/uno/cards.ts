import type { CardName } from '../say.ts';

/** `r7` is a number card, `bs` an action card of a color; `w`, `wd` and `u` are black. */
export const unoCardName: CardName = (code) => {
  const [, color, face] = /^([rygb])(.)$/.exec(code) ?? [];
  if (color === undefined || face === undefined) return { key: code, values: {} };
  return /\d/.test(face)
    ? { key: 'number', values: { color, number: Number(face) } }
    : { key: face, values: { color } };
};
