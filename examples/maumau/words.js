import { DECK, RANKS, SUITS } from './cards.js';

/** A name for every card, and for the suits by themselves. Beside them stand the names of the view's fields. */
const cards = (suits, ranks, named) => ({
  ...Object.fromEntries(SUITS.map((suit, i) => [suit, suits[i]])),
  ...Object.fromEntries(
    DECK.map((code) => [
      code,
      named(suits[SUITS.indexOf(code[0])], ranks[RANKS.indexOf(code.slice(1))]),
    ]),
  ),
});

const en = {
  cards: {
    ...cards(
      ['clubs', 'spades', 'hearts', 'diamonds'],
      ['7', '8', '9', '10', 'jack', 'queen', 'king', 'ace'],
      (suit, rank) => `${rank} of ${suit}`,
    ),
    held: 'cards',
    top: 'on top',
    wish: 'wished for',
    drawn: 'has drawn',
    pile: 'pile',
    under: 'played before',
  },
  options: {
    hand: { name: 'Cards', text: 'How many cards everybody is dealt.' },
    jackOnJack: { name: 'Jack on jack', text: 'A jack may be played on a jack.' },
  },
  presets: {
    usual: { name: 'Usual', text: 'Five cards each.' },
    quick: { name: 'Quick', text: 'Three cards each.' },
  },
  refused: {
    'MAUMAU-1': 'You don’t have the {card}.',
    'MAUMAU-2': 'The {card} fits neither the suit nor the rank of the {top}.',
    'MAUMAU-3':
      '{why, select, drawn {You have drawn already: play or pass.} fits {You have a card that fits, so you can’t draw.} play {You have a card that fits, so you can’t pass.} other {Draw a card before you pass.}}',
    'MAUMAU-4': 'It’s {next}’s turn.',
    'MAUMAU-7':
      '{why, select, jack {No jack on a jack: the {card} can’t go on the {top}.} other {{suit} was wished for, and the {card} isn’t.}}',
    'MAUMAU-8': 'The game is over.',
    'MAUMAU-9': 'There is no card left to draw: pass.',
  },
  told: {
    'MAUMAU-2': '{me, select, yes {You play} other {{seat} plays}} the {card}.',
    'MAUMAU-3':
      '{what, select, draw {{me, select, yes {You draw the {card}.} other {{seat} draws a card.}}} other {{me, select, yes {You pass.} other {{seat} passes.}}}}',
    'MAUMAU-5':
      '{me, select, yes {You draw {cards}.} other {{seat} draws {number, plural, one {a card} other {# cards}}.}}',
    'MAUMAU-6': '{me, select, yes {You sit} other {{seat} sits}} out.',
    'MAUMAU-7': '{me, select, yes {You wish} other {{seat} wishes}} for {suit}.',
    'MAUMAU-8': 'Mau-Mau! {me, select, yes {You win} other {{seat} wins}}.',
    'MAUMAU-9': 'The pile is made anew: {number, plural, one {one card} other {# cards}}.',
  },
};

const de = {
  cards: {
    ...cards(
      ['Kreuz', 'Pik', 'Herz', 'Karo'],
      ['7', '8', '9', '10', 'Bube', 'Dame', 'König', 'Ass'],
      (suit, rank) => `${suit} ${rank}`,
    ),
    held: 'Karten',
    top: 'oben',
    wish: 'gewünscht',
    drawn: 'hat gezogen',
    pile: 'Stapel',
    under: 'vorher gespielt',
  },
  options: {
    hand: { name: 'Karten', text: 'Wie viele Karten alle bekommen.' },
    jackOnJack: { name: 'Bube auf Bube', text: 'Ein Bube darf auf einen Buben gelegt werden.' },
  },
  presets: {
    usual: { name: 'Üblich', text: 'Fünf Karten für jeden.' },
    quick: { name: 'Kurz', text: 'Drei Karten für jeden.' },
  },
  refused: {
    'MAUMAU-1': '{card} hast du nicht.',
    'MAUMAU-2': '{card} passt weder in der Farbe noch im Wert auf {top}.',
    'MAUMAU-3':
      '{why, select, drawn {Du hast schon gezogen: spiel oder passe.} fits {Du hast eine passende Karte und darfst nicht ziehen.} play {Du hast eine passende Karte und darfst nicht passen.} other {Zieh eine Karte, bevor du passt.}}',
    'MAUMAU-4': '{next} ist am Zug.',
    'MAUMAU-7':
      '{why, select, jack {Bube auf Bube gibt es nicht: {card} passt nicht auf {top}.} other {{suit} ist gewünscht, {card} passt nicht.}}',
    'MAUMAU-8': 'Das Spiel ist zu Ende.',
    'MAUMAU-9': 'Es ist keine Karte mehr zum Ziehen da: passe.',
  },
  told: {
    'MAUMAU-2': '{me, select, yes {Du spielst} other {{seat} spielt}} {card}.',
    'MAUMAU-3':
      '{what, select, draw {{me, select, yes {Du ziehst {card}.} other {{seat} zieht eine Karte.}}} other {{me, select, yes {Du passt.} other {{seat} passt.}}}}',
    'MAUMAU-5':
      '{me, select, yes {Du ziehst {cards}.} other {{seat} zieht {number, plural, one {eine Karte} other {# Karten}}.}}',
    'MAUMAU-6': '{me, select, yes {Du setzt} other {{seat} setzt}} aus.',
    'MAUMAU-7': '{me, select, yes {Du wünschst dir} other {{seat} wünscht sich}} {suit}.',
    'MAUMAU-8': 'Mau-Mau! {me, select, yes {Du gewinnst} other {{seat} gewinnt}}.',
    'MAUMAU-9':
      'Der Stapel wird neu gemischt: {number, plural, one {eine Karte} other {# Karten}}.',
  },
};

const gsw = {
  cards: {
    ...cards(
      ['Chrüz', 'Schufle', 'Härz', 'Egge'],
      ['7', '8', '9', '10', 'Bueb', 'Dame', 'Chünig', 'Ass'],
      (suit, rank) => `${suit} ${rank}`,
    ),
    held: 'Charte',
    top: 'z’oberscht',
    wish: 'gwünscht',
    drawn: 'het zoge',
    pile: 'Stapu',
    under: 'vorhär gschpilt',
  },
  options: {
    hand: { name: 'Charte', text: 'Wie viu Charte aui überchöme.' },
    jackOnJack: { name: 'Bueb uf Bueb', text: 'E Bueb darf uf e Bueb.' },
  },
  presets: {
    usual: { name: 'Wie geng', text: 'Füf Charte für jedes.' },
    quick: { name: 'Churz', text: 'Drü Charte für jedes.' },
  },
  refused: {
    'MAUMAU-1': '{card} hesch nid.',
    'MAUMAU-2': '{card} passt weder i dr Farb no im Wärt uf {top}.',
    'MAUMAU-3':
      '{why, select, drawn {Du hesch scho zoge: schpil oder pass.} fits {Du hesch e Charte wo passt u darfsch nid zieh.} play {Du hesch e Charte wo passt u darfsch nid passe.} other {Zieh e Charte, bevor dass du passisch.}}',
    'MAUMAU-4': '{next} isch dranne.',
    'MAUMAU-7':
      '{why, select, jack {Bueb uf Bueb git’s nid: {card} passt nid uf {top}.} other {{suit} isch gwünscht, {card} passt nid.}}',
    'MAUMAU-8': 'Ds Schpil isch fertig.',
    'MAUMAU-9': 'Es het kei Charte meh zum Zieh: pass.',
  },
  told: {
    'MAUMAU-2': '{me, select, yes {Du schpilsch} other {{seat} schpilt}} {card}.',
    'MAUMAU-3':
      '{what, select, draw {{me, select, yes {Du ziehsch {card}.} other {{seat} zieht e Charte.}}} other {{me, select, yes {Du passisch.} other {{seat} passt.}}}}',
    'MAUMAU-5':
      '{me, select, yes {Du ziehsch {cards}.} other {{seat} zieht {number, plural, one {e Charte} other {# Charte}}.}}',
    'MAUMAU-6': '{me, select, yes {Du setzisch} other {{seat} setzt}} us.',
    'MAUMAU-7': '{me, select, yes {Du wünschisch dir} other {{seat} wünscht sech}} {suit}.',
    'MAUMAU-8': 'Mau-Mau! {me, select, yes {Du gwinnsch} other {{seat} gwinnt}}.',
    'MAUMAU-9': 'Dr Stapu wird nöi gmischt: {number, plural, one {ei Charte} other {# Charte}}.',
  },
};

const hu = {
  cards: {
    ...cards(
      ['treff', 'pikk', 'kőr', 'káró'],
      ['7', '8', '9', '10', 'bubi', 'dáma', 'király', 'ász'],
      (suit, rank) => `${suit} ${rank}`,
    ),
    held: 'lap',
    top: 'felül',
    wish: 'a kért szín',
    drawn: 'húzott',
    pile: 'húzópakli',
    under: 'korábbi lapok',
  },
  options: {
    hand: { name: 'Lapok', text: 'Hány lapot kap mindenki.' },
    jackOnJack: { name: 'Bubi bubira', text: 'Bubira is tehető bubi.' },
  },
  presets: {
    usual: { name: 'Szokásos', text: 'Öt lap mindenkinek.' },
    quick: { name: 'Gyors', text: 'Három lap mindenkinek.' },
  },
  refused: {
    'MAUMAU-1': 'Ez a lap nincs nálad: {card}.',
    'MAUMAU-2': 'Se színben, se értékben nem illik ide ({top}): {card}.',
    'MAUMAU-3':
      '{why, select, drawn {Már húztál: játssz ki egy lapot vagy passzolj.} fits {Van illő lapod, ezért nem húzhatsz.} play {Van illő lapod, ezért nem passzolhatsz.} other {Passz előtt húzz egy lapot.}}',
    'MAUMAU-4': '{next} következik.',
    'MAUMAU-7':
      '{why, select, jack {Bubira nem jöhet bubi: {card}.} other {A kért szín: {suit}. Ez nem az: {card}.}}',
    'MAUMAU-8': 'A játéknak vége.',
    'MAUMAU-9': 'Nincs több húzható lap: passzolj.',
  },
  told: {
    'MAUMAU-2': '{me, select, yes {Kijátszod} other {{seat} kijátssza}} ezt: {card}.',
    'MAUMAU-3':
      '{what, select, draw {{me, select, yes {Ezt húzod: {card}.} other {{seat} húz egy lapot.}}} other {{me, select, yes {Passzolsz.} other {{seat} passzol.}}}}',
    'MAUMAU-5':
      '{me, select, yes {Ezt húzod: {cards}.} other {{seat} húz {number, plural, one {egy} other {#}} lapot.}}',
    'MAUMAU-6': '{me, select, yes {Kimaradsz} other {{seat} kimarad}}.',
    'MAUMAU-7': '{me, select, yes {A kért színed} other {{seat} ezt a színt kéri}}: {suit}.',
    'MAUMAU-8': 'Mau-mau! {me, select, yes {Nyertél} other {{seat} nyert}}.',
    'MAUMAU-9': 'Új húzópakli készül: {number} lap.',
  },
};

export const words = { en, de, gsw, hu };
