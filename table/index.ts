export * from './settings.ts';
export * from './wire.ts';
