import { LANGUAGES, type Language } from '@tischlein/rules/languages';
import { recall, remember } from './storage.ts';

/** What a person has chosen, kept in this browser. */
export interface Settings {
  language: Language;
  name: string;
  /** The chosen animal; at a table the first to choose it gets it. Null: none was chosen. */
  avatar: number | null;
  look: 'light' | 'dark' | 'system';
  sound: boolean;
  motion: 'full' | 'less' | 'system';
  /** Letters on top of the figures, for people who can not tell the colours apart. */
  marks: boolean;
  /** Others' reactions are shown at their seats. */
  reactions: boolean;
  /** How fast bots play. The page does not offer `atOnce`: it is for tests, which need not wait for them. */
  speed: 'slow' | 'normal' | 'fast' | 'atOnce';
  /** Ask before what can not be undone. */
  confirm: boolean;
  /** The coach speaks before a clear mistake, where hints are allowed. */
  coach: boolean;
  /** How the cards lie in the hand, by game. */
  order: { readonly [game: string]: string };
}

const DEFAULTS: Settings = {
  language: languageOf(navigator.languages),
  name: '',
  avatar: null,
  look: 'system',
  sound: false,
  motion: 'system',
  marks: false,
  reactions: true,
  speed: 'normal',
  confirm: true,
  coach: false,
  order: {},
};

export const settings: Settings = $state({ ...DEFAULTS, ...recall<Partial<Settings>>('settings') });

/** Swiss German is nobody's browser language, but de-CH often stands for it: those start with German. */
function languageOf(wanted: readonly string[]): Language {
  const known = wanted.map((tag) => tag.split('-')[0]);
  return (
    LANGUAGES.find(
      (language) => language === known.find((k) => LANGUAGES.includes(k as Language)),
    ) ?? 'en'
  );
}

/** The animal as others are told of it: nothing where none was chosen. */
export const ownAvatar = (): { readonly avatar?: number } =>
  settings.avatar === null ? {} : { avatar: settings.avatar };

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
