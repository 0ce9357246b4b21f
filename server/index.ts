export * from './addresses.ts';
export { fillWithLong, fillWithOld } from './old.ts';
export { backUp } from './backup.ts';
export { takeInGame, type OutsideFace, type OutsideGame } from './outside.ts';
export type { HouseBot, HouseBots } from './bots/house.ts';
export { examine } from './doctor.ts';
export * from './server.ts';
export { StoreUnavailable } from './store/store.ts';
export * from './settings.ts';
