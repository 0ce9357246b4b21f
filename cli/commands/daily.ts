import * as day from '@tischlein/manifests/day';
import { parseStart } from '@tischlein/kit';
import { knownRecord } from '@tischlein/table';
import { commandOf, gameOf, lang, text, want, yes } from '../command.ts';
import { failUsage } from '../failure.ts';
import { print } from '../files.ts';
import { eyesOf, USUAL_NAME } from '../language.ts';
import { screenOf } from '../screens/index.ts';

export const dailyCommand = commandOf({
  summary: 'print the deal of the day',
  about: `Each day (of universal time) has one deal of one game, the same for everybody; the games take turns. It is made of the date
alone, so anyone can look ahead: results are on trust.`,
  flags: {
    date: text('YYYY-MM-DD', 'another day than today'),
    game: text(
      'NAME',
      `that day's deal of ${day.DAY_GAMES.join(', ')}, also where it is not its turn`,
    ),
    json: yes(
      "the date, whether it is that game's turn, the bots, their budget, the secret, the seed and the position, with all cards, as one line",
    ),
    lang,
  },

  async run({ date = new Date().toISOString().slice(0, 10), json, ...values }) {
    if (day.dayNumber(date) === null)
      failUsage(`--date: expected a day like 2026-11-16, got ${JSON.stringify(date)}`);
    const game = gameOf(values.game ?? day.gameOfDay(date));
    const { name } = game;
    if (!day.DAY_GAMES.includes(name)) failUsage(`${name} has no deal of the day`);
    const deal = day.dayDeal(date, name);
    const seats = [USUAL_NAME, ...deal.bots.map((bot) => ({ bot }))];
    const record = knownRecord(game, { ...deal, seats }, []);
    const state = want(parseStart(game, record));
    if (json) {
      const { bots, secret } = deal;
      const turn = name === day.gameOfDay(date);
      const { seed } = record;
      const position = game.position(state);
      const budget = day.DAY_BUDGET;
      return print({ date, game: name, turn, bots, budget, secret, seed, position });
    }
    const eyes = await eyesOf(name, values.lang, seats, day.DAY_SEAT);
    const against = deal.bots.map((level, i) => `${eyes.names[i + 1]} (${level})`);
    process.stdout.write(`${date}  ${name.toUpperCase()}  ${against.join(', ')}\n\n`);
    process.stdout.write(`${screenOf(name)(game.view(state, day.DAY_SEAT), eyes)}\n`);
  },
});
