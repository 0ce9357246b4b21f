/** What the operator’s door of a server answers; see server/http/admin.ts. */

/** How this node is doing. */
export interface Figures {
  readonly version: string;
  /** In memory, and of those the ones where a game is played. */
  readonly tables: number;
  readonly playing: number;
  readonly people: number;
  readonly connections: number;
  /** Since it was started. */
  readonly moves: number;
  /** Milliseconds from a move to its answer. */
  readonly p50: number | null;
  readonly p99: number | null;
  readonly storeBytes: number;
  /** What is left on the disk of the data folder; null where that can not be told. */
  readonly diskFree: number | null;
  readonly isStoreUp: boolean;
  readonly isBusUp: boolean;
  readonly lastBackup: number | null;
  readonly isDraining: boolean;
  readonly notice: string | null;
}

/** What whoever runs the server has said for good: a notice on all pages, or who is kept out. */
export interface Order {
  readonly what: 'notice' | 'person' | 'address';
  /** Who is banned; empty for a notice. */
  readonly whom: string;
  readonly text: string;
  readonly at: number;
}

export interface SeenPerson {
  readonly id: string;
  readonly name: string;
  readonly madeAt: number;
  readonly seenAt: number;
}

export interface UsedGroup {
  readonly id: string;
  readonly usedAt: number;
  readonly name: string;
  readonly members: number;
}

/** What a member has against a group's names or talk. */
export interface Report {
  readonly id: string;
  readonly at: number;
  readonly group: string;
  readonly person: string;
  readonly name: string;
  readonly text: string;
}
