import type { GameRecord, RecordedMove } from '@tischlein/kit';
import type { Table } from './table.ts';

/** The game on the table as a text anyone can check. Null while the secret must stay one. */
export function recordOf(table: Table): GameRecord | null {
  if (table.phase !== 'over' || table.state === null) return null;
  // Games that count moves taken back for their chance can only be told in format 1.
  const isEarly = table.chance === 'all';
  return {
    format: isEarly ? 1 : 2,
    game: table.game.name,
    rules: table.rules,
    options: table.state.variant.options,
    seats: table.players.map(({ player }) => player),
    ...(!isEarly && { dealt: table.dealtBy }),
    commitment: table.commitment,
    contributions: table.contributions,
    secret: table.secret,
    seed: table.seed,
    moves: isEarly ? marked(table) : inOrder(table),
    ...(!isEarly && table.ended && { end: table.ended }),
  };
}

const marked = ({ moves }: Table): RecordedMove[] =>
  moves.map(({ seat, move, takenBackAt }) => ({
    seat,
    move,
    ...(takenBackAt !== undefined && { takenBack: true as const }),
  }));

/** Every taking back at its moment: after so many moves as there were when it was agreed. */
const inOrder = ({ moves }: Table): RecordedMove[] =>
  moves.flatMap(({ seat, move }, i) => {
    const backs = moves.filter(({ takenBackAt }) => takenBackAt === i + 1);
    return [{ seat, move }, ...backs.map(() => ({ back: true as const }))];
  });
