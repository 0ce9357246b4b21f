import { creatureAt, owesAtEnd } from '@tischlein/games/uwo/language';
import type { Action } from '../../kit/Actions.svelte';
import type { Choice } from './choice.ts';
import { rideOf, type Offers } from './offers.ts';
import type { Speaking } from './props.ts';
import { isTimeToEnd } from './speaking.ts';

/** A button beside the hand. */
export interface Act extends Action<
  { readonly send: string } | 'back' | 'step' | 'burn' | 'swap' | 'fold' | 'unfold'
> {
  /** What a screen reader hears, where the words alone do not say it. */
  readonly name?: string;
  readonly icon?: 'swap' | 'burn' | 'back';
  readonly energy?: number | undefined;
}

type Asked = Pick<Speaking, 'view' | 'offers' | 'catalogue' | 'words' | 'kindName'>;

const main = (label: string, send: string, energy?: number): Act => ({
  label,
  kind: 'go',
  energy,
  does: { send },
});
const quiet = (label: string, send: string): Act => ({ label, kind: 'quiet', does: { send } });
const plain = (label: string, icon: 'swap' | 'burn' | 'back', does: Act['does']): Act => ({
  label,
  icon,
  kind: 'plain',
  does,
});
const given = (...acts: readonly (Act | null | undefined | false)[]): Act[] =>
  acts.filter((act) => !!act);

/** The blow whoever blocked an attack may answer with. */
const strikeIn = ({ attacks, blasts }: Offers): string | null =>
  [...attacks.values()].flatMap((to) => [...to.values()])[0] ?? [...blasts.values()][0] ?? null;

/** Beside a wide field whoever is attacked answers by these; elsewhere on a sheet over it. */
export function answersFor({ view, offers, catalogue, words, kindName }: Asked): Act[] {
  const strike = strikeIn(offers);
  const { form } = creatureAt(view, view.duel!.target!)!;
  const answers =
    view.duel!.stage === 'defend'
      ? given(
          offers.plain.has('miss') && main(words.duck, 'miss'),
          ...[...offers.morfs].flatMap(([kind, to]) =>
            [...to.values()].map((move) => main(`${words.morf}: ${kindName(kind)}`, move, 1)),
          ),
          quiet(words.letFall, 'fall'),
        )
      : given(
          strike !== null && main(words.strikeBack, strike, catalogue.kinds[form].attack?.energy),
          quiet(words.leaveIt, 'stop'),
        );
  return answers.map((answer, i) => (i === 0 ? { ...answer, kind: 'go' } : answer));
}

/** Where it is wide, a button says the whole move. */
export function actsFor(choice: Choice, asked: Asked, { wide = false } = {}): Act[] {
  const { view, offers, catalogue, words, kindName } = asked;
  const { kinds } = catalogue;
  const back = plain(words.back, 'back', 'back');
  const turn = given(
    offers.plain.has('end') && {
      label: words.endTurn,
      note: owesAtEnd(view) ? words.endCosts : undefined,
      kind: isTimeToEnd(view, offers) ? 'go' : 'quiet',
      does: { send: 'end' },
    },
    offers.plain.has('fall') && main(words.letFall, 'fall'),
  );
  switch (choice.at) {
    case 'ride': {
      const ride = rideOf(choice.path, offers);
      if (choice.path.length === 1) return [...turn, back];
      return given(
        ride && main(words.ride, ride.move, kinds.rider.walk?.energy),
        plain(words.stepBack, 'back', 'step'),
      );
    }
    case 'card': {
      const swap = offers.swaps.get(choice.kind);
      return given(
        ...turn,
        swap !== undefined && {
          ...plain(words.swapIt, 'swap', { send: swap }),
          note: words.swapNote,
        },
        back,
      );
    }
    case 'creature': {
      const blast = offers.blasts.get(choice.square);
      const up: Act[] = blast
        ? [{ ...main(words.blowUp, blast, kinds.dynamite.attack?.energy), kind: 'hot' }]
        : turn;
      const [hit, ...more] = wide ? (offers.attacks.get(choice.square) ?? []) : [];
      if (!hit || more.length > 0) return [...up, back];
      const [square, move] = hit;
      const [by, at] = [creatureAt(view, choice.square)!, creatureAt(view, square)!];
      const text = words.hitIt({ kind: kindName(at.form), square });
      const rest = up.map((act): Act => ({ ...act, kind: 'quiet' }));
      return [main(text, move, kinds[by.form].attack?.energy), ...rest, back];
    }
    default:
      return given(
        ...turn,
        offers.swaps.size > 0 && plain(words.swap, 'swap', 'swap'),
        offers.plain.has('burn') && plain(words.burn, 'burn', 'burn'),
      );
  }
}
