import type { UwoView } from '@tischlein/games/uwo/language';
import type { TableProps } from '../table/props.ts';
import type { Translated } from '../words/index.svelte.ts';
import type { words } from './words/en.ts';

export type UwoWords = Translated<typeof words>;
export type UwoTableProps = TableProps<UwoView, UwoWords>;
