import type { TableProps } from '../../props.ts';
import type { UnoTold, UnoView } from '@tischlein/games/uno/language';
import type { Words } from '../words/load.ts';

export type UnoWords = Words;
export type UnoTableProps = TableProps<UnoView, UnoWords, UnoTold>;
