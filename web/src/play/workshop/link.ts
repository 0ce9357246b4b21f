import { FORMS, type Catalogue, type FormCard } from '@tischlein/games/uwo/language';
import { wrong, type Json, type Parsed } from '@tischlein/kit';
import { readDraft } from './draft.ts';

/**
 * A catalogue in a link. A card is written `3.21.11.01`: how many, squares and energy of its walk, reach and energy of
 * its attack (a dynamite: energy alone), and its shield by the numbers of the forms.
 */
export function formatLink({ name, version, kinds }: Catalogue): string {
  const cards = FORMS.map((form) => format(kinds[form]));
  return new URLSearchParams({
    name,
    version: String(version),
    cards: [...cards, kinds.miss.count].join('_'),
  }).toString();
}

const format = ({ count, walk, attack, shield }: FormCard): string =>
  [
    count,
    walk ? `${walk.squares}${walk.energy}` : '',
    attack ? `${attack.reach ?? ''}${attack.energy}` : '',
    shield.map((form) => FORMS.indexOf(form)).join(''),
  ].join('.');

export function parseLink(text: string): Parsed<Catalogue> {
  const query = new URLSearchParams(text);
  const cards = query.get('cards')?.split('_') ?? [];
  if (cards.length !== FORMS.length + 1) return wrong('cards');
  const forms = FORMS.map((form, i): [string, Json] => [form, parse(cards[i]!)]);
  return readDraft({
    name: query.get('name'),
    version: Number(query.get('version')),
    kinds: { ...Object.fromEntries(forms), miss: { count: Number(cards.at(-1)) } },
  });
}

function parse(text: string): Json {
  const [, count, squares, walk, reach, attack, shield] =
    /^(\d+)\.(?:(\d)(\d))?\.(?:(\d)?(\d))?\.(\d*)$/.exec(text) ?? [];
  return {
    count: Number(count),
    walk: walk === undefined ? null : { squares: Number(squares), energy: Number(walk) },
    attack:
      attack === undefined
        ? null
        : { ...(reach !== undefined && { reach: Number(reach) }), energy: Number(attack) },
    shield: [...(shield ?? '')].map((number) => FORMS[Number(number)] ?? number),
  };
}
