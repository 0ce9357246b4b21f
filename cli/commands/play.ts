import { bots as botsOf } from '@tischlein/manifests/all';
import { LEVELS, USUAL_LEVEL, usualBudget } from '@tischlein/bots';
import { dealt, fairChance, isSeed, type Game, type GameRecord, type Player } from '@tischlein/kit';
import { loadBook } from '@tischlein/manifests';
import { outsideGames } from '@tischlein/server/outside';
import { coachOf } from '../coach.ts';
import * as cli from '../command.ts';
import { failUsage } from '../failure.ts';
import { freshSeed } from '../files.ts';
import { askWhichKept, Keeper, keptGame, type Started } from '../kept-games.ts';
import { eyesOf, USUAL_NAME, verbsOf, wordsOf } from '../language.ts';
import { optionsSaid } from '../records.ts';
import { endPlayers, playerOf } from '../runner/players.ts';
import { screenOf } from '../screens/index.ts';
import { playAtTerminal } from '../terminal-game.ts';
import { openTerminal } from '../terminal.ts';

/** Where the game does not say. */
const USUAL_SEATS = 4;
const INTERRUPTED = 130;
const { option, preset } = cli.variantFlags;

/** A kept game has its own bots, options and names. */
const ofNewGames = {
  bots: cli.whole('how many play against you (3, or as many as the game usually has)', undefined),
  level: cli.text(
    'NAME',
    `${LEVELS.join(', ')} where the game has them (${USUAL_LEVEL}); import:FILE and exec:COMMAND are bots of your own`,
  ),
  option,
  preset,
  name: cli.text('TEXT', `your name (${USUAL_NAME})`),
  seed: cli.text('TEXT', 'what the deal is made from (left out: a fresh one)'),
};

export const playCommand = cli.commandOf({
  takes: 'word',
  summary: 'play in the terminal against bots',
  words: '[GAME]',
  about: `You against bots (${cli.USUAL_GAME} when no game is named). Type ? at the prompt for what you can do there.`,
  flags: {
    ...ofNewGames,
    coach: cli.yes('a sentence before a move that is clearly a mistake; Enter plays it anyway'),
    lang: cli.lang,
    record: cli.text('FILE', 'a new file the game is kept in (left out: one in your state folder)'),
    resume: cli.text('[FILE]', 'go on with a game that was kept; without a file it asks which'),
  },

  async run(values, [named]) {
    const { lang: language, resume } = values;
    const chosen = named === undefined ? undefined : cli.gameOf(named);
    for (const flag of Object.keys(ofNewGames) as (keyof typeof ofNewGames)[])
      if (resume !== undefined && values[flag] !== undefined && values[flag].toString() !== '')
        failUsage(`--${flag} is for a new game; a kept one has its own`);
    const terminal = openTerminal();
    const kept = resume === '' ? await askWhichKept(chosen, terminal, wordsOf(language)) : resume;
    const started =
      kept === undefined
        ? await optionsSaid(language, () => freshGame(chosen ?? cli.gameOf(cli.USUAL_GAME), values))
        : await keptGame(kept, language);
    const { game, record } = started;
    const { name } = game;
    const { seats } = record;
    const me = seats.findIndex((player) => typeof player === 'string');
    const eyes = await eyesOf(name, language, seats, me);
    const strong = cli.botOf(game, 'hard');
    const verbs = verbsOf(language, name, eyes.say);
    const bots = seats.map((player) =>
      typeof player === 'string' ? null : playerOf(name, player.bot, null, seats.length)(),
    );
    const keeper = keeperOf(values.record, kept, record);
    const over = await playAtTerminal({
      ...started,
      me,
      bots,
      strong,
      coach: await coachOf(game, strong, { eyes, verbs }),
      warns: values.coach,
      budget: usualBudget(botsOf[name]!, 'hard', seats.length),
      keeper,
      terminal,
      eyes,
      verbs,
      screen: screenOf(name),
      book: await loadBook(name, language),
    }).finally(() => endPlayers(bots));
    terminal.close();
    const { file, trouble } = keeper;
    if (trouble !== undefined) terminal.say(eyes.word('notKept', { file, why: trouble }));
    else terminal.say(eyes.word(over ? 'record' : 'kept', { file }));
    return terminal.interrupted() ? INTERRUPTED : 0;
  },
});

/** Where it is kept: where the person says, where it came from, or in a new file of its own. */
function keeperOf(file: string | undefined, kept: string | undefined, record: GameRecord): Keeper {
  if (file !== undefined && file !== kept) return Keeper.inFile(file, record);
  return kept === undefined ? Keeper.inFolder(record) : Keeper.goingOn(kept);
}

function freshGame(game: Game, values: cli.Values<typeof ofNewGames>): Started {
  const { level = USUAL_LEVEL, name = USUAL_NAME, seed = freshSeed() } = values;
  const [least, most] = [game.seats.min - 1, game.seats.max - 1];
  const { face } = outsideGames().find((outside) => outside.game.name === game.name) ?? {};
  const usual = (face?.usual ?? USUAL_SEATS) - 1;
  const { bots: count = Math.max(least, Math.min(usual, most)) } = values;
  if (count < least || count > most)
    failUsage(`--bots: ${least} to ${most} can play ${game.name} against you`);
  playerOf(game.name, level, null, count + 1);
  const variant = cli.variantOf(game, { ...values, seats: count + 1 });
  const others = Array.from({ length: count }, (): Player => ({ bot: level }));
  if (!isSeed(seed)) failUsage('--seed: expected a text of one line, or none at all');
  const record: GameRecord = {
    game: game.name,
    rules: game.version,
    options: cli.optionsOf(game, values),
    seats: [name, ...others],
    dealt: 'device',
    seed,
    moves: [],
  };
  return { game, record, state: dealt(game, variant, fairChance(seed)) };
}
