/**
 * Every message between a page and a table, both ways. The page says what it wants (`ToTable`), each message with
 * an `id` gets exactly one `answer`; whatever changed is told to every reader, each as they may know it (`told`).
 * A message names its table: one connection serves many.
 */
export * from './from-table.ts';
export * from './to-table.ts';
