import type { GroupResults, GroupCommand, GroupSnapshot } from '@tischlein/api/group';
import type { KeptGroup } from './kept-groups.ts';

/** What a member's page can do, and what it asks. */
export interface MemberPorts {
  command(command: GroupCommand): Promise<void>;
  results(): Promise<GroupResults>;
  /** The animal this person chose on their device, if any. */
  avatar(): number | undefined;
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
    if (me && avatar !== undefined && avatar !== me.avatar)
      void this.#ports.command({ t: 'avatar', avatar });
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
