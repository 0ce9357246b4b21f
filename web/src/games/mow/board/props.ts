import type { MowTold, MowView } from '@tischlein/games/mow/language';
import type { TableProps } from '../../props.ts';
import type { Words } from '../words/load.ts';

export type MowWords = Words;
export type MowTableProps = TableProps<MowView, MowWords, MowTold>;
