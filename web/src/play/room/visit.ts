import type { Preview, ShownChair, Snapshot } from '@tischlein/table';
import { seatInfos } from '../../table/names.ts';
import type { ShownAvatar } from '../../ui/avatar.ts';
import { freeSeat, seatOf } from '../remote/far-seat.ts';

/** A table as somebody sees it who has no seat there. */
export interface Visit {
  /**
   * `free` may be sat at; `asked` is `full` after asking, `knocked` is outside after asking. At `locked` and `closed`
   * tables nothing of a game is known.
   */
  readonly state:
    'free' | 'full' | 'running' | 'asked' | 'locked' | 'closed' | 'knocked' | 'removed';
  readonly game: string;
  readonly host: { readonly name: string; readonly avatar: ShownAvatar | null } | null;
  readonly people: readonly { readonly name: string; readonly avatar: ShownAvatar | null }[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly free: number;
}

export function visitOutside(shut: Preview & { readonly code: string }): Visit {
  const { code, game, host, options, free, asked } = shut;
  const state = code === 'barred' ? 'removed' : code === 'locked' ? 'locked' : 'closed';
  return { state: asked ? 'knocked' : state, game, host, people: [], options, free };
}

export function visitInside(told: Snapshot): Visit {
  const { game, chairs, settings, host, person, door, removed } = told;
  const infos = seatInfos(chairs, []);
  return {
    state: stateIn(
      told,
      removed === true,
      door.some(({ who }) => who.id === person),
    ),
    game,
    host: infos[seatOf(chairs, host)] ?? null,
    people: infos.filter((_, seat) => chairs[seat]!.type === 'person'),
    options: settings.options,
    free: chairs.filter(({ type }) => type === 'empty').length,
  };
}

/** A bot plays there. */
const isKept = (chair: ShownChair): boolean =>
  chair.type === 'bot' || (chair.type === 'person' && chair.away !== null);

function stateIn(told: Snapshot, removed: boolean, asked: boolean): Visit['state'] {
  if (removed) return asked ? 'knocked' : 'removed';
  if (asked) return 'asked';
  const isPlaying = told.phase === 'playing' || told.phase === 'starting';
  if (!isPlaying) return freeSeat(told) < 0 ? 'full' : 'free';
  const keeps = !told.settings.rated && told.chairs.some(isKept);
  return keeps ? 'running' : 'full';
}
