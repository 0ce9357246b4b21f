import type { TableProps } from '../table/props.ts';
import type { Translated } from '../words/index.svelte.ts';
import type { words } from './words/en.ts';

export type PlainWords = Translated<typeof words>;
export type PlainTableProps = TableProps<never, PlainWords>;
