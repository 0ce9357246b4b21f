import type { Catalogue, Kind, Side, UwoTold, UwoView } from '@tischlein/games/uwo/language';
import type { Stage } from '../../kit/stage.svelte.ts';
import type { TableProps } from '../../props.ts';
import type { Words } from '../words/load.ts';
import type { Offers } from './offers.ts';

export type UwoWords = Words;
export type UwoTableProps = TableProps<UwoView, UwoWords, UwoTold>;
export type UwoStage = Stage<UwoView, UwoTold>;

/** A position, and all it takes to say something about it to the reader. */
export interface Speaking {
  readonly view: UwoView;
  readonly me: Side;
  readonly offers: Offers;
  readonly catalogue: Catalogue;
  readonly words: UwoWords;
  readonly kindName: (kind: Kind) => string;
  readonly names: Readonly<Record<Side, string>>;
}
