export * from './addresses.ts';
export * from './server.ts';
export * from './settings.ts';
