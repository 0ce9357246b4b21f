import {
  creatureAt,
  type Catalogue,
  type Kind,
  type Side,
  type UwoView,
} from '@tischlein/games/uwo/language';
import { leftIn, nextStep } from './first-step.ts';
import type { Offers } from './offers.ts';
import type { UwoWords } from './props.ts';

/** What the strip says, and which creature stands before it. */
export interface Sentence {
  readonly title: string;
  readonly text: string;
  readonly thumb: { readonly kind: Kind; readonly side: Side } | null;
}

export interface Speaking {
  readonly view: UwoView;
  readonly me: Side;
  readonly offers: Offers;
  readonly catalogue: Catalogue;
  readonly words: UwoWords;
  readonly kindName: (kind: Kind) => string;
  readonly names: Readonly<Record<Side, string>>;
}

export const say = (title: string, text = '', thumb: Sentence['thumb'] = null): Sentence => ({
  title,
  text,
  thumb,
});

/** While nothing is chosen. */
export function sentenceNow({ view, me, offers, words, kindName, names }: Speaking): Sentence {
  const foe: Side = me === 'gnorf' ? 'pnorf' : 'gnorf';
  if (view.result) return say(words.over);
  const { duel } = view;
  if (duel?.stage === 'blast' && offers.plain.has('fall'))
    return say(words.saveWhom, offers.morfs.size > 0 ? words.saveHow : words.saveNone);
  const attacker = duel?.attacker ? creatureAt(view, duel.attacker) : null;
  const target = duel?.target ? creatureAt(view, duel.target) : null;
  if (duel && attacker && target) {
    const asked = names[target.side];
    const text = duel.stage === 'counter' ? words.theyMayStrike(asked) : words.mayAnswer(asked);
    const title =
      attacker.side === me
        ? words.youAttack({ attacker: kindName(attacker.form), target: kindName(target.form) })
        : words.attacks({
            name: names[attacker.side],
            attacker: kindName(attacker.form),
            target: kindName(target.form),
          });
    return say(title, target.side === me ? '' : text, { kind: attacker.form, side: attacker.side });
  }
  if (offers.plain.has('end'))
    return say(
      words.yourTurn,
      view.energy[foe] === 0 && leftIn(offers) !== 'nothing'
        ? words.foeOut(names[foe])
        : nextStep(view, offers, words),
    );
  if (view.seat !== null && view.energy[me] === 0)
    return say(words.outOfEnergy, words.outOfEnergyText(names[foe]));
  const mine = view.seat !== null && view.turn === me;
  return say(mine ? words.yourTurn : words.turnOf(names[view.turn]));
}

/** What a card or a creature can do, in words: for the strip and for screen readers. */
export function abilities(
  kind: Kind,
  { catalogue, words, kindName }: Pick<Speaking, 'catalogue' | 'words' | 'kindName'>,
): string {
  if (kind === 'miss') return words.missCard;
  const { walk, attack, shield } = catalogue.kinds[kind];
  const walks = kind === 'rider' ? words.canRide : words.canWalk;
  const attacks = attack?.reach
    ? words.canAttack({ reach: attack.reach, energy: attack.energy })
    : attack
      ? words.canBlast(attack.energy)
      : words.noAttack;
  return [
    walk ? walks(walk) : words.noWalk,
    attacks,
    shield.length > 0 ? words.shieldedFrom(shield.map(kindName).join(', ')) : words.noShield,
  ].join(', ');
}
