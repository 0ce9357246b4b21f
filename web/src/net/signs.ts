import type { Sign } from '@tischlein/table';
import type { Language } from '@tischlein/rules/languages';

interface SignWords {
  readonly title: string;
  readonly mute: string;
  readonly unmute: string;
  readonly signs: { readonly [sign in Sign]: string };
}

/** What reactions and phrases say, to each reader in their language. */
export const SIGN_WORDS: { readonly [language in Language]: SignWords } = {
  en: {
    title: 'Reactions',
    mute: 'Hide reactions',
    unmute: 'Show reactions',
    signs: {
      bravo: 'Bravo',
      haha: 'Ha ha',
      ouch: 'Ouch',
      luck: 'Good luck',
      time: 'Take your time',
      soon: 'Back soon',
      hello: 'Hello, everybody!',
      thanks: 'Thank you!',
      played: 'Well played!',
      again: 'One more game?',
    },
  },
  de: {
    title: 'Reaktionen',
    mute: 'Reaktionen ausblenden',
    unmute: 'Reaktionen zeigen',
    signs: {
      bravo: 'Bravo',
      haha: 'Haha',
      ouch: 'Autsch',
      luck: 'Viel Glück',
      time: 'Lass dir Zeit',
      soon: 'Bin gleich zurück',
      hello: 'Hallo zusammen!',
      thanks: 'Danke!',
      played: 'Gut gespielt!',
      again: 'Noch eine Partie?',
    },
  },
  gsw: {
    title: 'Reaktione',
    mute: 'Reaktione usblände',
    unmute: 'Reaktione zeige',
    signs: {
      bravo: 'Bravo',
      haha: 'Haha',
      ouch: 'Outsch',
      luck: 'Viu Glück',
      time: 'La dr Zyt',
      soon: 'Chume grad wider',
      hello: 'Hoi zäme!',
      thanks: 'Merci!',
      played: 'Guet gschpiut!',
      again: 'No nes Schpil?',
    },
  },
  hu: {
    title: 'Reakciók',
    mute: 'Reakciók elrejtése',
    unmute: 'Reakciók mutatása',
    signs: {
      bravo: 'Bravó',
      haha: 'Haha',
      ouch: 'Jaj',
      luck: 'Sok szerencsét',
      time: 'Ráérsz',
      soon: 'Mindjárt jövök',
      hello: 'Sziasztok!',
      thanks: 'Köszönöm!',
      played: 'Szép játék volt!',
      again: 'Játszunk még egyet?',
    },
  },
};
