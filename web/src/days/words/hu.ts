import type { DaysWords } from '../words.ts';

export const words: DaysWords = {
  ask: 'Szóljunk, amikor te jössz?',
  why: 'Azoknál az asztaloknál, ahol egy lépés órákig vagy napokig is tarthat, bezárhatod az oldalt. A böngésződ szól, amikor te jössz, másért nem.',
  yes: 'Igen, szóljatok',
  notNow: 'Most nem',
  on: 'Szólunk, amikor te jössz.',
  row: 'Szóljon ezen az eszközön',
  rowText: 'Lassú asztaloknál, amikor te jössz.',
  refused:
    'A böngésződ itt nem szólhat. Engedélyezd a beállításaiban ennél az oldalnál, majd próbáld újra.',
  insecure:
    'Egyszerű http-címről a böngészők nem szólnak. Hagyd nyitva az oldalt egy lapon: a címe jelzi, amikor te jössz.',
  homeScreen:
    'Az iPhone és az iPad csak a főképernyőre tett oldalaknál szól: Megosztás, majd „Főképernyőhöz adás”, és onnan nyisd meg.',
  unable:
    'Ez a böngésző vagy ez a szerver nem tud szólni. A kezdőlapon az asztalaid mutatják, ki jön.',
  yourTurn: 'Te jössz',
  theirTurn: 'A többiek jönnek',
  left: (time) => `még ${time}`,
  atTables: (mine, all) => (all === 1 ? 'az asztalodnál' : `${all} asztalodból ${mine} helyen`),
  at: (game, names) => `${game}: ${names}`,
  here: 'ezen az eszközön',
};
