import { whoFrom } from './who.ts';
import { expect, it } from 'vitest';
import { begun, Page, readerWith, opened } from './table.testing.ts';
import { PROTOCOL } from './protocol.ts';
import type { Said } from './wire.ts';

it('talk has its limits and never makes a move stale', async () => {
  const { anna, beni, ports } = await begun();
  const { ply, seq } = anna.told;
  for (let i = 0; i < 5; i++)
    expect(await beni.command({ type: 'chat', text: 'hm' })).toMatchObject({ outcome: 'ok' });
  expect(await beni.command({ type: 'chat', text: 'hm' })).toMatchObject({ code: 'chatOften' });
  expect(anna.told).toMatchObject({ ply, seq });
  await ports.pass(10_000);
  expect(await beni.command({ type: 'chat', text: 'hm' })).toMatchObject({ outcome: 'ok' });
  await anna.command({ type: 'mute', person: 'beni', muted: true });
  await ports.pass(10_000);
  expect(await beni.command({ type: 'chat', text: 'hm' })).toMatchObject({ code: 'muted' });
});

it('a reaction is one in three seconds, muted as talk is, and told to nobody later', async () => {
  const { host, anna, beni, ports } = await begun();
  const { ply, seq } = anna.told;
  expect(await beni.command({ type: 'react', sign: 'bravo' })).toMatchObject({ outcome: 'ok' });
  const { at, ...said } = anna.heard.at(-1) as Said;
  expect(typeof at).toBe('number');
  // Nothing of the game is in it.
  expect(said).toEqual({
    type: 'said',
    table: 't',
    who: whoFrom('beni', { name: 'Beni' }),
    text: 'bravo',
    sign: 'bravo',
  });
  expect(await beni.command({ type: 'react', sign: 'ouch' })).toMatchObject({ code: 'chatOften' });
  expect(await anna.command({ type: 'react', sign: 'ouch' })).toMatchObject({ outcome: 'ok' });
  await ports.pass(3000);
  expect(await beni.command({ type: 'react', sign: 'thanks' })).toMatchObject({ outcome: 'ok' });
  expect(anna.told).toMatchObject({ ply, seq });
  const late: string[] = [];
  const carla = readerWith('carla', (message) => late.push(message.type));
  await host.take({ type: 'hello', table: 't', protocol: PROTOCOL, seq: 0 }, carla);
  expect(late).not.toContain('said');
  await anna.command({ type: 'mute', person: 'beni', muted: true });
  await ports.pass(3000);
  expect(await beni.command({ type: 'react', sign: 'bravo' })).toMatchObject({ code: 'muted' });
});

it('a reaction may be for somebody who has a chair', async () => {
  const { anna, beni, ports } = await begun();
  const { seq } = anna.told;
  const bravo = { type: 'react', sign: 'bravo' } as const;
  expect(await beni.command({ ...bravo, to: 'zoe' })).toMatchObject({ code: 'noChair' });
  expect(await beni.command({ ...bravo, to: 'anna' })).toMatchObject({ outcome: 'ok' });
  expect(anna.heard.at(-1)).toMatchObject({ sign: 'bravo', who: { id: 'beni' }, to: 'anna' });
  await ports.pass(3000);
  expect(await beni.command(bravo)).toMatchObject({ outcome: 'ok' });
  expect(anna.heard.at(-1)).not.toHaveProperty('to');
  expect(anna.told.seq).toBe(seq);
});

it('watchers react one in three seconds all together, at open tables where the host lets them, and nothing of them is kept', async () => {
  const { anna, host, ports } = await begun();
  const stored = ports.saved.length;
  const [carla, dora] = [new Page(host, 'carla'), new Page(host, 'dora')];
  const ouch = { type: 'react', sign: 'ouch' } as const;
  expect(await carla.command(ouch)).toMatchObject({ outcome: 'ok' });
  expect(anna.heard.at(-1)).toMatchObject({ sign: 'ouch', who: { id: 'carla' } });
  expect(await dora.command(ouch)).toMatchObject({ code: 'chatOften' });
  expect(await anna.command(ouch)).toMatchObject({ outcome: 'ok' });
  await ports.pass(3000);
  expect(await dora.command({ ...ouch, to: 'anna' })).toMatchObject({ outcome: 'ok' });
  expect(ports.saved.length).toBe(stored);
  await ports.pass(3000);
  await anna.command({ type: 'settings', settings: { listed: true } });
  expect(await dora.command(ouch)).toMatchObject({ code: 'notSeated' });
  await anna.command({ type: 'settings', settings: { cheers: true } });
  expect(await dora.command(ouch)).toMatchObject({ outcome: 'ok' });
  expect(JSON.stringify(ports.saved)).not.toMatch(/carla|dora/);
});

it('who came without a name speaks by the one they sat down with', async () => {
  const { host, anna } = opened();
  const heard: string[] = [];
  const carla = {
    ...readerWith(
      'carla',
      (message) => void (message.type === 'said' && heard.push(message.who.name)),
    ),
    who: whoFrom('carla', { name: '' }),
  };
  await host.take({ type: 'hello', table: 't', protocol: PROTOCOL, seq: 0 }, carla);
  await host.take({ type: 'chat', table: 't', id: 'c1', text: 'May I?' }, carla);
  await host.take({ type: 'sit', table: 't', id: 'c2', seat: 1, name: 'Carla' }, carla);
  await host.take({ type: 'chat', table: 't', id: 'c3', text: 'Hello' }, carla);
  expect(heard).toEqual(['', 'Carla']);
  expect(anna.heard.at(-1)).toMatchObject({ type: 'said', who: { name: 'Carla' } });
});
