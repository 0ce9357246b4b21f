import type { Stage } from '../../kit/stage.svelte.ts';
import type { TableProps } from '../../props.ts';
import type { UnoTold, UnoView } from '@tischlein/games/uno/language';
import type { Words } from '../words/load.ts';

export type UnoWords = Words;
export type UnoTableProps = TableProps<UnoView, UnoWords, UnoTold>;
/** What a part of the table draws from. */
export interface UnoParts {
  readonly table: UnoTableProps;
  readonly stage: Stage<UnoView, UnoTold>;
}
