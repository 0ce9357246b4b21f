import type { MowTold, MowView } from '@tischlein/games/mow/language';
import type { TableProps } from '../table/props.ts';
import type { Translated } from '../words/index.svelte.ts';
import type { words } from './words/en.ts';

export type MowWords = Translated<typeof words>;
export type MowTableProps = TableProps<MowView, MowWords, MowTold>;
