import { blastAt, creatureAt, shieldedFrom } from '@tischlein/games/uwo/language';
import type { Choice } from './choice.ts';
import { canAct } from './offers.ts';
import { abilities, say, sentenceNow, type Sentence, type Speaking } from './speaking.ts';

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
