export type { Beginning } from './beginning.ts';
export * from './bots.ts';
export * from './chat.ts';
export * from './client.ts';
export * from './contribution.ts';
export * from './clock.ts';
export * from './digest.ts';
export * from './due.ts';
export * from './entries.ts';
export * from './fair.ts';
export * from './fold.ts';
export * from './forget.ts';
export { STARTED } from './playing.ts';
export { isMove, movesSince, type Played } from './history.ts';
export * from './handle.ts';
export * from './host.ts';
export * from './keep-told.ts';
export * from './offers.ts';
export * from './opening.ts';
export * from './outgoing.ts';
export * from './ports.ts';
export * from './record.ts';
export * from './repeat.ts';
export { heirOf, isBetween, seating } from './room.ts';
export {
  botName,
  distinctName,
  fitName,
  fitText,
  isBotName,
  levelOfName,
  LONGEST_NAME,
} from './name.ts';
export { brought, mayBring, screenLeft } from './screens.ts';
export * from './sentences.ts';
export * from './settings.ts';
export * from './table.ts';
export * from './tally.ts';
export * from './telling.ts';
export * from './verdict.ts';
export * from './verify.ts';
export * from './wire.ts';
export * from './protocol.ts';
export { viewChange } from './view-change.ts';
export * from './who.ts';
