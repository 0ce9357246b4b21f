import { bots } from '@tischlein/manifests/all';
import { type Advice, hint, type Tools, warningsFor } from '@tischlein/coach';
import { manifests } from '@tischlein/manifests';
import { type Ask, type Bot, type Citation, FastRandom, type Game } from '@tischlein/kit';
import type { Verbs } from './language.ts';
import type { CoachedEyes } from './screen.ts';

/** Who helps at the terminal, from what the person sees and from nothing else. */
export interface Coach {
  /** What the strong bot would play, and why. */
  hint(ask: Ask): string;
  /** Said before a move that is clearly a mistake; null before any other. */
  warning(ask: Ask, move: string): string | null;
}

interface Speaks {
  readonly eyes: CoachedEyes;
  readonly verbs: Verbs;
}

export async function coachOf(game: Game, strong: Bot, speaks: Speaks): Promise<Coach> {
  const [heuristics, coach] = [bots[game.name]?.heuristics, await manifests[game.name]?.coach?.()];
  const tools = heuristics && coach && { heuristics, coach };
  const { word } = speaks.eyes;
  const shown = (move: string | null): string =>
    move === null ? word('reviewWait') : speaks.verbs.shown(move);
  const hinted = (move: string | null): string =>
    move === null ? word('hintWait') : word('hint', { move: shown(move) });
  const why = (reasons: readonly Citation[]): string => reasons.map(speaks.eyes.why).join(' ');
  const because = (over: Advice, reasons: readonly Citation[]): string =>
    word('hintOver', { move: shown(over.move), reasons: why(reasons) });

  return {
    hint(ask) {
      // A game from outside has no coach: the bot alone is asked.
      if (tools === undefined) return hinted(strong(ask, new FastRandom('hint')));
      const found = hint(tools, strong, ask);
      const reason = found.why && because(found.why.over, found.why.reasons);
      return [hinted(found.move), reason ?? []].flat().join('\n');
    },
    warning(ask, move) {
      const found = tools && closestLook(tools, ask).find((one) => one.move === move);
      if (found === undefined) return null;
      const { better, reasons, loss } = found;
      return word('warned', {
        better: shown(better.move),
        reasons: why(reasons),
        points: Math.round(loss * 100),
      });
    },
  };
}

function closestLook(tools: Tools, ask: Ask) {
  for (const { warnings, last } of warningsFor(tools, ask)) if (last) return warnings;
  return [];
}
