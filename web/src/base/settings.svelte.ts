import { ANIMALS, type Animal } from '@tischlein/kit/avatar';
import { languageFor, type Language } from '@tischlein/rules/languages';
import { recall, remember } from './storage.ts';

/** What a person has chosen, kept in this browser. */
export interface Settings {
  language: Language;
  /** Empty: one is called as the animal. Null: nobody has been asked yet. */
  name: string | null;
  avatar: Animal;
  look: 'light' | 'dark' | 'system';
  sound: boolean;
  /** Whoever plays the first card is asked once whether it shall be heard. */
  soundAsked: boolean;
  /** In the first round of a game the page says the aim, waits, and explains. */
  firstHelp: boolean;
  motion: 'full' | 'less' | 'system';
  /** Letters on top of the figures, for people who can not tell the colours apart. */
  marks: boolean;
  /** Others' reactions are shown at their seats. */
  reactions: boolean;
  /** How fast bots play. The page does not offer `atOnce`: it is for tests, which need not wait for them. */
  speed: 'slow' | 'normal' | 'fast' | 'atOnce';
  /** One tap plays; else the first lifts, the second plays, and what can not be undone is asked about. */
  oneTap: boolean;
  /** The coach speaks before a clear mistake, where hints are allowed. */
  coach: boolean;
  /** How the cards lie in the hand, by game. */
  order: { readonly [game: string]: string };
}

const DEFAULTS: Settings = {
  language: languageFor(navigator.languages),
  name: null,
  avatar: ANIMALS[Math.floor(Math.random() * ANIMALS.length)]!,
  look: 'system',
  sound: false,
  soundAsked: false,
  firstHelp: true,
  motion: 'system',
  marks: false,
  reactions: true,
  speed: 'normal',
  oneTap: false,
  coach: false,
  order: {},
};

export const settings: Settings = $state({ ...DEFAULTS, ...recall<Partial<Settings>>('settings') });

const dark = matchMedia('(prefers-color-scheme: dark)');
const less = matchMedia('(prefers-reduced-motion: reduce)');
const system = $state({ dark: dark.matches, less: less.matches });
dark.addEventListener('change', () => (system.dark = dark.matches));
less.addEventListener('change', () => (system.less = less.matches));

const isDark = (): boolean =>
  settings.look === 'dark' || (settings.look === 'system' && system.dark);

/** Fades only. */
export const isStill = (): boolean =>
  settings.motion === 'less' || (settings.motion === 'system' && system.less);

/** Writes the settings to the page and to this browser; called once from the root component. */
export function applySettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset['look'] = isDark() ? 'dark' : 'light';
    root.dataset['motion'] = isStill() ? 'less' : 'full';
    remember('settings', $state.snapshot(settings));
  });
}

export const isPhone = (): boolean =>
  matchMedia('(max-width: 599px) and (orientation: portrait)').matches;
