import type { CardName } from '../say.ts';

/** `7.1y` is a number cow (7, one fly, yellow); `slow@6` a slowpoke that stands for 6; the rest have names. */
export const cowName: CardName = (code) => {
  const [card, at = ''] = code.split('@');
  const number = /^(\d+)(?:\.(\d))?(y?)$/.exec(card!);
  if (number)
    return {
      key: 'cow',
      values: {
        number: Number(number[1]),
        flies: Number(number[2] ?? 0),
        yellow: number[3] === 'y' ? 'yes' : 'no',
      },
    };
  const yellow = card!.endsWith('y');
  return {
    key: yellow ? card!.slice(0, -1) : card!,
    values: { at: at === '' ? 'hand' : at, yellow: yellow ? 'yes' : 'no' },
  };
};
