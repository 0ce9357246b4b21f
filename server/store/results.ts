import { withoutName } from './forgetting.ts';
import { enterForGroup } from './groups.ts';
import { personOf } from './people.ts';
import type { FinishedRecord } from './queries.ts';
import { enterRatings, haveRatedEnough } from './ratings.ts';
import type { Finished, GameResult, Person, PersonPage, Rating } from './store.ts';
import { reads, type Methods } from './transaction.ts';

export const resultMethods = {
  async finish(transaction, finished) {
    const { table, round, game, endedAt, players, scores, winners, ranks } = finished;
    let texts = { names: JSON.stringify(players.map(({ name }) => name)), record: finished.record };
    // A person who has deleted themselves meanwhile is not named any more.
    const known: (string | null)[] = [];
    for (const [seat, { person }] of players.entries()) {
      const isHere = person !== null && (await transaction.all('person', person)).length > 0;
      known.push(isHere ? person : null);
      if (person !== null && !isHere) texts = withoutName(texts, seat);
    }
    // A game goes with the last of its people, also where its table is looked at once more.
    if (known.every((person) => person === null)) return null;
    const { names, record } = texts;
    const isRated = ranks !== null && !(await haveRatedEnough(transaction, finished, known));
    const results = [JSON.stringify(scores), JSON.stringify(winners)] as const;
    const values = [
      table,
      round,
      game,
      endedAt,
      isRated ? 1 : 0,
      names,
      ...results,
      record,
    ] as const;
    if ((await transaction.run('finish', ...values)) === 0) return null;
    for (const [seat, person] of known.entries())
      if (person !== null) await transaction.run('addPlayed', person, table, round, seat);
    if (isRated) await enterRatings(transaction, game, known, ranks);
    return enterForGroup(transaction, finished, known);
  },
  record: reads(async (transaction, table, round) => {
    const [found] = await transaction.all<{ record: string }>('record', table, round);
    return found?.record ?? null;
  }),
  hasPlayed: reads(async (transaction, person, table, round) => {
    return (await transaction.all('hasPlayed', person, table, round)).length > 0;
  }),
  page: reads(async (transaction, id, limit): Promise<PersonPage | null> => {
    const [person] = await transaction.all<Person>('person', id);
    if (!person) return null;
    const outcomes = await transaction.all<FinishedRecord>('outcomes', id, limit);
    const ratings = await transaction.all<Rating>('ratings', id);
    return {
      person: personOf(person),
      outcomes: outcomes.map(outcomeOf),
      ratings: ratings.map(({ game, mu, sigma, games }) => ({ game, mu, sigma, games })),
    };
  }),
} satisfies Partial<Methods>;

function outcomeOf(row: FinishedRecord): GameResult {
  const names = JSON.parse(row.names) as GameResult['names'];
  const winners = JSON.parse(row.winners) as Finished['winners'];
  const drawn = winners.length > 1 && winners.length === names.length;
  return {
    table: row.table_id,
    round: row.round,
    game: row.game,
    endedAt: Number(row.ended_at),
    rated: Number(row.rated) === 1,
    names,
    scores: JSON.parse(row.scores),
    won: !drawn && winners.includes(row.seat),
    drawn,
    seat: row.seat,
  };
}
