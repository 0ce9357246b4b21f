import { describe, expect, it } from 'vitest';
import { changed, memberOf, newGroup, type Group, type GroupChange } from './group.ts';
import { refuseClaim, refuseWish } from './rights.ts';
import type { GroupWish } from './wire.ts';

const CREST = { paper: 'leaf', cut: 'plain', motif: 'bear' } as const;

const founded = newGroup(
  { id: 'm-anna', person: 'anna', name: 'Anna' },
  { name: 'Bears', crest: CREST, game: 'toy', seed: 1 },
  1,
);
const after = (group: Group, ...changes: GroupChange[]): Group => changes.reduce(changed, group);
const joins = (person: string, name: string, at: number): GroupChange => ({
  c: 'joined',
  id: `m-${person}`,
  person,
  name,
  at,
});
const three = after(founded, joins('beni', 'Beni', 2), joins('carla', 'Carla', 3));
const here = () => true;

describe('who belongs', () => {
  it('everybody once, and no two by the same name', () => {
    const group = after(three, joins('beni', 'Other', 4), joins('dora', 'ANNA', 5));
    expect(group.members.map(({ name }) => name)).toEqual(['Anna', 'Beni', 'Carla', 'ANNA 2']);
  });

  it('a new device has name and standing once somebody agrees, but not the rights of a founder', () => {
    const asked = after(three, { c: 'claimed', member: 'm-anna', person: 'phone', at: 9 });
    expect(memberOf(asked, 'phone')).toBeNull();
    const group = after(asked, { c: 'agreed', member: 'm-anna', person: 'phone' });
    expect(memberOf(group, 'phone')).toMatchObject({ id: 'm-anna', name: 'Anna' });
    expect(group.claims).toEqual([]);
    expect(refuseWish(group, 'phone', { t: 'close' }, here)).toBe('notFounder');
    // Anna's own person still has them, once she belongs again.
    const back = after(group, joins('anna', 'Annina', 10));
    expect(refuseWish(back, 'anna', { t: 'close' }, here)).toBeNull();
  });

  it('who was turned away does not belong', () => {
    const asked = after(three, { c: 'claimed', member: 'm-beni', person: 'phone', at: 9 });
    const group = after(asked, { c: 'denied', person: 'phone' });
    expect(group).toEqual(three);
  });

  it('without founders it passes to its longest member, and what was said of who is gone goes', () => {
    const deal = {
      number: 1,
      at: 1,
      game: 'toy',
      out: [],
      tables: [{ table: 't', members: ['m-anna', 'm-beni'] }],
    };
    const dealt = after(
      three,
      { c: 'dealt', deal, seed: 2 },
      { c: 'claimed', member: 'm-anna', person: 'phone', at: 9 },
    );
    const group = after(dealt, { c: 'gone', person: 'anna' });
    expect(group.founders).toEqual(['beni']);
    expect(JSON.stringify(group)).not.toMatch(/anna/i);
  });

  it('a founder hands over, and is a member like others', () => {
    const group = after(three, { c: 'handedOver', from: 'anna', to: 'carla' });
    expect(group.founders).toEqual(['carla']);
    expect(memberOf(group, 'anna')).not.toBeNull();
  });
});

describe('who may what', () => {
  const FOUNDERS: GroupWish[] = [
    { t: 'call', name: 'x', crest: CREST },
    { t: 'remove', member: 'm-carla' },
    { t: 'handOver', member: 'm-carla' },
    { t: 'newLink' },
    { t: 'close' },
  ];
  it.each(FOUNDERS)('$t is for founders', (wish) => {
    expect(refuseWish(three, 'anna', wish, here)).toBeNull();
    expect(refuseWish(three, 'beni', wish, here)).toBe('notFounder');
    expect(refuseWish(three, 'nobody', wish, here)).toBe('noMember');
  });

  it('nobody removes themselves, nor who is not there', () => {
    expect(refuseWish(three, 'anna', { t: 'remove', member: 'm-anna' }, here)).toBe('noMember');
    expect(refuseWish(three, 'anna', { t: 'remove', member: 'm-x' }, here)).toBe('noMember');
  });

  it('a deal is for those who are in and here, and of two at once one wins', () => {
    expect(refuseWish(three, 'beni', { t: 'deal', number: 0 }, here)).toBe('nobodyIn');
    const ready = after(three, { c: 'in', member: 'm-carla', in: true });
    expect(refuseWish(ready, 'beni', { t: 'deal', number: 0 }, () => false)).toBe('nobodyIn');
    expect(refuseWish(ready, 'beni', { t: 'deal', number: 0 }, here)).toBeNull();
    const deal = {
      number: 1,
      at: 1,
      game: 'toy',
      out: [],
      tables: [{ table: 't', members: ['m-carla'] }],
    };
    const dealt = after(ready, { c: 'dealt', deal, seed: 2 });
    expect(refuseWish(dealt, 'beni', { t: 'deal', number: 0 }, here)).toBe('dealt');
    expect(dealt.members.some((member) => member.in)).toBe(false);
  });

  it('nobody claims to be who is here', () => {
    expect(refuseClaim(three, 'phone', 'm-beni', () => false)).toBeNull();
    expect(refuseClaim(three, 'phone', 'm-beni', here)).toBe('memberHere');
    expect(refuseClaim(three, 'carla', 'm-beni', () => false)).toBe('noMember');
    expect(refuseClaim(three, 'phone', 'm-x', () => false)).toBe('noMember');
  });
});
