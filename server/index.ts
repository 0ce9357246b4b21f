export * from './addresses.ts';
export { backUp } from './backup.ts';
export { takeInGame, type OutsideFace, type OutsideGame } from './outside.ts';
export type { OperatorBot, OperatorBots } from './bots/operator-bots.ts';
export { examine } from './doctor.ts';
export * from './server.ts';
export { StoreUnavailable } from './store/store.ts';
export * from './settings.ts';
