import { whoFrom } from './who.ts';
import { expect, it } from 'vitest';
import { begun, readerWith, opened } from './table.testing.ts';
import { PROTOCOL } from './protocol.ts';
import type { Said } from './wire.ts';

it('talk has its limits and never makes a move stale', async () => {
  const { anna, beni, ports } = await begun();
  const { ply, seq } = anna.told;
  for (let i = 0; i < 5; i++)
    expect(await beni.command({ t: 'chat', text: 'hm' })).toMatchObject({ outcome: 'ok' });
  expect(await beni.command({ t: 'chat', text: 'hm' })).toMatchObject({ code: 'chatOften' });
  expect(anna.told).toMatchObject({ ply, seq });
  await ports.pass(10_000);
  expect(await beni.command({ t: 'chat', text: 'hm' })).toMatchObject({ outcome: 'ok' });
  await anna.command({ t: 'mute', person: 'beni', muted: true });
  await ports.pass(10_000);
  expect(await beni.command({ t: 'chat', text: 'hm' })).toMatchObject({ code: 'muted' });
});

it('reactions are for seats, one in three seconds, muted as talk is, and told to nobody later', async () => {
  const { host, anna, beni, ports } = await begun();
  const { ply, seq } = anna.told;
  expect(await beni.command({ t: 'react', sign: 'bravo' })).toMatchObject({ outcome: 'ok' });
  const { at, ...said } = anna.heard.at(-1) as Said;
  expect(typeof at).toBe('number');
  // Nothing of the game is in it.
  expect(said).toEqual({
    t: 'said',
    table: 't',
    who: whoFrom('beni', { name: 'Beni' }),
    text: 'bravo',
    sign: 'bravo',
  });
  expect(await beni.command({ t: 'react', sign: 'ouch' })).toMatchObject({ code: 'chatOften' });
  expect(await anna.command({ t: 'react', sign: 'ouch' })).toMatchObject({ outcome: 'ok' });
  await ports.pass(3000);
  expect(await beni.command({ t: 'react', sign: 'thanks' })).toMatchObject({ outcome: 'ok' });
  expect(anna.told).toMatchObject({ ply, seq });
  const late: string[] = [];
  const carla = readerWith('carla', (message) => late.push(message.t));
  await host.take({ t: 'hello', table: 't', protocol: PROTOCOL, seq: 0 }, carla);
  expect(late).not.toContain('said');
  await host.take({ t: 'react', table: 't', id: 'c1', sign: 'haha' }, carla);
  expect(late.at(-1)).toBe('answer');
  expect(anna.heard.at(-1)).not.toMatchObject({ sign: 'haha' });
  await anna.command({ t: 'mute', person: 'beni', muted: true });
  await ports.pass(3000);
  expect(await beni.command({ t: 'react', sign: 'bravo' })).toMatchObject({ code: 'muted' });
});

it('who came without a name speaks by the one they sat down with', async () => {
  const { host, anna } = opened();
  const heard: string[] = [];
  const carla = {
    ...readerWith(
      'carla',
      (message) => void (message.t === 'said' && heard.push(message.who.name)),
    ),
    who: whoFrom('carla', { name: '' }),
  };
  await host.take({ t: 'hello', table: 't', protocol: PROTOCOL, seq: 0 }, carla);
  await host.take({ t: 'chat', table: 't', id: 'c1', text: 'May I?' }, carla);
  await host.take({ t: 'sit', table: 't', id: 'c2', seat: 1, name: 'Carla' }, carla);
  await host.take({ t: 'chat', table: 't', id: 'c3', text: 'Hello' }, carla);
  expect(heard).toEqual(['', 'Carla']);
  expect(anna.heard.at(-1)).toMatchObject({ t: 'said', who: { name: 'Carla' } });
});
