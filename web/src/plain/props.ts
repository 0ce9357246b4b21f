import type { TableProps } from '../table/props.ts';
import type { Words } from './words/load.ts';

export type PlainWords = Words;
export type PlainTableProps = TableProps<never, PlainWords>;
