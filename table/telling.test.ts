import { FastRandom } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import type { Entry, Happening } from './entries.ts';
import { commitmentTo } from './fair.ts';
import { fold, foldAll } from './fold.ts';
import { entriesOf } from './handle.ts';
import { begun, Page, settled } from './table.testing.ts';
import type { Played } from './history.ts';
import { copyTable, type Table } from './table.ts';
import { tellChange, tellWhole } from './telling.ts';
import { toy } from './toy.testing.ts';
import { OFFERS, withDelta } from './protocol.ts';
import type { Delta, Snapshot } from './wire.ts';

const READERS = ['anna', 'beni', 'a watcher', 'another watcher', 'anna'];

const wholeTo = (table: Table, person: string, now: number): Snapshot =>
  tellWhole(table, now)(person).message as Snapshot;

/** What somebody is told of a change who is told all of it, and the facts as the game played again gives them. */
function toldAlone(
  table: Table,
  person: string,
  now: number,
  since: number,
  played: Played | null,
  back = 0,
): Snapshot {
  const told = wholeTo(table, person, now);
  const facts = played ? told.facts.slice(-1) : [];
  return { ...told, since, whole: false, ...(back > 0 && { back }), facts };
}

/** Before and after it happened, and what each was told before and is sent of it. */
async function happened(happening: Happening) {
  const { host, ports } = await begun();
  const { table } = host;
  const before = copyTable(table);
  const known = READERS.map((person) => wholeTo(table, person, ports.time));
  const [entry] = entriesOf(table, [happening], ports.time);
  const played = fold(table, entry!);
  const messageTo = tellChange(before, table, ports.time, played);
  return READERS.map((person, i) => ({
    known: known[i]!,
    sent: JSON.parse(messageTo(person).text) as Snapshot | Delta,
    object: messageTo(person).message,
    told: toldAlone(table, person, ports.time, before.seq, played),
  }));
}

describe('a change told to many', () => {
  it('says of a move what is new, and with what was told before that is all', async () => {
    for (const { known, sent, told } of await happened({ type: 'moved', seat: 0, move: 'draw' })) {
      expect(sent.type).toBe('delta');
      expect(sent).not.toHaveProperty('settings');
      expect(sent.view).not.toHaveProperty('options');
      expect(withDelta(known, sent as Delta)).toEqual(told);
    }
  });

  it('is the same as an object and as a text', async () => {
    for (const happening of HAPPENINGS)
      for (const { sent, object } of await happened(happening)) {
        expect(object).toEqual(sent);
        expect(Object.values((object as Snapshot).view!)).not.toContain(undefined);
      }
  });

  it('says all of it where more than the game has changed', async () => {
    for (const { sent, told } of await happened({ type: 'away', seat: 1, why: 'left' }))
      expect(sent).toEqual(told);
  });

  it('says all of a move that ends an offer with it', async () => {
    const { host, ports } = await begun();
    const { table } = host;
    const [offered] = entriesOf(table, [{ type: 'offered', seat: 0, offer: 'draw' }], ports.time);
    fold(table, offered!);
    const before = copyTable(table);
    const [moved] = entriesOf(table, [{ type: 'moved', seat: 0, move: 'draw' }], ports.time);
    const played = fold(table, moved!);
    expect(tellChange(before, table, ports.time, played)('beni').message).toMatchObject({
      type: 'snapshot',
      offer: null,
    });
  });

  it('says what each is told alone, whatever happens at the table', async () => {
    const random = new FastRandom('letters');
    let news = 0;
    for (let round = 0; round < 20; round++) {
      const entries = await muchAdo(random);
      const table = foldAll(entries.slice(0, 1), () => toy);
      const known = READERS.map((person) => wholeTo(table, person, 0));
      for (const entry of entries.slice(1)) {
        const before = copyTable(table);
        const played = fold(table, entry);
        const messageTo = tellChange(before, table, entry.at, played);
        for (const [i, person] of READERS.entries()) {
          const sent = JSON.parse(messageTo(person).text) as Snapshot | Delta;
          if (sent.type === 'delta') news += 1;
          known[i] = sent.type === 'delta' ? withDelta(known[i]!, sent) : sent;
          const back = entry.type === 'takenBack' ? 1 : 0;
          expect(known[i]).toEqual(toldAlone(table, person, entry.at, before.seq, played, back));
        }
      }
    }
    expect(news).toBeGreaterThan(100);
  });
});

const HAPPENINGS: readonly Happening[] = [
  { type: 'moved', seat: 0, move: 'draw' },
  { type: 'away', seat: 1, why: 'left' },
];

/** The journal of a table where everybody does whatever comes to their mind. */
async function muchAdo(random: FastRandom): Promise<readonly Entry[]> {
  const { host, ports, anna, beni } = await begun();
  const people = [anna, beni];
  for (let i = 0; i < 60; i++) {
    const page = people[random.below(people.length)]!;
    const { legal, offer } = page.told;
    const commands: Parameters<Page['command']>[0][] = [
      { type: 'stand' },
      { type: 'back' },
      { type: 'start' },
      { type: 'pledge', hash: commitmentTo('another-part') },
      { type: 'contribute', contribution: 'another-part' },
      { type: 'mute', person: 'beni', muted: random.below(2) === 0 },
      { type: 'settings', settings: { watchers: random.below(2) === 0 } },
      { type: 'offer', offer: OFFERS[random.below(OFFERS.length)]! },
      { type: 'vote', offer: offer?.offer ?? 'end', agree: random.below(2) === 0 },
    ];
    if (legal.length > 0 && random.below(3) > 0)
      await page.move(legal[random.below(legal.length)]!);
    else await page.command(commands[random.below(commands.length)]!);
    await ports.pass(random.below(2000));
  }
  host.close();
  return ports.saved;
}

describe('after a closed game', () => {
  const endGame = async (anna: Page, beni: Page): Promise<void> => {
    await anna.command({ type: 'offer', offer: 'end' });
    await beni.command({ type: 'vote', offer: 'end', agree: true });
  };

  it('who takes a freed chair learns nothing of it, also as the new host, and plays the next', async () => {
    const { host, anna, beni } = await begun({ settings: { watchers: false } });
    await anna.move('draw');
    await endGame(anna, beni);
    const {
      play: { secret },
    } = host.table;
    await anna.command({ type: 'stand' });
    await beni.command({ type: 'stand' });
    const sits = { type: 'sit', seat: 0, name: 'Eva' } as const;
    expect(await new Page(host, 'eva').command(sits, 'first')).toMatchObject({ outcome: 'ok' });
    const eva = new Page(host, 'eva');
    await beni.command({ type: 'handOver', person: 'eva' });
    expect(await eva.command({ type: 'settings', settings: { watchers: true } })).toMatchObject({
      outcome: 'ok',
    });
    const again = new Page(host, 'eva');
    await settled();
    for (const { heard } of [eva, again]) {
      expect(JSON.stringify(heard)).not.toContain(secret);
      const told = heard.filter((message) => message.type === 'snapshot');
      expect(told.at(-1)).toMatchObject({ you: 0, host: 'eva', phase: 'over' });
      for (const one of told) expect(one).toMatchObject({ view: null, legal: [], facts: [] });
    }
    const back = new Page(host, 'anna');
    await settled();
    expect(back.told.fair.secret).toBe(secret);
    await eva.command({ type: 'addBot', seat: 1, level: 'easy' });
    await eva.command({ type: 'start' });
    expect(eva.told).toMatchObject({ phase: 'playing', view: { seat: 0 } });
  });

  it('a host who looked on still sees it, and so does everybody where watchers were let in', async () => {
    const { host, anna, beni } = await begun({ host: 'carla', settings: { watchers: false } });
    await new Page(host, 'carla').command({ type: 'start' });
    await anna.command({ type: 'contribute', contribution: 'annas-part' });
    await beni.command({ type: 'contribute', contribution: 'benis-part' });
    await endGame(anna, beni);
    const {
      play: { secret },
    } = host.table;
    expect(new Page(host, 'carla').told.fair.secret).toBe(secret);
    const open = await begun();
    await endGame(open.anna, open.beni);
    expect(new Page(open.host, 'eva').told.fair.secret).toBe(open.host.table.play.secret);
  });
});

/** What two people may do in mid-game, by chance; most of it is refused. */
function anything(page: Page, random: FastRandom): Promise<unknown> {
  const { legal } = page.told;
  const text = `word ${random.below(1000)}`;
  const all = [
    () => page.move(legal[random.below(legal.length)] ?? 'draw'),
    () => page.move(`lay ${random.below(20)}`),
    () => page.command({ type: 'chat', text }),
    () => page.command({ type: 'react', sign: 'bravo' }),
    () => page.command({ type: 'offer', offer: OFFERS[random.below(OFFERS.length)]! }),
    () => page.command({ type: 'vote', offer: OFFERS[random.below(OFFERS.length)]!, agree: true }),
    () => page.command({ type: 'start' }),
  ];
  // Moves are most of a game.
  return all[Math.min(random.below(all.length * 4), random.below(all.length))]!();
}

it.each([{ locked: true }, { watchers: false }])(
  'whoever is not let in is told the same by every game that is played there: %o',
  async (settings) => {
    let happenings = 0;
    for (let seed = 0; seed < 30; seed++) {
      const random = new FastRandom(`door ${seed}`);
      const { host, anna, beni } = await begun('watchers' in settings ? { settings } : {});
      await anna.command({ type: 'settings', settings });
      const told = async (): Promise<unknown> => {
        const carla = new Page(host, 'carla');
        await settled();
        expect(carla.heard.map(({ type }) => type)).toEqual(['error']);
        return carla.heard[0];
      };
      const first = await told();
      expect(first).toMatchObject({
        preview: { game: 'toy', host: { name: 'Anna' }, free: 0, asked: false, person: 'carla' },
      });
      for (let step = 0; step < 40; step++) {
        await anything(random.below(2) === 0 ? anna : beni, random);
        // Cards, counts, scores, rounds, words: nothing of it is said outside.
        expect(await told()).toEqual(first);
      }
      expect(JSON.stringify(first)).not.toMatch(/Beni|word|bravo/);
      happenings += host.table.seq;
    }
    expect(happenings).toBeGreaterThan(450);
  },
);
