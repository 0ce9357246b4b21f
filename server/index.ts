export * from './addresses.ts';
export * from './load/load.ts';
export { fillWithOld } from './load/old.ts';
export { backUp } from './backup.ts';
export { examine } from './doctor.ts';
export * from './server.ts';
export { playByWire } from './wirebot.ts';
export * from './settings.ts';
