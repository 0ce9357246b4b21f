/** Pixels between things: the `--space-…` and `gap-…` of the theme. */
export type Space = 2 | 4 | 6 | 8 | 10 | 12 | 16 | 20 | 24;
