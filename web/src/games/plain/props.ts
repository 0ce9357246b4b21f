import type { TableProps } from '../props.ts';
import type { PlainView } from './staging.ts';
import type { Words } from './words/load.ts';

export type PlainWords = Words;
export type PlainTableProps = TableProps<PlainView, PlainWords>;
