/** What a player can be helped with; null where it can not be asked for now. */
export interface Help {
  readonly hint: (() => void) | null;
  /** Only alone one takes back at once; with people it is asked for in the menu. */
  readonly takeBack?: (() => void) | null;
}
