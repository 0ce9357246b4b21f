import { whoFrom } from '@tischlein/table';
import type { Game } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import {
  joined,
  linkOf,
  memberByLink,
  memberOf,
  newGroup,
  withoutPerson,
  type Group,
} from './group.ts';
import type { GroupCommand } from './wire.ts';
import { judgeClaim, judgeCommand, type GroupPorts } from './commands.ts';

const CREST = { paper: 'leaf', cut: 'plain', motif: 'bear' } as const;
const TOY = { name: 'toy', seats: { min: 1, max: 4 }, options: [] } as unknown as Game;

type Presence = (person: string) => boolean;
const here: Presence = () => true;
const ports = (isHere: Presence = here, at = 9, seenAt = at): GroupPorts => ({
  isHere,
  seenAt: () => seenAt,
  at,
  findGame: (name) => (name === 'toy' ? TOY : undefined),
  random: { below: () => 7 },
  newId: () => 'new',
});
const wished = (
  group: Group,
  person: string,
  command: GroupCommand,
  isHere: Presence = here,
): Group => {
  const after = judgeCommand(group, person, command, ports(isHere));
  if (typeof after === 'string') throw new Error(after);
  return after;
};
const refusal = (
  group: Group,
  person: string,
  command: GroupCommand,
  isHere: Presence = here,
): string | null => {
  const after = judgeCommand(group, person, command, ports(isHere));
  return typeof after === 'string' ? after : null;
};
const claimed = (group: Group, person: string, id: string, isHere: Presence = () => false): Group =>
  judgeClaim(group, person, id, null, ports(isHere)) as Group;

const founded = newGroup(
  { id: 'm-anna', who: whoFrom('anna', { name: 'Anna' }) },
  { name: 'Bears', crest: CREST, game: 'toy', seed: 1, linkSecret: 'x' },
  1,
);
const joins = (group: Group, person: string, name: string, at: number): Group =>
  joined(group, { id: `m-${person}`, who: whoFrom(person, { name }) }, at);
const three = joins(joins(founded, 'beni', 'Beni', 2), 'carla', 'Carla', 3);

describe('who belongs', () => {
  it('no two by the same name', () => {
    const group = joins(three, 'dora', 'ANNA', 5);
    expect(group.members.map(({ who }) => who.name)).toEqual(['Anna', 'Beni', 'Carla', 'ANNA 2']);
    const renamed = wished(group, 'dora', { type: 'rename', name: 'Beni' });
    expect(renamed.members[3]!.who.name).toBe('Beni 2');
    expect(wished(group, 'dora', { type: 'rename', name: 'ANNA 2' })).toEqual(group);
  });

  describe('a new device', () => {
    const DAY = 86_400_000;
    interface Circumstances {
      readonly days?: number;
      readonly absent?: readonly string[];
      readonly seenAt?: number;
      readonly group?: Group;
      /** Whose link they came by. */
      readonly link?: string | null;
    }
    /** Claimed after so many days, and agreed to by these, while `absent` is not there. */
    const agreedTo = (
      id: string,
      by: readonly string[],
      { days = 2, absent = [], seenAt = days * DAY, group = three, link = id }: Circumstances = {},
    ): Group | string => {
      const isHere = (person: string) => `m-${person}` !== id && !absent.includes(person);
      const at = ports(isHere, days * DAY, seenAt);
      let after: Group | string = judgeClaim(group, 'phone', id, link, at);
      for (const person of by)
        if (typeof after !== 'string')
          after = judgeCommand(after, person, { type: 'agree', person: 'phone' }, at);
      return after;
    };
    const owner = (after: Group | string, id: string) =>
      typeof after === 'string' ? after : after.members.find((one) => one.id === id)!.who.id;
    const four = joins(three, 'dora', 'Dora', 4);

    it('has name and standing once a founder agrees, on the first day too', () => {
      const after = agreedTo('m-beni', ['anna'], { days: 0 }) as Group;
      expect(memberOf(after, 'phone')).toMatchObject({ id: 'm-beni', who: { name: 'Beni' } });
      expect(after.claims).toEqual([]);
    });

    it('or once members of a day agree: one of two who are here, two of more', () => {
      expect(owner(agreedTo('m-beni', ['carla'], { absent: ['anna'] }), 'm-beni')).toBe('phone');
      expect(agreedTo('m-beni', ['carla'], { days: 0 })).toBe('noWitness');
      const more = { group: four };
      expect(owner(agreedTo('m-beni', ['carla', 'carla'], more), 'm-beni')).toBe('beni');
      expect(owner(agreedTo('m-beni', ['carla', 'dora'], more), 'm-beni')).toBe('phone');
    });

    it('of somebody who is not there, or agreed to by a second cookie, is not taken', () => {
      expect(agreedTo('m-beni', ['carla'], { absent: ['carla'] })).toBe('notNow');
      const second = joins(three, 'second', 'Second', 2 * DAY);
      expect(agreedTo('m-beni', ['second'], { group: second })).toBe('noWitness');
    });

    it('is not agreed to by who handed out the link, nor where nobody knows who did', () => {
      const link = (link: string | null) => ({ absent: ['anna'], link });
      expect(agreedTo('m-beni', ['carla'], link('m-carla'))).toBe('noWitness');
      expect(agreedTo('m-beni', ['carla'], link(null))).toBe('noWitness');
      expect(owner(agreedTo('m-beni', ['carla'], link('m-anna')), 'm-beni')).toBe('phone');
      expect(owner(agreedTo('m-beni', ['anna'], { link: 'm-anna' }), 'm-beni')).toBe('phone');
    });

    it('came by the link of one member, whose end nobody else can make', () => {
      const key = 'k'.repeat(22);
      const links = three.members.map(({ id }) => linkOf(three, key, id));
      expect(new Set(links).size).toBe(3);
      expect(links.map((link) => memberByLink(three, link))).toEqual([
        'm-anna',
        'm-beni',
        'm-carla',
      ]);
      const other = linkOf({ linkSecret: 'y' }, key, 'm-anna');
      for (const link of [key, other, `${links[0]}0`]) expect(memberByLink(three, link)).toBeNull();
    });

    it('has a founder’s place by a founder only, or by two once no founder was seen for 60 days', () => {
      expect(agreedTo('m-anna', ['beni', 'carla'])).toBe('notFounder');
      const gone = { days: 100, seenAt: 39 * DAY };
      expect(owner(agreedTo('m-anna', ['beni'], gone), 'm-anna')).toBe('anna');
      const after = agreedTo('m-anna', ['beni', 'carla'], gone) as Group;
      expect(refusal(after, 'phone', { type: 'close' })).toBeNull();
      expect(refusal(after, 'anna', { type: 'close' })).toBe('noMember');
    });

    it('can be put out again for a week by whose place it was, and not the other way round', () => {
      const after = agreedTo('m-beni', ['anna']) as Group;
      const again = (group: Group, person: string, days: number) =>
        judgeClaim(group, person, 'm-beni', null, ports(here, days * DAY));
      const back = again(after, 'beni', 8) as Group;
      expect(owner(back, 'm-beni')).toBe('beni');
      expect(again(back, 'phone', 8)).toBe('memberHere');
      expect(again(after, 'beni', 10)).toBe('memberHere');
    });
  });

  it('who was turned away does not belong', () => {
    const asked = claimed(three, 'phone', 'm-beni');
    expect(wished(asked, 'anna', { type: 'deny', person: 'phone' })).toEqual(three);
  });

  it('without founders it passes to its longest member, and what was said of who is gone goes', () => {
    const ready = wished(wished(three, 'anna', { type: 'in', in: true }), 'beni', {
      type: 'in',
      in: true,
    });
    const dealt = wished(ready, 'beni', { type: 'deal', number: 0 });
    const group = withoutPerson(claimed(dealt, 'phone', 'm-anna'), 'anna');
    expect(group.founders).toEqual(['beni']);
    expect(JSON.stringify(group)).not.toMatch(/anna/i);
  });

  it('a founder hands over, and is a member like others', () => {
    const group = wished(three, 'anna', { type: 'handOver', member: 'm-carla' });
    expect(group.founders).toEqual(['carla']);
    expect(memberOf(group, 'anna')).not.toBeNull();
  });
});

describe('who may what', () => {
  const FOUNDERS: GroupCommand[] = [
    { type: 'call', name: 'x', crest: CREST },
    { type: 'remove', member: 'm-carla' },
    { type: 'handOver', member: 'm-carla' },
    { type: 'newLink' },
    { type: 'close' },
  ];
  it.each(FOUNDERS)('$t is for founders', (command) => {
    expect(refusal(three, 'anna', command)).toBeNull();
    expect(refusal(three, 'beni', command)).toBe('notFounder');
    expect(refusal(three, 'nobody', command)).toBe('noMember');
  });

  it('nobody removes themselves, nor who is not there', () => {
    expect(refusal(three, 'anna', { type: 'remove', member: 'm-anna' })).toBe('noMember');
    expect(refusal(three, 'anna', { type: 'remove', member: 'm-x' })).toBe('noMember');
    expect(wished(three, 'anna', { type: 'remove', member: 'm-carla' }).members).toHaveLength(2);
  });

  it('any member writes when the next evening is, and takes it away again', () => {
    const written = wished(three, 'carla', { type: 'next', text: 'Friday at eight' });
    expect(written.next).toBe('Friday at eight');
    expect(wished(written, 'beni', { type: 'next', text: '' }).next).toBe('');
    expect(refusal(three, 'dora', { type: 'next', text: 'never' })).toBe('noMember');
  });

  it('plans what is played, by rules the game knows', () => {
    expect(refusal(three, 'beni', { type: 'plan', game: 'other', tables: null })).toBe(
      'gameUnknown',
    );
    expect(wished(three, 'beni', { type: 'plan', game: 'toy', tables: 2 })).toMatchObject({
      game: 'toy',
      tables: 2,
    });
    const rules = (options: object) => ({ type: 'rules', game: 'toy', options }) as GroupCommand;
    expect(refusal(three, 'beni', rules({ unknown: 1 }))).toBe('settings');
    expect(wished(three, 'beni', rules({})).rules).toEqual({ toy: {} });
  });

  it('a deal is for those who are in and here, and of two at once one wins', () => {
    const deal: GroupCommand = { type: 'deal', number: 0 };
    expect(refusal(three, 'beni', deal)).toBe('nobodyIn');
    const ready = wished(three, 'carla', { type: 'in', in: true });
    expect(refusal(ready, 'beni', deal, () => false)).toBe('nobodyIn');
    const dealt = wished(ready, 'beni', deal);
    expect(dealt).toMatchObject({
      seed: 7,
      deal: { number: 1, game: 'toy', at: 9, out: [], tables: [{ members: ['m-carla'] }] },
    });
    expect(refusal(dealt, 'beni', deal)).toBe('dealt');
    expect(dealt.members.some((member) => member.in)).toBe(false);
  });

  it('nobody claims to be who is here', () => {
    const claim = (person: string, id: string, isHere: Presence) =>
      judgeClaim(three, person, id, null, ports(isHere));
    expect(claim('phone', 'm-beni', () => false)).toMatchObject({ claims: [{ person: 'phone' }] });
    expect(claim('phone', 'm-beni', here)).toBe('memberHere');
    expect(claim('carla', 'm-beni', () => false)).toBe('noMember');
    expect(claim('phone', 'm-x', () => false)).toBe('noMember');
  });
});
