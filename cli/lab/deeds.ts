/** What was done, as it is counted: the type of a move, and its kind where it has one. */
export interface Deed {
  readonly type: string;
  readonly kind?: string | undefined;
}

/** `take`, `play`, `morf tank`. */
export const formatDeed = ({ type, kind }: Deed): string =>
  kind === undefined ? type : `${type} ${kind}`;

export function parseDeed(text: string): Deed {
  const [type = '', kind] = text.split(' ');
  return kind === undefined ? { type } : { type, kind };
}
