import type { View } from '@tischlein/kit';
import type { Screen } from '../screen.ts';

/** What the prompt says anyway. */
const SAID = ['game', 'options', 'seats', 'seat'];

/** Any game: what its view holds, field by field, as it stands. */
export const plainScreen: Screen = (view: View, { paint }) =>
  Object.entries(view)
    .filter(([field, value]) => !SAID.includes(field) && value !== null)
    .map(([field, value]) => `${paint('dim', field)}  ${textOf(value)}`)
    .join('\n');

function textOf(value: unknown): string {
  if (Array.isArray(value)) {
    const texts = value.map(textOf);
    return value.some((each) => typeof each === 'object') ? texts.join(' | ') : texts.join('  ');
  }
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([key, each]) => `${key} ${textOf(each)}`)
    .join(', ');
}
