export const LONGEST_NAME = 24;

/** A name stands in sentences and in records. The joiner of emoji does no harm there. */
const UNFIT = /(?!\u200d)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
export const isFit = (name: string): boolean => !UNFIT.test(name);

/** The name as it can be used, whatever somebody typed; empty where nothing is left of it. */
export function fitName(typed: string): string {
  let name = '';
  for (const letter of typed.trim()) {
    if (name.length + letter.length > LONGEST_NAME) break;
    if (isFit(letter)) name += letter;
  }
  return name.trim();
}
