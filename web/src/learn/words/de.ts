import type { LearnWords } from '../tips.ts';

export const words: LearnWords = {
  next: 'Verstanden',
  of: (tip, all) => `${tip} von ${all}`,
  mow: {
    start: 'Tipp auf eine helle Kuh, um eine Herde zu beginnen.',
    add: 'Deine Zahl muss kleiner oder größer sein als alle, die liegen. Das Schildchen auf der Karte zeigt, an welches Ende sie passt.',
    take: 'Nichts passt? Dann nimmst du die Herde. Ihre Fliegen zählen für dich, und du beginnst die nächste.',
    special:
      'Violette Kühe sind besonders und haben fünf Fliegen. Tipp auf eine und sieh, was sie kann.',
    pile: 'Der Stapel ist fast leer. Danach beendet das nächste Nehmen die Runde.',
  },
  uno: {
    lay: 'Helle Karten passen: gleiche Farbe, Zahl oder gleiches Zeichen. Tipp auf eine und leg sie mit dem Knopf.',
    draw: 'Nichts passt: Zieh eine Karte. Passt sie, darfst du sie gleich legen.',
    wild: 'Schwarze Karten passen überall. Du wünschst die Farbe, die folgt.',
    sum: 'Auf dich warten Karten: Wehr sie mit einer Ziehkarte ab oder nimm sie alle.',
    call: 'Fast geschafft! Beim Legen der vorletzten Karte sagst du mit demselben Knopf UNO.',
  },
  uwo: {
    walk: 'Tipp auf eines deiner Wesen. Auf grüne Felder kann es gehen, rote Ringe kann es treffen. Beides kostet Energie.',
    morf: 'Tipp auf eine Karte deiner Hand, um ein Wesen in diese Form zu verwandeln.',
    end: 'Fertig? Beende den Zug: Übrige Energie hilft dir, wenn die andere Seite dran ist.',
    duel: 'Du wirst angegriffen! Antworte mit einer passenden Karte, oder lass dein Wesen fallen.',
  },
};
