export * from './addresses.ts';
export * from './load/load.ts';
export * from './server.ts';
export * from './settings.ts';
