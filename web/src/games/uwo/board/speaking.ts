import {
  type Creature,
  type Kind,
  type Side,
  type UwoView,
  blastAt,
  creatureAt,
  shieldedFrom,
} from '@tischlein/games/uwo/language';
import { foeOf } from './field.ts';
import { type Offers, canAct } from './offers.ts';
import type { Speaking, UwoWords } from './props.ts';
import type { Choice } from './choice.ts';

/** What the strip says, and which creature stands before it. */
export interface Sentence {
  readonly title: string;
  readonly text: string;
  readonly thumb: { readonly kind: Kind; readonly side: Side } | null;
}

const say = (title: string, text = '', thumb: Sentence['thumb'] = null): Sentence => ({
  title,
  text,
  thumb,
});

/** What it would cost whoever is attacked to strike back. */
export function strikeNote({ form, side }: Creature, { view, catalogue, words }: Speaking): string {
  const energy = catalogue.kinds[form].attack?.energy;
  return energy === undefined || view.duel?.stage !== 'defend'
    ? ''
    : words.strikeCosts({ energy, have: view.energy[side] });
}

/** While nothing is chosen. */
function sentenceNow({ view, me, offers, words, kindName, names }: Speaking): Sentence {
  const foe = foeOf(me);
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

/** What is left to do in the reader's own turn. */
export type Left = 'both' | 'act' | 'morf' | 'nothing';

export function leftIn({ walks, attacks, rides, blasts, morfs }: Offers): Left {
  const act = walks.size + attacks.size + rides.size + blasts.size > 0;
  if (morfs.size > 0) return act ? 'both' : 'morf';
  return act ? 'act' : 'nothing';
}

/** Ending a turn is the thing to do once something was done in it, or when nothing can be. */
export const isTimeToEnd = ({ turnState }: UwoView, offers: Offers): boolean =>
  turnState.acted || turnState.morfed !== null || leftIn(offers) === 'nothing';

/** From this many quiet turns before a draw on, they are counted down (UWO-61). */
const LAST_QUIET = 12;

/** What the strip says when one's turn begins: the next step, or how near a draw is. */
export function nextStep(view: UwoView, offers: Offers, words: UwoWords): string {
  const limit = Number(view.options['quietTurns']);
  const left = limit - view.quiet;
  const step = words.nextStep[leftIn(offers)];
  return limit > 0 && left <= LAST_QUIET ? `${step} ${words.quietLeft(left)}` : step;
}

const OWN: Partial<Record<Kind, string>> = {
  bazooka: 'UWO-50',
  rider: 'UWO-51',
  dynamite: 'UWO-54',
  miss: 'UWO-23',
};

/** The clause about a kind; most have no more than what their card shows (UWO-3). */
export const clauseOf = (kind: Kind): string => OWN[kind] ?? 'UWO-3';

/** The clause about what stands on a square. */
export function clauseAt(view: UwoView, square: string): string | undefined {
  const form = creatureAt(view, square)?.form;
  return square in view.ko ? 'UWO-25' : form && clauseOf(form);
}

/** What stands on a square, for those who hear the field instead of seeing it; its numbers are the description. */
export function squareName(square: string, marked: string | undefined, speaking: Speaking): string {
  const { view, words, kindName, names } = speaking;
  const creature = creatureAt(view, square);
  const parts = marked === undefined ? [square] : [square, marked];
  if (!creature) parts.push(words.empty);
  else {
    parts.push(words.theirs({ name: names[creature.side], kind: kindName(creature.form) }));
    if (square in view.ko) parts.push(words.knockedOut);
    const below = view.stacks[square]?.length ?? 0;
    if (below > 0) parts.push(words.stack(below));
  }
  return parts.join(', ');
}

/** The numbers of what stands there. */
export function squareAbilities(square: string, speaking: Speaking): string | undefined {
  const creature = creatureAt(speaking.view, square);
  return creature ? abilities(creature.form, speaking) : undefined;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function sentenceOf(choice: Choice, speaking: Speaking): Sentence {
  const { me, words, kindName, offers } = speaking;
  switch (choice.at) {
    case 'creature':
      return ofCreature(choice.square, speaking);
    case 'ride':
      return ofRide(choice.path, speaking);
    case 'card': {
      const { kind } = choice;
      const thumb = { kind, side: me };
      if (kind === 'miss') return say(`${capital(kindName(kind))}.`, words.missCard, thumb);
      if (!offers.morfs.has(kind))
        return say(`${capital(kindName(kind))}.`, words.cannotMorf, thumb);
      if (offers.plain.has('fall')) return say(words.saveWhom, words.saveHow, thumb);
      const note = kind === 'dynamite' ? words.morfNoteDynamite : words.morfNote;
      return say(words.whoBecomes(kindName(kind)), note, thumb);
    }
    default:
      return sentenceNow(speaking);
  }
}

function ofCreature(square: string, speaking: Speaking): Sentence {
  const { view, me, offers, words, kindName, names } = speaking;
  const creature = creatureAt(view, square);
  if (!creature) return say(square);
  const { form, side } = creature;
  const thumb = { kind: form, side };
  const title = `${capital(kindName(form))}, ${square}.`;
  const ko = view.ko[square];
  if (ko) {
    const ends = 'turnEnds' in ko;
    return say(
      title,
      words.outUntil({
        name: names[ko.until],
        n: ends ? ko.turnEnds : ko.turnBegins,
        ends: ends ? 'yes' : 'no',
      }),
      thumb,
    );
  }
  if (offers.blasts.has(square)) {
    const { falls, stays } = blastAt(view, square);
    const yours = falls.filter((at) => creatureAt(view, at)?.side === me).length;
    const staying = stays.map((at) => kindName(creatureAt(view, at)!.form)).join(', ');
    const text = staying === '' ? '' : words.stays(staying);
    return say(words.goesUp({ theirs: falls.length - yours, yours }), text, thumb);
  }
  const [held] = canAct(offers, square) ? shieldedFrom(view, square) : [];
  if (held !== undefined) {
    const target = creatureAt(view, held)!.form;
    return say(title, words.holdsOff({ target: kindName(target), by: kindName(form) }), thumb);
  }
  return say(title, `${capital(abilities(form, speaking))}.`, thumb);
}

function ofRide(path: readonly string[], { view, me, words, kindName }: Speaking): Sentence {
  const thumb = { kind: 'rider' as const, side: me };
  const trampled = path.slice(1).flatMap((square) => creatureAt(view, square) ?? []);
  const kinds = trampled.map(({ form }) => kindName(form)).join(', ');
  if (path.length === 1)
    return say(`${capital(kindName('rider'))}, ${path[0]}.`, words.drawPath, thumb);
  return say(path.join(' – '), kinds === '' ? '' : words.tramples(kinds), thumb);
}
