/** A scenario in a thread of its own, so that it can hold up the server, but not the clients that measure. */
import { parentPort, workerData } from 'node:worker_threads';
import { SCENARIOS, type ScenarioName, type Stage } from './scenarios.ts';

export interface Order extends Omit<Stage, 'over'> {
  readonly scenario: ScenarioName;
  readonly seconds: number;
}

const { scenario, seconds, ...stage } = workerData as Order;
const end = performance.now() + seconds * 1000;
const over = (): boolean => performance.now() > end;
parentPort!.postMessage(await SCENARIOS[scenario].run({ ...stage, over }));
