import type { Motifs } from '../contract.ts';

interface Position {
  readonly board: { readonly [square: string]: string };
  readonly hands: { readonly [side: string]: readonly string[] };
  readonly turn: string;
}

const MOTIFS: { readonly [verb: string]: string } = {
  blast: 'blast',
  morf: 'fuse',
  attack: 'strike',
};

export const motifs: Motifs = {
  of: ({ move }) => MOTIFS[move.split(' ')[0]!] ?? 'reach',
  /** Who stands there, the strongest of both sides first. */
  shows({ position }) {
    const { board, turn } = position as unknown as Position;
    const all = Object.values(board).map((who) => who.split(' '));
    const formsOf = (mine: boolean): string[] => [
      ...new Set(all.filter(([side]) => (side === turn) === mine).map(([, form]) => form!)),
    ];
    const forms = [...formsOf(true), ...formsOf(false)].filter((form) => form !== 'fist');
    return [...new Set(forms)].slice(0, 3).join(' ') || 'fist';
  },
};
