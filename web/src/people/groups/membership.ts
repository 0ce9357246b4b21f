import type { GroupResults, GroupCommand, GroupSnapshot } from '@tischlein/api/group';
import { animalOf, type Animal } from '@tischlein/kit/avatar';
import type { KeptGroup } from './api.ts';

const FIRST_HOUR = 5;

/** An evening lasts until five in the morning, in the reader's time zone. */
export function eveningSince(now: Date): Date {
  const since = new Date(now);
  since.setHours(FIRST_HOUR, 0, 0, 0);
  if (since > now) since.setDate(since.getDate() - 1);
  return since;
}

/** What a member's page can do, and what it asks. */
export interface MemberPorts {
  command(command: GroupCommand): Promise<void>;
  results(): Promise<GroupResults>;
  avatar(): Animal;
  keep(group: KeptGroup): void;
  drop(group: string): void;
  /** A reload must use the link that is valid now. */
  useLink(key: string): void;
  showResults(results: GroupResults): void;
  /** A table was dealt at which this member sits. */
  called(table: string): void;
  lost(): void;
}

/** What the page of a group does for its member without being asked: it plays no part in how the group looks. */
export class Membership {
  readonly #group: string;
  readonly #ports: MemberPorts;
  #results: GroupResults | null = null;
  /** The newest deal heard of: earlier ones are over or in the list of running tables. */
  #deal: number | null = null;

  constructor(group: string, ports: MemberPorts) {
    this.#group = group;
    this.#ports = ports;
  }

  hear(told: GroupSnapshot): void {
    const { key, name, crest } = told;
    this.#ports.keep({ group: this.#group, key, name, crest });
    this.#ports.useLink(key);
    this.#askForResults(told);
    this.#followDeal(told);
    this.wear(told);
  }

  lose(): void {
    this.#ports.drop(this.#group);
    this.#ports.lost();
  }

  /** Shows the others the animal that this person has chosen since. */
  wear({ members, you }: GroupSnapshot): void {
    const avatar = this.#ports.avatar();
    const me = members.find(({ id }) => id === you);
    if (me && (me.avatar === null || animalOf(me.avatar) !== avatar))
      void this.#ports.command({ type: 'avatar', avatar });
  }

  /** Asked for again each time the group is told, until they hold its last game: an answer may be lost, or overtaken. */
  #askForResults({ games }: GroupSnapshot): void {
    if (this.#results?.games === games) return;
    void this.#ports.results().then(
      (found) => {
        this.#results = found;
        this.#ports.showResults(found);
      },
      () => {},
    );
  }

  #followDeal({ deal, you }: GroupSnapshot): void {
    const number = deal?.number ?? 0;
    const isNew = this.#deal !== null && number > this.#deal;
    this.#deal = number;
    const mine = isNew ? deal!.tables.find(({ members }) => members.includes(you)) : undefined;
    if (mine) this.#ports.called(mine.table);
  }
}

const UNITS = [
  ['week', 604_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** So many milliseconds in the largest unit that fits. */
export function longAgo(past: number): [number, (typeof UNITS)[number][0]] {
  const [unit, ms] = UNITS.find((each) => past >= each[1]) ?? UNITS[3];
  return [Math.floor(past / ms), unit];
}
