export * from './deal.ts';
export * from './outcome.ts';
