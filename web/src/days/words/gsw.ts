import type { DaysWords } from '../words.ts';

export const words: DaysWords = {
  ask: 'Söu’s lüte, we du dra bisch?',
  why: 'A Tische, wo ne Zug Stunde oder Täg cha duure, chasch d’Site zuemache. Di Browser seit dr, we du dra bisch, und süsch nüt.',
  yes: 'Ja, lüte',
  notNow: 'Jitz nid',
  on: 'Es lütet, we du dra bisch.',
  row: 'Uf däm Grät lüte',
  rowText: 'A langsame Tische, we du dra bisch.',
  refused:
    'Di Browser darf hie nid lüte. Erloub’s i sine Istellige für die Site und probier’s nomau.',
  insecure:
    'Über ne eifachi http-Adrässe lüte Browser nid. La d’Site imene Tab offe: Ihre Titu seit, we du dra bisch.',
  homeScreen:
    'Es iPhone oder iPad lütet nume für Site uf em Startbiudschirm: Tipp uf «Teile», de uf «Zum Home-Bildschirm», und gang vo dert häre.',
  unable: 'Dä Browser oder dä Server cha nid lüte. Dini Tische uf dr Startsite säge, wär dra isch.',
  yourTurn: 'Du bisch dra',
  theirTurn: 'Die andere si dra',
  left: (time) => `no ${time}`,
  atTables: (mine, all) => (all === 1 ? 'a dim Tisch' : `a ${mine} vo dine ${all} Tische`),
  at: (game, names) => `${game} mit ${names}`,
  here: 'uf däm Grät',
};
