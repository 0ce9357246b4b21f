export * from './http.ts';
export * from './requests.ts';
export * from './sentences.ts';
