import type { ServerProblem } from '@tischlein/api';
import { GameMissing, OtherRules } from '@tischlein/table';

/** Why a table can not be loaded here, where that is no fault of the program. */
export function problemIn(error: unknown): ServerProblem | null {
  if (error instanceof GameMissing) return 'gameMissing';
  return error instanceof OtherRules ? 'otherRules' : null;
}
