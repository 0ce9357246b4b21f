import { games } from '@tischlein/manifests/all';
import { FastRandom } from '@tischlein/kit';
import { ALONE } from '../bus.ts';
import { machineClock } from '../clock.ts';
import { silent } from '../log.ts';
import { Metrics } from '../metrics.ts';
import type { NodeServices } from './live.ts';

/** What the tables of a node alone in the world share: no bots, no limits, nobody to tell; a test says what is otherwise. */
export const servicesWith = (
  others: Partial<NodeServices> & Pick<NodeServices, 'store' | 'now'>,
): NodeServices => ({
  node: 'here',
  bus: ALONE,
  metrics: new Metrics(),
  log: silent,
  ...machineClock(others.now),
  secret: () => 'secret',
  newId: () => 'id',
  random: new FastRandom('tables'),
  findGame: (name) => games[name],
  hasBot: () => false,
  roomForBots: () => false,
  think: async () => null,
  budget: 0,
  limits: { moves: Infinity, changes: Infinity },
  awayAfter: 1000,
  fillAfter: 30,
  lobbyChanged: () => {},
  mayStore: async () => true,
  finished: async () => {},
  ...others,
});
