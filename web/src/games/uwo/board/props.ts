import type { UwoTold, UwoView } from '@tischlein/games/uwo/language';
import type { TableProps } from '../../props.ts';
import type { Words } from '../words/load.ts';

export type UwoWords = Words;
export type UwoTableProps = TableProps<UwoView, UwoWords, UwoTold>;
