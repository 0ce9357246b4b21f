import { games } from '@tischlein/manifests/all';
import {
  dealt,
  FastRandom,
  mustParse,
  NOBODY,
  setUp,
  WATCHER,
  type JsonObject,
  type Reader,
} from '@tischlein/kit';
import { viewChange, withDelta, type Delta, type Snapshot } from '@tischlein/table';
import { expect, it } from 'vitest';

const GAMES = 3;

it.each(Object.values(games))(
  '$name: news of every move lead every reader to the view after it',
  (game) => {
    for (let round = 0; round < GAMES; round++) {
      const random = new FastRandom(`news ${round}`);
      const seats = game.seats.min + random.below(game.seats.max - game.seats.min + 1);
      const state = dealt(game, mustParse(setUp(game, {}, seats)), () => random);
      const { moves } = state.variant;
      const readers: Reader[] = [WATCHER, ...Array.from({ length: seats }, (_, seat) => seat)];
      const viewOf = (reader: Reader): JsonObject => game.view(state, reader) as never;
      const views = readers.map(viewOf);
      const buffer = new Int32Array(moves.size);
      for (let seat = game.waitingFor(state); seat !== NOBODY; seat = game.waitingFor(state)) {
        const move = buffer[random.below(game.legal(state, seat, buffer))]!;
        game.play(state, seat, move, random);
        for (const [i, reader] of readers.entries()) {
          const after = viewOf(reader);
          const change = JSON.parse(JSON.stringify(viewChange(views[i]!, after))) as Delta;
          views[i] = withDelta({ view: views[i] } as unknown as Snapshot, change)
            .view as JsonObject;
          // Also the order of fields: whoever reads a view field by field reads the same.
          expect(JSON.stringify(views[i]), moves.text(move)).toBe(JSON.stringify(after));
        }
      }
    }
  },
);
