import { dealt, fairChance, isSeed, type Game, type GameRecord, type Player } from '@tischlein/kit';
import { LEVELS, USUAL_LEVEL, usualBudget } from '@tischlein/bots';
import { LANGUAGES, loadNouns, loadBook, loadWords, reasonsIn, speaker } from '@tischlein/rules';
import { loadReasons } from '@tischlein/rules/reasons';
import {
  botOf,
  flagsOf,
  gameOf,
  onlyWord,
  optionsOf,
  VARIANT_FLAGS,
  variantOf,
  wholeOf,
  type Command,
  USUAL_GAME,
} from '../command.ts';
import { coachOf } from '../coach.ts';
import { fail } from '../failure.ts';
import { Keeper } from '../keep.ts';
import { endPlayers, playerOf } from '../runner/players.ts';
import { languageOf, verbsOf, wordsOf } from '../language.ts';
import { namesOf, USUAL_NAME } from '../names.ts';
import { paintFor } from '../paint.ts';
import { optionsSaid } from '../record-words.ts';
import { screenOf } from '../screens/index.ts';
import { freshSeed } from '../seed.ts';
import { askWhichKept, keptGame, type Started } from '../resume.ts';
import { playAtTerminal } from '../terminal-game.ts';
import { openTerminal } from '../terminal.ts';

const USUAL_BOTS = 3;
const INTERRUPTED = 130;

export const playCommand: Command = {
  takes: 'word',
  summary: 'play in the terminal against bots',
  usage: `[game] [--bots N] [--level NAME] [--option key=value …] [--lang NAME]

You against bots (${USUAL_GAME} when no game is named). Type ? at the prompt for what you can do there.

  --bots N               how many play against you (3, or as many as can)
  --level NAME           ${LEVELS.join(', ')} where the game has them (${USUAL_LEVEL}); import:FILE and
                         exec:COMMAND are bots of your own
  --option key=value     one of the game's options; may stand several times
  --preset NAME          a named mix of options, before --option
  --coach                a sentence before a move that is clearly a mistake; Enter plays it anyway
  --name TEXT            your name (Anna)
  --lang NAME            ${LANGUAGES.join(', ')} (left out: the terminal's own)
  --seed TEXT            what the deal is made from (left out: a fresh one)
  --record FILE          a new file the game is kept in (left out: one in your state folder)
  --resume [FILE]        go on with a game that was kept; without a file it asks which`,

  async run(args) {
    const { values, positionals } = flagsOf(resumeWithFile(args), {
      option: VARIANT_FLAGS.option,
      preset: VARIANT_FLAGS.preset,
      bots: { type: 'string' },
      level: { type: 'string' },
      coach: { type: 'boolean' },
      name: { type: 'string' },
      lang: { type: 'string' },
      seed: { type: 'string' },
      record: { type: 'string' },
      resume: { type: 'string' },
    });
    const language = languageOf(values.lang);
    const word = wordsOf(language);
    const named = onlyWord(positionals);
    const chosen = named === undefined ? undefined : gameOf(named);
    if (values.resume !== undefined) onlyForNewGames(values);
    const terminal = openTerminal();
    const kept = values.resume === '' ? await askWhichKept(chosen, terminal, word) : values.resume;
    const started =
      kept === undefined
        ? await optionsSaid(language, () => freshGame(chosen ?? gameOf(USUAL_GAME), values))
        : await keptGame(kept, language);
    const { game, record } = started;
    const me = record.seats.findIndex((player) => typeof player === 'string');
    const names = namesOf(record.seats);
    const { name } = game;
    const [words, nouns] = await Promise.all([loadWords(name, language), loadNouns(name)]);
    const eyes = {
      say: speaker(words, language, nouns, names, me),
      names,
      paint: paintFor(process.stdout),
      word,
    };
    const strong = botOf(game, 'hard');
    const verbs = verbsOf(language, game.name);
    const reasons = await loadReasons(name, language);
    const reason = reasonsIn(reasons, words, language, nouns, names, me);
    const bots = record.seats.map((player) =>
      typeof player === 'string'
        ? null
        : playerOf(game.name, player.bot, null, record.seats.length)(),
    );
    const keeper = keeperOf(values.record, kept, record);
    const over = await playAtTerminal({
      ...started,
      me,
      bots,
      strong,
      coach: await coachOf(game, strong, { eyes, verbs, reason }),
      warns: values.coach ?? false,
      budget: usualBudget(game.name, 'hard', record.seats.length),
      keeper,
      terminal,
      eyes,
      verbs,
      screen: screenOf(game.name),
      book: await loadBook(name, language),
    }).finally(() => endPlayers(bots));
    terminal.close();
    const { file, trouble } = keeper;
    if (trouble !== undefined) terminal.say(eyes.word('notKept', { file, why: trouble }));
    else terminal.say(eyes.word(over ? 'record' : 'kept', { file }));
    return terminal.interrupted() ? INTERRUPTED : 0;
  },
};

/** `--resume` may stand alone: the file is then the usual one. */
function resumeWithFile(args: readonly string[]): string[] {
  return args.map((arg, i) => {
    const alone =
      arg === '--resume' && (args[i + 1] === undefined || args[i + 1]!.startsWith('--'));
    return alone ? '--resume=' : arg;
  });
}

/** A kept game has its own bots, options and names; to say others would be to no effect. */
function onlyForNewGames(values: FreshFlags): void {
  for (const flag of ['bots', 'level', 'name', 'seed', 'option', 'preset'] as const)
    if (values[flag] !== undefined) fail(`--${flag} is for a new game; a kept one has its own`);
}

/** Where it is kept: where the person says, where it came from, or in a new file of its own. */
function keeperOf(file: string | undefined, kept: string | undefined, record: GameRecord): Keeper {
  if (file !== undefined && file !== kept) return Keeper.inFile(file, record);
  return kept === undefined ? Keeper.inFolder(record) : Keeper.goingOn(kept);
}

interface FreshFlags {
  readonly bots?: string | undefined;
  readonly level?: string | undefined;
  readonly name?: string | undefined;
  readonly seed?: string | undefined;
  readonly option?: readonly string[] | undefined;
  readonly preset?: string | undefined;
}

function freshGame(game: Game, flags: FreshFlags): Started {
  const count = wholeOf(flags.bots, 'bots', Math.min(USUAL_BOTS, game.seats.max - 1));
  if (count < game.seats.min - 1 || count > game.seats.max - 1)
    fail(
      `--bots: ${game.seats.min - 1} to ${game.seats.max - 1} can play ${game.name} against you`,
    );
  const level = flags.level ?? USUAL_LEVEL;
  playerOf(game.name, level, null, count + 1);
  const variant = variantOf(game, { ...flags, seats: String(count + 1) });
  const others = Array.from({ length: count }, (): Player => ({ bot: level }));
  const record: GameRecord = {
    game: game.name,
    rules: game.version,
    options: optionsOf(game, flags),
    seats: [flags.name ?? USUAL_NAME, ...others],
    dealt: 'device',
    seed: seedOf(flags.seed),
    moves: [],
  };
  return { game, record, state: dealt(game, variant, fairChance(record.seed)) };
}

function seedOf(text = freshSeed()): string {
  return isSeed(text) ? text : fail('--seed: a text of one line is wanted, or none at all');
}
