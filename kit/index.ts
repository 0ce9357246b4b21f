export * from './avatar.ts';
export * from './bot.ts';
export * from './driver.ts';
export * from './facts.ts';
export * as facts from './facts.ts';
export * from './fair.ts';
export {
  encoder,
  fieldsOf,
  positionReader,
  positionWriter,
  viewer,
  type Encoding,
  type Everybody,
  type Field,
  type Given,
  type PositionOf,
  type Seen,
  type Sight,
} from './fields.ts';
export * as shapes from './shapes.ts';
export type { Shape } from './shapes.ts';
export * from './game.ts';
export * from './json.ts';
export * from './lines.ts';
export * from './list.ts';
export { newGame, type LiveGame, type NewGame, type Sayer, type Tried } from './live-game.ts';
export * from './moves.ts';
export * from './options.ts';
export * from './parsed.ts';
export * from './past.ts';
export * from './perft.ts';
export * from './play-through.ts';
export * from './random.ts';
export * from './read.ts';
export * from './record.ts';
export * from './replay.ts';
export * from './setup.ts';
export * from './sha256.ts';
export * from './variants.ts';
