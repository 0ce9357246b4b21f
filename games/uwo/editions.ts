/**
 * UWO-50, UWO-52: how long a knock-out lasts. It counts ends or beginnings of turns of the side `until`. A
 * knock-out in that side's own turn counts the end of that very turn too.
 */
export interface Rest {
  readonly counts: 'turnEnds' | 'turnBegins';
  readonly until: 'actor' | 'victim';
}

/** Where the printed editions differ, and nothing else. */
export interface Edition {
  /** UWO-25: in its owner's own turn a knocked-out creature may walk and be morfed. */
  readonly knockedOutMayMove: boolean;
  /** UWO-50: a bazooka is actor and victim in one. */
  readonly afterShot: Rest;
  /** UWO-52: the actor is the rider. */
  readonly afterTrample: Rest;
  /** UWO-54: victims of a blast may be saved by morfing. */
  readonly blastCanBeSurvivedByMorf: boolean;
  /** UWO-41: a paid morf is enough; else a turn without an action costs 1 as well. */
  readonly morfPaysTheTurn: boolean;
  /** UWO-53: an attacked rider may fend off by a morf; else by a miss only. */
  readonly riderMayMorf: boolean;
}

export const EDITION_NAMES = ['en', 'de', 'hu'] as const;
export type EditionName = (typeof EDITION_NAMES)[number];

export const EDITIONS = {
  en: {
    knockedOutMayMove: true,
    afterShot: { counts: 'turnEnds', until: 'actor' },
    afterTrample: { counts: 'turnEnds', until: 'victim' },
    blastCanBeSurvivedByMorf: true,
    morfPaysTheTurn: false,
    riderMayMorf: false,
  },
  de: {
    knockedOutMayMove: false,
    afterShot: { counts: 'turnEnds', until: 'actor' },
    afterTrample: { counts: 'turnEnds', until: 'actor' },
    blastCanBeSurvivedByMorf: true,
    morfPaysTheTurn: false,
    riderMayMorf: false,
  },
  hu: {
    knockedOutMayMove: true,
    afterShot: { counts: 'turnBegins', until: 'actor' },
    afterTrample: { counts: 'turnEnds', until: 'victim' },
    blastCanBeSurvivedByMorf: false,
    morfPaysTheTurn: true,
    riderMayMorf: true,
  },
} as const satisfies Record<EditionName, Edition>;
