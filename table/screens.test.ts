import { describe, expect, it } from 'vitest';
import { brought } from './room.ts';
import { begun, Page } from './table.testing.ts';

const TV = 'tv';

async function closed() {
  const table = await begun();
  await table.anna.command({ type: 'settings', settings: { watchers: false } });
  return table;
}

describe('a screen at the table', () => {
  it('waits for the host where somebody else brings it, and everybody sees it', async () => {
    const { host, anna, beni } = await closed();
    await host.happen(() => brought(host.table, 'beni', TV));
    expect(beni.told.screens).toEqual([{ person: TV, let: false }]);
    const early = new Page(host, 'tv');
    await beni.command({ type: 'chat', text: 'look' });
    expect(early.heard).toMatchObject([{ type: 'error', code: 'screenWaits' }]);
    expect(await beni.command({ type: 'screen', person: 'tv', let: true })).toMatchObject({
      code: 'notHost',
    });
    await anna.command({ type: 'screen', person: 'tv', let: true });
    expect(beni.told.screens).toEqual([{ person: TV, let: true }]);
    await anna.command({ type: 'screen', person: 'tv', let: true, name: 'Living room' });
    expect(beni.told.screens).toEqual([{ person: TV, name: 'Living room', let: true }]);
    const tv = new Page(host, 'tv');
    await anna.command({ type: 'chat', text: 'there' });
    expect(tv.told).toMatchObject({ you: null, legal: [], view: { seat: null } });
  });

  it('is let at once where the host brings it, also at a closed table, until it is sent away', async () => {
    const { host, anna, ports } = await closed();
    await host.happen(() => brought(host.table, 'anna', TV));
    const tv = new Page(host, 'tv');
    await anna.command({ type: 'chat', text: 'there' });
    expect(tv.told.phase).toBe('playing');
    // The journal knows it, too: it is there after a restart.
    expect(ports.again().table.room.screens).toEqual([{ person: TV, let: true }]);
    await anna.command({ type: 'screen', person: 'tv', let: false });
    expect(anna.told.screens).toEqual([]);
    expect(tv.heard.at(-1)).toMatchObject({ type: 'error', code: 'closed' });
    expect(await anna.command({ type: 'screen', person: 'tv', let: true })).toMatchObject({
      code: 'noScreen',
    });
  });

  it('has no seat, no voice and no commands', async () => {
    const { host, anna } = await begun();
    await anna.command({ type: 'offer', offer: 'end' });
    await host.happen(() => brought(host.table, 'anna', TV));
    const tv = new Page(host, 'tv');
    expect(await tv.command({ type: 'chat', text: 'x' })).toMatchObject({ outcome: 'error' });
    expect(await tv.command({ type: 'ask', seat: null, name: 'TV' })).toMatchObject({
      code: 'notNow',
    });
    expect(host.table.room.door).toEqual([]);
  });

  it('sees the end of a closed game', async () => {
    const { host, anna, beni } = await closed();
    await host.happen(() => brought(host.table, 'anna', TV));
    await anna.command({ type: 'offer', offer: 'end' });
    await beni.command({ type: 'vote', offer: 'end', agree: true });
    const tv = new Page(host, 'tv');
    await anna.command({ type: 'chat', text: 'over' });
    expect(tv.told).toMatchObject({ phase: 'over', view: { seat: null } });
  });

  it('is brought by who belongs to the table, four at most', async () => {
    const { host } = await begun();
    expect(brought(host.table, 'stranger', TV)).toEqual([]);
    for (let i = 0; i < 4; i++) await host.happen(() => brought(host.table, 'anna', `tv${i}`));
    expect(brought(host.table, 'anna', TV)).toEqual([]);
  });
});
