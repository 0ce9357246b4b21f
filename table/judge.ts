import { deadline } from './clock.ts';
import type { PersonId } from './who.ts';
import { playsAt, type Table } from './table.ts';
import { granted, problem, type Outside, type Verdict } from './verdict.ts';
import type { CommandOf } from './wire.ts';

/** A move from a page: granted, refused with its clause, or overtaken by what happened since the player looked. */
export function judgeMove(
  table: Table,
  { ply, move: text }: CommandOf<'move'>,
  person: PersonId,
  { now }: Outside,
): Verdict {
  const seat = playsAt(table, person);
  if (seat === null) return problem('notSeated');
  const { game, room } = table;
  const { state } = table.play;
  if (room.phase !== 'playing' || state === null)
    return ply < table.play.ply || room.phase === 'over'
      ? { outcome: 'overtaken' }
      : problem('notPlaying');
  const chair = table.room.chairs[seat]!;
  if (chair.type === 'person' && chair.away !== null) return problem('away');
  const move = state.variant.moves.find(text);
  if (move === undefined) return problem('noMove');
  if (ply !== table.play.ply && !state.variant.moves.isSaid(move)) return { outcome: 'overtaken' };
  const end = deadline(table);
  if (end !== null && now > end && game.waitingFor(state) === seat)
    return { ...problem('time'), happenings: [{ type: 'away', seat, why: 'time' }] } as Verdict;
  const refused = game.refuse(state, seat, move);
  if (refused)
    return ply === table.play.ply ? { outcome: 'refused', refused } : { outcome: 'overtaken' };
  return granted({ type: 'moved', seat, move: state.variant.moves.text(move) });
}
