/** A server that committed to its secret, or the device the game was played on. */
export const DEALERS = ['server', 'device'] as const;
/** By the rules, by an agreed draw, or by agreeing to stop. */
export const ENDS = ['played', 'draw', 'ended'] as const;
