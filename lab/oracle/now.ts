// The tree, as the oracle asks for it: what has another name here than in the packed baseline gets its old one.
export * as kit from '@tischlein/kit';
export { games } from '@tischlein/games';
export * as table from '@tischlein/table';
