import {
  copyState,
  FastRandom,
  mustParse,
  parseSeatMove,
  type Ask,
  type Game,
} from '@tischlein/kit';
import {
  Client,
  firstEntry,
  foldAll,
  STARTED,
  TableHost,
  type Entry,
  type Happening,
  whoFrom,
  type TablePage,
} from '@tischlein/table';
import { movesBefore, type Lesson } from '../../games/lesson.ts';

/** The game as it is, dealt as the lesson wants it. */
function staged(game: Game, lesson: Lesson): Game {
  const position = mustParse(game.parsePosition(lesson.position));
  return { ...game, deal: (into) => copyState(position, into) };
}

const ME = 'me';
const TABLE = 'lesson';
const NOTHING_SECRET = '0'.repeat(64);
/** How long the others take, more or less, in milliseconds: one should see what they do. */
const PACE = 900;

export interface LessonPorts {
  now(): number;
  later(ms: number, run: () => void): () => void;
  newId(): string;
}

/** A scripted table in this page: the real rules, run by the same loop as every table; the others play their script. */
export class LessonTable {
  readonly id = TABLE;
  readonly lesson: Lesson;
  readonly #host: TableHost;
  readonly #ports: LessonPorts;

  /** From a step on: what comes before has been played. */
  constructor(game: Game, lesson: Lesson, step: number, name: string, ports: LessonPorts) {
    this.lesson = lesson;
    this.#ports = ports;
    const played = staged(game, lesson);
    const entries = entriesFor(played, lesson, step, name, ports.now());
    this.#host = new TableHost(
      foldAll(entries, () => played),
      {
        ...ports,
        secret: () => NOTHING_SECRET,
        random: new FastRandom(TABLE),
        hasBot: () => true,
        roomForBots: () => true,
        think: async ({ ask }) => this.#partOf(ask),
        budget: 0,
        limits: { moves: Infinity, changes: Infinity },
      },
      { alone: true, append: async () => 'stored', read: async () => [] },
    );
  }

  /** How many moves stand. */
  get moves(): number {
    return this.#host.table.play.stood;
  }

  /** The reader's line to the table; it never breaks. */
  client(): Client {
    return new Client({
      open: ({ opened, heard }) => {
        const reader: TablePage = {
          who: whoFrom(ME, { name: '' }),
          hear: ({ message }) => heard(message),
        };
        queueMicrotask(opened);
        return {
          send: (message) => void this.#host.take(message, reader),
          close: () => {},
        };
      },
      later: this.#ports.later,
      newId: this.#ports.newId,
    });
  }

  /** After it was shown, the move is the reader's again. */
  takeBack(): Promise<void> {
    return this.#host.happen(() => [{ type: 'takenBack', moves: 1 }]);
  }

  close(): void {
    this.#host.close();
  }

  /** The others' part: what the script says next, where it is theirs. */
  #partOf({ view, mayWait, legal }: Ask): string | null {
    const { lesson, moves } = this;
    const next = movesBefore(lesson, lesson.steps.length)[moves];
    const part = next === undefined ? null : parseSeatMove(next)!;
    if (part?.seat === view.seat) return part.move;
    return mayWait ? null : legal[0]!;
  }
}

function entriesFor(game: Game, lesson: Lesson, step: number, name: string, at: number): Entry[] {
  const { seats, options } = mustParse(game.parsePosition(lesson.position)).variant;
  const made = mustParse(
    firstEntry(
      game,
      { table: TABLE, seats, host: ME, settings: { options, watchers: false, pace: PACE } },
      { at, secret: NOTHING_SECRET, dealtBy: 'device' },
    ),
  );
  const happenings: Happening[] = [
    { type: 'sat', seat: 0, who: whoFrom(ME, { name }) },
    ...Array.from({ length: seats - 1 }, (_, i): Happening => ({
      type: 'botSat',
      seat: i + 1,
      level: 'easy',
    })),
    STARTED,
    ...movesBefore(lesson, step).map((text): Happening => ({
      type: 'moved',
      ...parseSeatMove(text)!,
    })),
  ];
  return [made, ...happenings.map((happening, i) => ({ ...happening, seq: i + 2, at }))];
}
