/** A longer text of the book is folded until somebody wants it: in letters. */
export const MAX_UNFOLDED = 350;
