export * from './http.ts';
export * from './sentences.ts';
