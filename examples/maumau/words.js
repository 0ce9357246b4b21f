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

/** How each card is drawn at the table: a rank, written as the language writes it, and a suit. */
const looks = (ranks) =>
  Object.fromEntries(
    DECK.map((code) => [
      code,
      {
        rank: ranks[RANKS.indexOf(code.slice(1))],
        suit: ['clubs', 'spades', 'hearts', 'diamonds'][SUITS.indexOf(code[0])],
      },
    ]),
  );

const en = {
  looks: looks(['7', '8', '9', '10', 'J', 'Q', 'K', 'A']),
  moves: {
    play: 'Play the {a}{count, select, 2 { and wish for {b}} other {}}',
    draw: 'Draw a card',
    pass: 'Pass',
  },
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
  looks: looks(['7', '8', '9', '10', 'B', 'D', 'K', 'A']),
  moves: {
    play: '{a} spielen{count, select, 2 { und {b} wünschen} other {}}',
    draw: 'Eine Karte ziehen',
    pass: 'Passen',
  },
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

/** Other languages are answered in English. */
export const words = { en, de };

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
};
