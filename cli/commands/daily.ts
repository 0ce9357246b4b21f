import {
  DAY_BUDGET,
  DAY_GAMES,
  DAY_SEAT,
  dayDeal,
  dayNumber,
  gameOfDay,
} from '@tischlein/coach/day';
import { parseStart } from '@tischlein/kit';
import { LANGUAGES, loadNouns, loadWords, speaker } from '@tischlein/rules';
import { knownRecord } from '@tischlein/table';
import { flagsOf, gameOf, onlyWord, want, type Command } from '../command.ts';
import { fail } from '../failure.ts';
import { languageOf, wordsOf } from '../language.ts';
import { namesOf, USUAL_NAME } from '../names.ts';
import { paintFor } from '../paint.ts';
import { screenOf } from '../screens/index.ts';

export const dailyCommand: Command = {
  summary: 'print the deal of the day',
  usage: `[--date YYYY-MM-DD] [--game NAME] [--lang NAME] [--json]

Each day (of universal time) has one deal of one game, the same for everybody; the games take turns. It is made of the date
alone, so anyone can look ahead: results are on trust.

  --date D               another day than today
  --game NAME            that day's deal of ${DAY_GAMES.join(', ')}, also where it is not its turn
  --json                 the date, whether it is that game's turn, the bots, their budget, the secret, the seed and the
                         position, with all cards, as one line
  --lang NAME            ${LANGUAGES.join(', ')} (left out: the terminal's own)`,

  async run(args) {
    const text = { type: 'string' } as const;
    const { values, positionals } = flagsOf(args, {
      date: text,
      game: text,
      lang: text,
      json: { type: 'boolean' },
    });
    if (onlyWord(positionals) !== undefined) fail('daily takes flags only, like --date 2026-11-16');
    const date = values.date ?? new Date().toISOString().slice(0, 10);
    if (dayNumber(date) === null)
      fail(`--date: a day like 2026-11-16 is wanted, not ${JSON.stringify(date)}`);
    const game = gameOf(values.game ?? gameOfDay(date));
    if (!DAY_GAMES.includes(game.name)) fail(`${game.name} has no deal of the day`);
    const deal = dayDeal(date, game.name);
    const seats = [USUAL_NAME, ...deal.bots.map((bot) => ({ bot }))];
    const record = knownRecord(game, { ...deal, seats }, []);
    const state = want(parseStart(game, record));
    if (values.json) {
      const { bots, secret } = deal;
      const line = {
        date,
        game: game.name,
        turn: game.name === gameOfDay(date),
        bots,
        budget: DAY_BUDGET,
        secret,
        seed: record.seed,
        position: game.position(state),
      };
      process.stdout.write(`${JSON.stringify(line)}\n`);
      return 0;
    }
    const language = languageOf(values.lang);
    const { name } = game;
    const names = namesOf(seats);
    const word = wordsOf(language);
    const say = speaker(
      await loadWords(name, language),
      language,
      await loadNouns(name),
      names,
      DAY_SEAT,
    );
    const against = deal.bots.map((level, i) => `${names[i + 1]} (${level})`);
    const eyes = { say, names, paint: paintFor(process.stdout), word };
    process.stdout.write(`${date}  ${name.toUpperCase()}  ${against.join(', ')}\n\n`);
    process.stdout.write(`${screenOf(name)(game.view(state, DAY_SEAT), eyes)}\n`);
    return 0;
  },
};
