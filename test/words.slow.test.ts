import { testings } from '../games/all.testing.ts';
import { games } from '@tischlein/manifests/all';
import { type Citation, type FactTable, FastRandom, type Game, playThrough } from '@tischlein/kit';
import { loadNouns, loadReasons, loadWords } from '@tischlein/manifests';
import { LANGUAGES, selectorOf, speaker, type Words } from '@tischlein/rules';
import { bareName } from '@tischlein/rules/message';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';

/** The values a message asks for, each with the words it selects by. */
function askedIn(message: string): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>();
  const walk = (json: unknown): void => {
    if (Array.isArray(json)) return json.forEach(walk);
    if (typeof json !== 'object' || json === null) return;
    const part = json as { type: number; value?: unknown; options?: object; children?: unknown };
    // 0 is plain text, 7 the # of a plural; all else names a value. 5 selects by words.
    if (part.type !== 0 && part.type !== 7 && typeof part.value === 'string') {
      // A Hungarian article or ending is asked of the value it hangs on.
      const name = bareName(part.value);
      const words = names.get(name) ?? new Set();
      if (part.type === 5) Object.keys(part.options ?? {}).forEach((word) => words.add(word));
      names.set(name, words);
    }
    Object.values(part.options ?? {}).forEach((option) =>
      walk((option as { value: unknown }).value),
    );
  };
  walk(new IntlMessageFormat(message, 'en').getAst());
  return names;
}

/** Messages are about declared facts only: a misspelt fact or word in one of them is found here. */
function speaksOf(messages: Words['told'], table: FactTable): void {
  expect(Object.keys(messages).sort()).toEqual(Object.keys(table).sort());
  for (const [clause, message] of Object.entries(messages)) {
    const facts = [table[clause]!].flat().flatMap((shape) => Object.entries(shape));
    for (const [name, words] of askedIn(message)) {
      const known = facts.flatMap(([fact, { said }]) =>
        said === 'seat' ? [fact, selectorOf(fact), `${fact}Count`] : [fact, `${fact}Count`],
      );
      if (name !== 'me') expect(known, `${clause}: ${message}`).toContain(name);
      const declared = facts.flatMap(([fact, kind]) => (fact === name ? (kind.words ?? []) : []));
      if (declared.length === 0) continue;
      for (const word of words)
        if (word !== 'other') expect(declared, `${clause}, ${name}: ${message}`).toContain(word);
    }
  }
}

/** What no sentence holds: traces of code, ids of clauses, two spaces. */
const UNSAID = /undefined|\bnull\b|\[object|[{}]|\b[A-Z]{3}-\d| {2}/;

/** Everything a game cites in random games, each different shape of it once. */
function citedBy(game: Game, count: number): { told: Citation[]; refused: Citation[] } {
  const told = new Map<string, Citation>();
  const refused = new Map<string, Citation>();
  const shape = ({ clause, facts }: Citation) =>
    `${clause} ${Object.entries(facts).map(([key, fact]) => (typeof fact === 'string' && key !== 'card' ? `${key}=${fact}` : key))}`;
  const random = new FastRandom('words');
  for (let i = 0; i < count; i++) {
    const seats = game.seats.min + random.below(game.seats.max - game.seats.min + 1);
    const options = testings[game.name]!.options(random, seats);
    const start = { options, seats, seed: `words ${i}`, random };
    for (const { seat, move, before, state, ply } of playThrough(game, start)) {
      for (let tried = 0; tried < 20; tried++) {
        const { size } = state.variant.moves;
        const refusal = game.refuse(state, random.below(seats), random.below(size));
        if (refusal) refused.set(shape(refusal), refusal);
      }
      for (const reader of [seat, (seat + 1) % seats])
        for (const cited of game.tell(before, seat, move, state, reader))
          told.set(shape(cited), cited);
      if (ply === 400) break;
    }
  }
  return { told: [...told.values()], refused: [...refused.values()] };
}

describe.each(Object.values(games).map((game) => [game.name, game] as const))(
  '%s',
  (name, game) => {
    it.each(LANGUAGES)('has words for every option, choice and preset: %s', async (language) => {
      const { options, presets } = await loadWords(name, language);
      expect(Object.keys(options)).toEqual(game.options.map(({ key }) => key));
      expect(Object.keys(presets)).toEqual(game.presets.map((preset) => preset.name));
      for (const option of game.options) {
        expect(options[option.key]!.text).toMatch(/\.$/);
        if (option.kind === 'choice')
          expect(Object.keys(options[option.key]!.choices!)).toEqual(option.choices);
      }
    });

    it.each(LANGUAGES)('speaks of declared facts only: %s', async (language) => {
      const words: Words = await loadWords(name, language);
      speaksOf(words.told, game.told);
      speaksOf(words.refused, game.refused);
      const reasons = await loadReasons(name, language);
      speaksOf(reasons, (await loadNouns(name)).reasons);
    });

    it('says everything it cites, in every language', async () => {
      const { told, refused } = citedBy(game, 60);
      for (const language of LANGUAGES) {
        const words: Words = await loadWords(name, language);
        const names = Array.from({ length: 10 }, (_, seat) => `P${seat}`);
        const say = speaker(words, language, await loadNouns(name), names, 0);
        for (const cited of told) {
          expect(Object.keys(words.told), language).toContain(cited.clause);
          expect(say.told(cited), JSON.stringify(cited)).toMatch(/.[.!]$/);
          expect(say.told(cited), JSON.stringify(cited)).not.toMatch(UNSAID);
        }
        for (const cited of refused) {
          expect(Object.keys(words.refused), language).toContain(cited.clause);
          expect(say.refused(cited), JSON.stringify(cited)).toMatch(/^\P{Ll}.*[.!]$/u);
          expect(say.refused(cited), JSON.stringify(cited)).not.toMatch(UNSAID);
        }
      }
    });
  },
);
