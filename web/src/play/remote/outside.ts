import type { FactShape, FactTable, Kind } from '@tischlein/kit';
import { manifests } from '@tischlein/manifests';
import type { OwnTexts } from '@tischlein/rules/outside';
import { meetFace } from '../../games/index.ts';
import { isMet, meet, type GameAbout } from '../../base/load-game.ts';
import { askGame } from './api.ts';

/** A game as its server tells of it: data alone, in every language it is said in. */
interface GameCard extends Omit<GameAbout, 'name'>, Required<OwnTexts> {
  readonly game: string;
  readonly name: string;
  readonly usual: number;
  /** Its rules run in pages. */
  readonly here: boolean;
}

const coming = new Map<string, Promise<void>>();

/** Registers a game that only the server has: its name, options, words and book. */
export function meetGame(game: string): Promise<void> {
  if (isMet(game)) return Promise.resolve();
  const known = coming.get(game);
  if (known !== undefined) return known;
  const asked = ask(game).finally(() => coming.delete(game));
  coming.set(game, asked);
  return asked;
}

async function ask(name: string): Promise<void> {
  const card = (await askGame(name)) as GameCard;
  const { game, seats, options, presets, words, book, zones, usual } = card;
  const texts = { words, book, zones, told: revived(card.told), refused: revived(card.refused) };
  const { printedBy } = await import('@tischlein/rules/outside');
  const rules = card.here
    ? (await import('../../base/outside-rules.ts')).outsideRules(game)
    : { name: game };
  manifests[game] = { ...printedBy(game, texts), ...rules };
  meetFace(game, { name: card.name, players: seats, usual });
  meet({ name: game, seats, options, presets });
}

/** Checks of facts do not travel as JSON: only lists of allowed words are checked, all else is accepted. */
function revived(table: FactTable): FactTable {
  const kindOf = (kind: Kind): Kind => ({
    ...kind,
    is: (fact): fact is never => kind.words === undefined || kind.words.includes(String(fact)),
  });
  const shapeOf = (shape: FactShape): FactShape =>
    Object.fromEntries(Object.entries(shape).map(([fact, kind]) => [fact, kindOf(kind)]));
  return Object.fromEntries(
    Object.entries(table).map(([clause, shapes]) => [
      clause,
      Array.isArray(shapes) ? shapes.map(shapeOf) : shapeOf(shapes as FactShape),
    ]),
  );
}
