import { FastRandom } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { keepTold, type KeptGame } from './digest.ts';
import { recordOf } from './history.ts';
import { begun, Page, settled } from './table.testing.ts';
import { toy } from './toy.testing.ts';
import { verifyRecord } from './verify.ts';
import { withDelta } from './protocol.ts';
import type { FromTable, Snapshot } from './wire.ts';

/** As a page keeps it: `news` are laid over what was told before. */
function keptOf(heard: readonly FromTable[]): KeptGame | null {
  let kept: KeptGame | null = null;
  let told: Snapshot | null = null;
  for (const message of heard) {
    if (message.type !== 'snapshot' && message.type !== 'delta') continue;
    told = message.type === 'snapshot' ? message : withDelta(told!, message);
    kept = keepTold(kept, told);
  }
  return kept;
}

/** A game with a move taken back, to its end. */
async function played(seed: string) {
  const { host, anna, beni } = await begun();
  const watcher = new Page(host, 'carla');
  await settled();
  const [card] = (anna.told.view as unknown as { hand: number[] }).hand;
  await anna.move(`lay ${card}`);
  await anna.command({ type: 'offer', offer: 'takeBack' });
  await beni.command({ type: 'vote', offer: 'takeBack', agree: true });
  const random = new FastRandom(seed);
  while (anna.told.phase === 'playing') {
    const page = anna.told.waitingFor === 0 ? anna : beni;
    await page.move(page.told.legal[random.below(page.told.legal.length)]!);
  }
  await settled();
  return { host, pages: [anna, beni, watcher] };
}

describe('what a page keeps of what it was told', () => {
  it('agrees with the record, for every reader, also for one that comes late', async () => {
    const { host, pages } = await played('kept');
    const record = recordOf(host.table)!;
    const late = new Page(host, 'anna');
    await settled();
    for (const page of [...pages, late]) {
      const { final: digest, commitment, altered } = keptOf(page.heard)!;
      expect(altered).toBeUndefined();
      const { claims } = verifyRecord(toy, record, { digest, commitment });
      expect(claims.told).toBe('holds');
    }
    const other = keptOf((await played('another')).pages[0]!.heard)!.final;
    expect(verifyRecord(toy, record, { digest: other }).claims.told).toBe('broken');
  });

  it('notices a table that tells another story later', async () => {
    const wholeOf = async (seed: string): Promise<Snapshot> => {
      const page = new Page((await played(seed)).host, 'anna');
      await settled();
      return page.told;
    };
    const kept = keptOf((await played('kept')).pages[0]!.heard.slice(0, -6));
    expect(kept!.events).toBeGreaterThan(2);
    const whole = await wholeOf('kept');
    expect(keepTold(kept, whole)?.altered).toBeUndefined();
    expect(keepTold(kept, await wholeOf('another'))?.altered).toBe(true);
    expect(keepTold(kept, { ...whole, facts: whole.facts.slice(0, 1) })?.altered).toBe(true);
    expect(keepTold(kept, { ...whole, players: ['Carla', 'Beni'] })?.altered).toBe(true);
  });
});
