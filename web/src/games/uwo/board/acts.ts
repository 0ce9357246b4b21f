import {
  creatureAt,
  owesAtEnd,
  type Catalogue,
  type Kind,
  type UwoView,
} from '@tischlein/games/uwo/language';
import type { Action } from '../../kit/Actions.svelte';
import type { Choice } from './choice.ts';
import { rideOf, type Offers } from './offers.ts';
import { isTimeToEnd } from './speaking.ts';
import type { UwoWords } from './props.ts';

/** A button beside the hand. */
export interface Act extends Action<{ readonly send: string } | 'back' | 'step' | 'burn' | 'swap'> {
  readonly icon?: 'swap' | 'burn' | 'back';
  readonly energy?: number;
}

interface Asked {
  readonly choice: Choice;
  readonly view: UwoView;
  readonly offers: Offers;
  readonly catalogue: Catalogue;
  readonly words: UwoWords;
  /** Where there is room a button says the whole move. */
  readonly kindName?: ((kind: Kind) => string) | undefined;
}

/** Beside a wide field whoever is attacked answers by these; elsewhere on a sheet over it. */
export function answersFor({
  view,
  offers,
  catalogue,
  words,
  kindName,
}: Omit<Asked, 'choice'>): Act[] {
  const strike = strikeIn(offers);
  const cost = catalogue.kinds[creatureAt(view, view.duel!.target!)!.form].attack?.energy;
  const answers: Act[] =
    view.duel!.stage === 'defend'
      ? [
          ...(offers.plain.has('miss') ? [main(words.duck, 'miss', undefined)] : []),
          ...[...offers.morfs].flatMap(([kind, to]) =>
            [...to.values()].map((move) => main(`${words.morf}: ${kindName?.(kind)}`, move, 1)),
          ),
          { label: words.letFall, kind: 'quiet', does: { send: 'fall' } },
        ]
      : [
          ...(strike ? [main(words.strikeBack, strike, cost)] : []),
          { label: words.leaveIt, kind: 'quiet', does: { send: 'stop' } },
        ];
  return answers.map((answer, i) => (i === 0 ? { ...answer, kind: 'go' } : answer));
}

/** The blow whoever blocked an attack may answer with. */
export const strikeIn = ({ attacks, blasts }: Offers): string | null =>
  [...attacks.values()].flatMap((to) => [...to.values()])[0] ?? [...blasts.values()][0] ?? null;

export function actsFor({ choice, view, offers, catalogue, words, kindName }: Asked): Act[] {
  const back: Act = { label: words.back, icon: 'back', kind: 'plain', does: 'back' };
  const end: Act[] = offers.plain.has('end')
    ? [
        {
          label: words.endTurn,
          ...(owesAtEnd(view) ? { note: words.endCosts } : {}),
          kind: isTimeToEnd(view, offers) ? 'go' : 'quiet',
          does: { send: 'end' },
        },
      ]
    : [];
  const fall: Act[] = offers.plain.has('fall')
    ? [{ label: words.letFall, kind: 'go', does: { send: 'fall' } }]
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
        ...end,
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
      const [hit, ...more] = kindName ? [...(offers.attacks.get(choice.square) ?? [])] : [];
      if (hit && more.length === 0) {
        const [square, move] = hit;
        const kind = kindName!(creatureAt(view, square)!.form);
        const { attack } = catalogue.kinds[creatureAt(view, choice.square)!.form];
        const rest = up.map((act) => ({ ...act, kind: 'quiet' as const }));
        return [main(words.hitIt({ kind, square }), move, attack?.energy), ...rest, back];
      }
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
  kind: 'go',
  ...(energy === undefined ? {} : { energy }),
  does: { send: move },
});
