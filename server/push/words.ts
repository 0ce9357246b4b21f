import type { Language } from '@tischlein/rules';

/** What a notification says. It lies on lock screens: nothing in it is more than a watcher might read. */
interface PushWords {
  yourTurn(game: string): string;
  with(names: string): string;
  left(time: string): string;
  days(count: number): string;
  hours(count: number): string;
}

export const PUSH_WORDS: { readonly [language in Language]: PushWords } = {
  en: {
    yourTurn: (game) => `${game}: your turn`,
    with: (names) => `With ${names}.`,
    left: (time) => `You have ${time}.`,
    days: (count) => (count === 1 ? 'one day' : `${count} days`),
    hours: (count) => (count === 1 ? 'one hour' : `${count} hours`),
  },
  de: {
    yourTurn: (game) => `${game}: Du bist dran`,
    with: (names) => `Mit ${names}.`,
    left: (time) => `Du hast ${time}.`,
    days: (count) => (count === 1 ? 'einen Tag' : `${count} Tage`),
    hours: (count) => (count === 1 ? 'eine Stunde' : `${count} Stunden`),
  },
  gsw: {
    yourTurn: (game) => `${game}: Du bisch dra`,
    with: (names) => `Mit ${names}.`,
    left: (time) => `Du hesch ${time}.`,
    days: (count) => (count === 1 ? 'ei Tag' : `${count} Täg`),
    hours: (count) => (count === 1 ? 'e Stund' : `${count} Stund`),
  },
  hu: {
    yourTurn: (game) => `${game}: te jössz`,
    with: (names) => `Játékostársak: ${names}.`,
    left: (time) => `Hátralévő idő: ${time}.`,
    days: (count) => `${count} nap`,
    hours: (count) => `${count} óra`,
  },
};
