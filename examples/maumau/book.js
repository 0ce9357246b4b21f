/** A rule book in one language: a title and a text for each clause, in order. */
const bookOf = (name, blurb, goal, clauses) => ({
  name,
  blurb,
  goal,
  clauses: Object.fromEntries(
    clauses.map(([title, text], i) => [`MAUMAU-${i + 1}`, { title, text, source: 'ruling' }]),
  ),
});

export const book = {
  en: bookOf('Mau-Mau', 'Suit on suit, seven on seven.', 'Get rid of your cards first.', [
    [
      'The deal',
      'Two to five play with 32 cards. Everybody gets five; the next card lies face up, the rest is the pile.',
    ],
    ['What fits', 'Play a card of the suit or the rank of the top one.'],
    ['Drawing', 'If none of your cards fits, draw one. Then play a card that fits, or pass.'],
    ['In turn', 'It goes around clockwise; only whose turn it is may do something.'],
    ['Seven', 'After a seven the next one draws two cards and then plays.'],
    ['Eight', 'After an eight the next one sits out.'],
    [
      'Jack',
      'A jack fits on every card but a jack. Who plays it wishes for the suit that must follow.',
    ],
    ['The end', 'Who plays the last card wins, whatever that card is.'],
    [
      'No pile left',
      'When the pile is used up, all played cards but the top one are shuffled and make a new pile.',
    ],
  ]),
  de: bookOf(
    'Mau-Mau',
    'Farbe auf Farbe, Sieben auf Sieben.',
    'Werde deine Karten als Erste los.',
    [
      [
        'Geben',
        'Zwei bis fünf spielen mit 32 Karten. Alle bekommen fünf; die nächste liegt offen, der Rest ist der Stapel.',
      ],
      ['Was passt', 'Spiel eine Karte mit der Farbe oder dem Wert der obersten.'],
      ['Ziehen', 'Passt keine deiner Karten, zieh eine. Dann spiel eine passende oder passe.'],
      ['Reihum', 'Es geht im Uhrzeigersinn; nur wer am Zug ist, darf etwas tun.'],
      ['Sieben', 'Nach einer Sieben zieht die Nächste zwei Karten und spielt dann.'],
      ['Acht', 'Nach einer Acht setzt die Nächste aus.'],
      [
        'Bube',
        'Ein Bube passt auf jede Karte ausser auf einen Buben. Wer ihn spielt, wünscht sich die Farbe.',
      ],
      ['Ende', 'Wer die letzte Karte spielt, gewinnt, welche es auch ist.'],
      [
        'Kein Stapel',
        'Ist der Stapel aufgebraucht, werden alle gespielten Karten ausser der obersten neu gemischt.',
      ],
    ],
  ),
  gsw: bookOf('Mau-Mau', 'Farb uf Farb, Sibni uf Sibni.', 'Wird dini Charte aus Ersti los.', [
    [
      'Gä',
      'Zwöi bis füf schpile mit 32 Charte. Aui überchöme füf; di nächschti ligt offe, dr Räschte isch dr Stapu.',
    ],
    ['Was passt', 'Schpil e Charte mit dr Farb oder em Wärt vo dr oberschte.'],
    ['Zieh', 'Passt keini vo dine Charte, zieh eini. När schpil eini wo passt, oder pass.'],
    ['Dr Reihe na', 'Es geit im Uhrzeigersinn; nume wär dranne isch, darf öppis mache.'],
    ['Sibni', 'Nach ere Sibni zieht di Nächschti zwo Charte u schpilt när.'],
    ['Achti', 'Nach ere Achti setzt di Nächschti us.'],
    [
      'Bueb',
      'E Bueb passt uf jedi Charte, nume nid uf e Bueb. Wär ne schpilt, wünscht sech d’Farb.',
    ],
    ['Schluss', 'Wär di letschti Charte schpilt, gwinnt, weli es o isch.'],
    [
      'Kei Stapu',
      'Isch dr Stapu ufbruucht, wärde aui gschpilte Charte usser dr oberschte nöi gmischt.',
    ],
  ]),
  hu: bookOf('Mau-mau', 'Szín színre, hetes hetesre.', 'Szabadulj meg elsőként a lapjaidtól.', [
    [
      'Az osztás',
      'Ketten-öten játsszák 32 lappal. Mindenki ötöt kap; a következő lap nyitva van, a többi a húzópakli.',
    ],
    [
      'Mi illik',
      'Olyan lapot játssz ki, amelynek a színe vagy az értéke megegyezik a felső lapéval.',
    ],
    ['Húzás', 'Ha egy lapod sem illik, húzz egyet. Utána játssz ki egy illő lapot, vagy passzolj.'],
    ['Sorban', 'Az óra járása szerint megy; csak az tehet valamit, aki következik.'],
    ['Hetes', 'Hetes után a következő két lapot húz, majd játszik.'],
    ['Nyolcas', 'Nyolcas után a következő kimarad.'],
    ['Bubi', 'A bubi minden lapra illik, csak bubira nem. Aki kijátssza, kéri a színt.'],
    ['A vége', 'Aki az utolsó lapját kijátssza, nyer, bármi is az.'],
    [
      'Elfogyott',
      'Ha elfogy a húzópakli, a kijátszott lapok a felső kivételével újrakeverve új paklit adnak.',
    ],
  ]),
};
