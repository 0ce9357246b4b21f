// The tree, as the oracle asks for it.
export * as kit from '@tischlein/kit';
export { games } from '@tischlein/manifests/all';
export * as table from '@tischlein/table';
