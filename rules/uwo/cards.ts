import type { CardName } from '../say.ts';

/** Every kind has its name. */
export const kindName: CardName = (code) => ({ key: code, values: {} });
