import { catalogueOf, faults, FORMS, type Catalogue } from '@tischlein/games/uwo/language';
import type { Json } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { draftOf, faultsIn, formatLink, parseLink, readDraft, shipped, withCard } from './draft.ts';
import { words as all } from '../words/en.ts';

const words = all.workshop;

const mine = draftOf(catalogueOf('znorf-1'), 'my kitchen & more');
const sentences = (draft: Catalogue): string[] =>
  faultsIn(draft, words, (kind) => kind).map(({ at, text }) => `${at}: ${text}`);

describe('a link', () => {
  it('brings every shipped catalogue and any change back', () => {
    const changed = withCard(mine, 'tank', { walk: null, attack: null, shield: [...FORMS] });
    for (const draft of [...shipped().map((each) => draftOf(each, 'x?#%')), mine, changed])
      expect(parseLink(formatLink(draft))).toEqual({ ok: true, value: draft });
  });

  it.each([
    ['', 'cards'],
    ['cards=1_2', 'cards'],
    [formatLink(mine).replace('10.11', '10.91'), 'kinds.fist.walk.squares'],
    [formatLink(mine).replace('10.11', 'x.11'), 'kinds.fist.count'],
    [formatLink(mine).replace('.01_', '.08_'), 'kinds.ball.shield[1]'],
    [formatLink(mine).replace('version=1', 'version=0'), 'version'],
  ])('that is damaged is not read: %s', (text, place) => {
    expect(parseLink(text)).toEqual({ ok: false, error: place });
  });
});

describe('a draft', () => {
  it('is read from any catalogue, sources left out, and plays', () => {
    const read = readDraft({ ...catalogueOf('znorf-1'), name: 'mine' });
    expect(read).toEqual({ ok: true, value: { ...mine, name: 'mine' } });
    expect(faults(mine)).toEqual([]);
  });

  it('may have faults that can be mended, but no broken shape', () => {
    expect(readDraft(withCard({ ...mine, name: '' }, 'miss', { count: 12 }) as Json)).toMatchObject(
      { ok: true },
    );
    expect(readDraft({ ...mine, kinds: 3 })).toEqual({ ok: false, error: 'kinds' });
    expect(readDraft(null)).toMatchObject({ ok: false });
  });
});

describe('the faults of a draft', () => {
  it('stand at their fields, in words', () => {
    expect(sentences(mine)).toEqual([]);
    expect(sentences(withCard(mine, 'miss', { count: 11 }))).toEqual([
      'kinds: 42 cards, but there must be 40. Remove 2.',
    ]);
    expect(sentences({ ...mine, name: ' ' })).toEqual([`name: ${words.faults.name}`]);
    expect(sentences({ ...mine, name: 'znorf-1' })).toEqual([
      'name: znorf-1 can’t be changed. Give yours another name.',
    ]);
    expect(sentences(withCard(mine, 'fist', { count: 9 }))).toEqual([
      'kinds: 39 cards, but there must be 40. Add 1.',
      `kinds.fist.count: ${words.faults.fists}`,
    ]);
    expect(sentences(withCard(mine, 'tank', { shield: [...FORMS] }))).toEqual([
      `kinds.tank.shield: ${words.faults.untouchable('tank')}`,
    ]);
  });
});
