import { loadBook } from '@tischlein/manifests';
import { CATALOGUE_NAMES, catalogueOf, FORMS, type FormCard } from '@tischlein/games/uwo/language';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../index.ts';

/** Squares and energy of the walk, reach and energy of the attack; a dynamite hits the 8 squares around it. */
const numbersOf = ({ walk, attack }: FormCard): number[] => [
  ...(walk === null ? [] : [walk.squares, walk.energy]),
  ...(attack === null ? [] : [attack.reach ?? 8, attack.energy]),
];

describe.each(LANGUAGES)('the book of UWO in %s', (language) => {
  it.each([...CATALOGUE_NAMES])('UWO-4 lists the forms as %s has them', async (name) => {
    const { clauses } = await loadBook('uwo', language);
    const paragraphs = clauses['UWO-4']!.text.split('\n\n');
    const head = paragraphs.findIndex((text) => text.includes(name) && text.endsWith('):'));
    expect(head, `${name} is listed`).toBeGreaterThan(0);
    const listed = paragraphs.slice(head + 1, head + 1 + FORMS.length).map((text) => ({
      numbers: text.match(/\d+/g)!.map(Number),
      // "shield: fist, ball", or in other words that there is none.
      shields: /: ([^:;]*)$/.exec(text.slice(text.lastIndexOf(';')))?.[1]!.split(',').length ?? 0,
    }));
    const { kinds } = catalogueOf(name);
    expect(listed).toEqual(
      FORMS.map((form) => ({
        numbers: numbersOf(kinds[form]),
        shields: kinds[form].shield.length,
      })),
    );
  });
});
