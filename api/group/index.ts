export * from './group.ts';
export * from './split.ts';
export * from './standings.ts';
export * from './wire.ts';
export * from './commands.ts';
