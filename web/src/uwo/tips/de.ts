import type { Translated } from '../../words/index.svelte.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  walk: 'Tipp auf eines deiner Wesen. Auf grüne Felder kann es laufen, rot umringte Wesen kann es treffen. Beides kostet Energie.',
  morf: 'Tipp auf eine Karte deiner Hand, um ein Wesen in diese Gestalt zu morfen.',
  end: 'Fertig? Beende den Zug: Mit übriger Energie kannst du dich verteidigen, wenn die andere Seite dran ist.',
  duel: 'Du wirst angegriffen! Antworte mit einer passenden Karte oder opfere dein Wesen.',
};
