import { creatureAt, owesAtEnd, type Catalogue, type UwoView } from '@tischlein/games/uwo/language';
import type { Choice } from './choice.ts';
import { rideOf, type Offers } from './offers.ts';
import { isTimeToEnd } from './speaking.ts';
import type { UwoWords } from './props.ts';

/** A button beside the hand. */
export interface Act {
  readonly label: string;
  readonly note?: string;
  readonly icon?: 'swap' | 'burn' | 'back';
  readonly energy?: number;
  /** `quiet`: as large as the main button, in a muted colour. */
  readonly kind: 'main' | 'quiet' | 'hot' | 'plain';
  readonly does: { readonly send: string } | 'back' | 'step' | 'burn' | 'swap';
}

interface Asked {
  readonly choice: Choice;
  readonly view: UwoView;
  readonly offers: Offers;
  readonly catalogue: Catalogue;
  readonly words: UwoWords;
}

export function actsFor({ choice, view, offers, catalogue, words }: Asked): Act[] {
  const back: Act = { label: words.back, icon: 'back', kind: 'plain', does: 'back' };
  const end: Act[] = offers.plain.has('end')
    ? [
        {
          label: words.endTurn,
          ...(owesAtEnd(view) ? { note: words.endCosts } : {}),
          kind: isTimeToEnd(view, offers) ? 'main' : 'quiet',
          does: { send: 'end' },
        },
      ]
    : [];
  const fall: Act[] = offers.plain.has('fall')
    ? [{ label: words.letFall, kind: 'main', does: { send: 'fall' } }]
    : [];
  switch (choice.at) {
    case 'ride': {
      const ride = rideOf(choice.path, offers);
      if (choice.path.length === 1) return [...end, back];
      return [
        ...(ride ? [main(words.ride, ride.move, catalogue.kinds.rider.walk?.energy)] : []),
        { label: words.stepBack, icon: 'back', kind: 'plain', does: 'step' },
      ];
    }
    case 'card': {
      const swap = offers.swaps.get(choice.kind);
      return [
        ...fall,
        ...(swap
          ? [
              {
                label: words.swapIt,
                note: words.swapNote,
                icon: 'swap' as const,
                kind: 'plain' as const,
                does: { send: swap },
              },
            ]
          : []),
        back,
      ];
    }
    case 'creature': {
      const blast = offers.blasts.get(choice.square);
      const energy = creatureAt(view, choice.square) && catalogue.kinds.dynamite.attack?.energy;
      const up: Act[] = blast
        ? [{ ...main(words.blowUp, blast, energy ?? undefined), kind: 'hot' }]
        : [...end, ...fall];
      return [...up, back];
    }
    default:
      return [
        ...end,
        ...fall,
        ...(offers.swaps.size > 0
          ? [{ label: words.swap, icon: 'swap', kind: 'plain', does: 'swap' } as const]
          : []),
        ...(offers.plain.has('burn')
          ? [{ label: words.burn, icon: 'burn', kind: 'plain', does: 'burn' } as const]
          : []),
      ];
  }
}

const main = (label: string, move: string, energy: number | undefined): Act => ({
  label,
  kind: 'main',
  ...(energy === undefined ? {} : { energy }),
  does: { send: move },
});
