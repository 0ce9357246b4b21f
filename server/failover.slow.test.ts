import { describe, expect, it, onTestFinished } from 'vitest';
import { checkTold, Witness } from './crash.testing.ts';
import { tableOf } from './play.testing.ts';
import { POSTGRES, ThrowawayPostgres } from './postgres.testing.ts';
import { testServer } from './start.testing.ts';

describe.runIf(POSTGRES)('Postgres fails over', () => {
  it('with a synchronous replica nothing acknowledged is lost, and play goes on there', async () => {
    const primary = new ThrowawayPostgres();
    await primary.make();
    onTestFinished(() => primary.remove());
    const server = await testServer({ databaseUrl: primary.url });
    onTestFinished(() => server.stop());
    const replica = await primary.replicate();
    onTestFinished(() => replica.remove());

    const witness = new Witness();
    const { table, sitters } = await tableOf(server.url, 'mow', ['Anna', 'Beni'], {
      options: { limit: 1000 },
    });
    let enough = 20;
    const playing = (): Promise<void[]> =>
      Promise.all(sitters.map((sitter) => witness.plays(sitter, () => witness.moves >= enough)));
    await playing();
    await primary.crash();
    await replica.takeOver(primary);
    enough += 20;
    await playing();
    expect(witness.moves).toBeGreaterThanOrEqual(40);
    witness.check(new Map([[table, await server.store.read(table, 0)]]));
    for (const sitter of sitters) {
      checkTold(sitter);
      sitter.close();
    }
  });
});
