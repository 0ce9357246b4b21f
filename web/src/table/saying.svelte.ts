import { resource } from '../ui/resource.svelte.ts';
import { speaker, type Nouns, type Speaker, type Words } from '@tischlein/rules';
import type { MoveFacts } from '@tischlein/table';
import type { Session } from './session/session.svelte.ts';
import type { Helper } from './hints/helper.svelte.ts';
import { shell } from '../i18n/index.svelte.ts';
import { logLines, type LogLine } from './lines.ts';
import type { Signs } from '../games/contract.ts';
import type { SeatInfo } from '../games/props.ts';
import { markingSpeaker } from './spoken.ts';

/** Each is read by itself: a clock that ticks at a seat must not write the whole log anew. */
interface Heard {
  game(): string;
  session(): Session;
  seats(): readonly SeatInfo[];
  advice(): Helper['advice'];
  /** The game's words and signs; null until they are loaded. */
  loaded(): { readonly words: Words; readonly nouns: Nouns; readonly signs: Signs } | null;
}

/** All that a table says to its reader in words: the log, the last move, a hint. */
export class Saying {
  readonly me: number | null = $derived.by(() => this.#heard.session().told?.view?.seat ?? null);
  readonly #names: string = $derived.by(() =>
    this.#heard
      .seats()
      .map(({ name }) => name)
      .join('\n'),
  );
  /** All it takes to say something at this table. */
  readonly spoken = $derived.by(() => {
    const [game, loaded] = [this.#heard.game(), this.#heard.loaded()];
    const names = this.#names.split('\n');
    return loaded && { ...loaded, game, language: shell.language, names, me: this.me };
  });
  readonly speaker: Speaker | null = $derived(this.#by(speaker));
  readonly #marking: Speaker | null = $derived(this.#by(markingSpeaker));
  readonly #said = $derived.by(() => {
    void this.#marking;
    return new WeakMap<MoveFacts, readonly LogLine[]>();
  });
  readonly lines: readonly LogLine[] = $derived.by(() =>
    this.#linesOf(this.#heard.session().log).filter(({ isRoutine }) => !isRoutine),
  );
  /** A hint is good until something happens. */
  readonly hint: Helper['advice'] = $derived.by(() => {
    const advice = this.#heard.advice();
    return advice?.ply === this.#heard.session().told?.ply ? advice : null;
  });
  readonly #heard: Heard;
  readonly #why = resource(() => {
    const { hint, spoken } = this;
    if (!hint?.why || !spoken) return null;
    return import('./coach/voice.ts').then(async ({ whyOf }) => ({
      hint,
      text: await whyOf(hint, spoken),
    }));
  });

  constructor(heard: Heard) {
    this.#heard = heard;
  }

  /** The last move, for screen readers. */
  get latestLines(): readonly LogLine[] {
    return this.#linesOf(this.#heard.session().latest);
  }

  get advice(): string | null {
    const { hint, speaker: by } = this;
    if (!hint || !by) return null;
    const { words } = shell;
    const found = this.#why.current;
    const why = found?.hint === hint ? found.text : '';
    const does = hint.does.map((citation) => by.told(citation)).join(' ');
    return `${does ? `${words.hint}: ${does}` : words.hintWait} ${why}`.trim();
  }

  #by(make: typeof speaker): Speaker | null {
    const { spoken } = this;
    return spoken && make(spoken.words, spoken.language, spoken.nouns, spoken.names, spoken.me);
  }

  #linesOf(moves: readonly MoveFacts[]): LogLine[] {
    const forWhom = (seat: number): string =>
      seat === this.me ? shell.words.botForYou : shell.words.botFor(this.#names.split('\n')[seat]!);
    const isRoutine = this.#heard.loaded()?.signs.isRoutine;
    return this.#marking ? logLines(this.#marking, moves, this.#said, forWhom, isRoutine) : [];
  }
}
