import { creatureAt } from '@tischlein/games/uwo/language';
import { abilities, type Speaking } from './speaking.ts';

/** Everything about a square in one line, for those who hear the field instead of seeing it. */
export function squareName(square: string, marked: string | undefined, speaking: Speaking): string {
  const { view, words, kindName, names } = speaking;
  const creature = creatureAt(view, square);
  const parts = [square];
  if (!creature) parts.push(words.empty);
  else {
    parts.push(words.theirs({ name: names[creature.side], kind: kindName(creature.form) }));
    if (square in view.ko) parts.push(words.knockedOut);
    parts.push(abilities(creature.form, speaking));
    const below = view.stacks[square]?.length ?? 0;
    if (below > 0) parts.push(words.stack(below));
  }
  return (marked ? [square, marked, ...parts.slice(1)] : parts).join(', ');
}
