export { pairedBound, type Bound } from './bounds.ts';
