import type { DaysWords } from '../words.ts';

export const words: DaysWords = {
  ask: 'Sollen wir läuten, wenn du dran bist?',
  why: 'An Tischen, an denen ein Zug Stunden oder Tage dauern darf, kannst du die Seite schließen. Dein Browser sagt dir, wenn du dran bist, und sonst nichts.',
  yes: 'Ja, läuten',
  notNow: 'Jetzt nicht',
  on: 'Wir läuten, wenn du dran bist.',
  row: 'Auf diesem Gerät läuten',
  rowText: 'An langsamen Tischen, wenn du dran bist.',
  refused:
    'Dein Browser darf hier nicht läuten. Erlaube es in seinen Einstellungen für diese Seite und versuch es noch einmal.',
  insecure:
    'Über eine einfache http-Adresse läuten Browser nicht. Lass die Seite in einem Tab offen: Ihr Titel sagt, wenn du dran bist.',
  homeScreen:
    'Ein iPhone oder iPad läutet nur für Seiten auf dem Startbildschirm: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffne sie von dort.',
  unable:
    'Dieser Browser oder dieser Server kann nicht läuten. Deine Tische auf der Startseite sagen, wer dran ist.',
  yourTurn: 'Du bist dran',
  theirTurn: 'Die anderen sind dran',
  left: (time) => `noch ${time}`,
  atTables: (mine, all) => (all === 1 ? 'an deinem Tisch' : `an ${mine} von deinen ${all} Tischen`),
  at: (game, names) => `${game} mit ${names}`,
  here: 'auf diesem Gerät',
};
