export * from './group.ts';
export * from './rights.ts';
export * from './split.ts';
export * from './standings.ts';
export * from './wire.ts';
