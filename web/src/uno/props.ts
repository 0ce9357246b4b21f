import type { TableProps } from '../table/props.ts';
import type { Translated } from '../words/index.svelte.ts';
import type { UnoView } from '@tischlein/games/uno/language';
import type { words } from './words/en.ts';

export type UnoWords = Translated<typeof words>;
export type UnoTableProps = TableProps<UnoView, UnoWords>;
