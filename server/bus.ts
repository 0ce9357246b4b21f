import type { GroupSaid } from '@tischlein/api/group';
import type { Entry, Presence, Said } from '@tischlein/table';

/** The one entry that a notice carries: all of it is told to everybody at the table. */
export type Moved = Extract<Entry, { type: 'moved' }>;

/** What nodes tell each other. A notice is only a hint: with every one of them lost, play goes on. */
export type Notice =
  /** Entries up to this number are stored; with the last one where it is all there was and holds no secret. */
  | { readonly table: string; readonly seq: number; readonly entry?: Moved }
  | { readonly table: string; readonly said: Said }
  /** Who looks at the table through that node. */
  | { readonly table: string; readonly node: string; readonly people: Presence['people'] }
  /** Whoever runs the server has deleted this table. */
  | { readonly removed: string }
  /** A table of the public list has changed. */
  | { readonly lobby: true }
  /** This group has changed: who shows it reads it again. */
  | { readonly group: string }
  | { readonly group: string; readonly said: GroupSaid }
  /** This person has ended all their sessions but the one of this token's hash. */
  | { readonly ended: string; readonly kept: string }
  /** This person has deleted themselves. */
  | { readonly gone: string };

export type TableNotice = Extract<Notice, { table: string }>;
export type PersonNotice = Extract<Notice, { ended: string } | { gone: string }>;
export type GroupNotice = Extract<Notice, { group: string }>;

export interface Bus {
  /** There is no other node to hear from. */
  readonly alone: boolean;
  /** When this node began to receive other nodes' presence; Infinity while it receives none. */
  hearsSince(): number;
  /** To the nodes of these names, or to all others. */
  publish(notice: Notice, to?: readonly string[]): void;
  /** Calls with each notice of another node, and with null when some may have been missed. */
  listen(hear: (notice: Notice | null) => void): void;
  close(): Promise<void>;
}

/** One node has nobody to tell. */
export const ALONE: Bus = {
  alone: true,
  hearsSince: () => 0,
  publish() {},
  listen() {},
  close: async () => {},
};
