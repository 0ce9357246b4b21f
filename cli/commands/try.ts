import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import * as kit from '@tischlein/kit';
import { games } from '@tischlein/manifests/all';
import { commandOf, textOr } from '../command.ts';

export const tryCommand = commandOf({
  takes: 'inside',
  summary: 'play moves on positions: JSON lines in, JSON lines out',
  words: '[FILE…]',
  about: `Reads lines {"position": {…}, "moves": ["0:play r7", "1:draw"]} from the files, or from standard input, and
answers each with one line: the position after the moves with all legal moves, or the move that was refused with its
clause, or what is wrong with the line. The exit status is 0 when nothing was refused and nothing was wrong.`,
  flags: { seed: textOr('TEXT', 'fixes the chance it needs, such as reshuffles', 'try') },

  async run({ seed }, files) {
    if (files.length === 0) return (await answerLines(process.stdin, seed)) ? 0 : 1;
    let clean = true;
    for (const file of files)
      try {
        clean = (await answerLines(createReadStream(file), seed)) && clean;
      } catch (error) {
        process.stderr.write(`tischlein: ${file} can not be read: ${(error as Error).message}\n`);
        clean = false;
      }
    return clean ? 0 : 1;
  },
});

async function answerLines(input: Readable, seed: string): Promise<boolean> {
  let clean = true;
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    const answer = answerTo(line, seed);
    clean &&= !('error' in answer) && !('refused' in answer);
    if (!process.stdout.write(`${JSON.stringify(answer)}\n`))
      await new Promise((resolve) => process.stdout.once('drain', resolve));
  }
  return clean;
}

function answerTo(line: string, seed: string): kit.JsonObject {
  const json = kit.parseJson(line);
  if (!json.ok) return { error: json.error };
  const answer = kit.reading(() => tried(json.value, seed));
  return answer.ok ? answer.value : { error: answer.error };
}

function tried(json: kit.Json, seed: string): kit.JsonObject {
  if (!kit.isObject(json) || json['position'] === undefined)
    kit.fault('', 'a line is written {"position": {…}, "moves": ["0:play r7", …]}');
  kit.readObject(json, 'line', ['position', 'moves']);
  const { game, state } = readPosition(json['position']);
  const moves = json['moves'] === undefined ? [] : kit.readList(json['moves'], 'moves');
  const chance = kit.fairChance(seed);
  for (const [index, entry] of moves.entries()) {
    const { seat, move, text } = readMove(game, state, entry, `moves[${index}]`);
    const refusal = game.refuse(state, seat, move);
    if (refusal)
      return {
        refused: { index, seat, move: text, clause: refusal.clause, facts: refusal.facts },
        position: game.position(state),
      };
    game.play(state, seat, move, chance(index + 1));
  }
  const waiting = game.waitingFor(state);
  const result = game.result(state);
  return {
    position: game.position(state),
    waitingFor: waiting === kit.NOBODY ? null : waiting,
    legal: legalBySeat(game, state),
    result: result && { ...result },
  };
}

function readPosition(json: kit.Json): { game: kit.Game; state: kit.State } {
  const name = kit.readObject(json, 'position', 'any')['game'];
  const game = typeof name === 'string' && Object.hasOwn(games, name) ? games[name] : undefined;
  if (game === undefined)
    kit.fault('position', `"game" must be one of ${Object.keys(games).join(', ')}`);
  const state = game.parsePosition(json);
  if (!state.ok) kit.fault('position', state.error.replace(/^position: /, ''));
  return { game, state: state.value };
}

function readMove(game: kit.Game, { variant }: kit.State, json: kit.Json, path: string) {
  const made = kit.parseSeatMove(kit.readText(json, path));
  if (made === undefined)
    kit.fault(path, `a move is written "seat:move", like "0:draw", not ${kit.brief(json)}`);
  const { seat, move: text } = made;
  if (seat >= variant.seats)
    kit.fault(path, `there are ${variant.seats} seats, from 0; ${seat} is none`);
  const move = variant.moves.find(text);
  if (move === undefined) kit.fault(path, `${kit.brief(text)} is no move of ${game.name}`);
  return { seat, move, text };
}

function legalBySeat(game: kit.Game, state: kit.State): kit.JsonObject {
  const seats = Array.from({ length: state.variant.seats }, (_, seat) => seat);
  const lists = seats.map((seat) => [seat, kit.legalTexts(game, state, seat)] as const);
  return Object.fromEntries(lists.filter(([, moves]) => moves.length > 0));
}
