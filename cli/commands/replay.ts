import { legalTexts, replay, WATCHER, type Json } from '@tischlein/kit';
import { commandOf, lang, whole, yes } from '../command.ts';
import { failUsage } from '../failure.ts';
import { print } from '../files.ts';
import { eyesOf, namesOf } from '../language.ts';
import { recordIn, wantOf, wantWhole } from '../records.ts';

export const replayCommand = commandOf({
  takes: 'inside',
  summary: 'tell a recorded game in words',
  words: 'RECORD',
  about: `Plays a record again and tells each move with its clauses. If a line of it is wrong, everything before it is told.`,
  flags: {
    seat: whole('as this seat saw it (left out: as somebody who looked on)', undefined),
    position: yes(
      'print the last position as JSON instead of the story; with --seat, what that seat sees of it',
    ),
    json: yes(
      'one JSON line per move: who moved, what it saw and could do before, the move and what was told; with --seat, what that seat saw; last the result',
    ),
    lang,
  },

  async run({ seat, position, json, lang: language }, [file]) {
    if (file === undefined) failUsage('which record? Name its file');
    const { record, game } = await recordIn(file, language);
    if (seat !== undefined && seat >= record.seats.length)
      failUsage(`--seat: expected a seat from 0 to ${record.seats.length - 1}, got ${seat}`);
    const called = namesOf(record.seats);
    const seats = record.seats.map((player, at) =>
      typeof player === 'string' ? player : `${called[at]} (${player.bot})`,
    );
    const { say, names, word } = await eyesOf(game.name, language, seats, seat ?? null);
    const replayed = replay(game, record, {
      move(before, mover, move, after, index) {
        if (position) return;
        const told = game.tell(before, mover, move, after, seat ?? WATCHER);
        if (!json) {
          const line = told.map((cited) => `${say.told(cited)} [${cited.clause}]`).join(' ');
          return print(`${String(index + 1).padStart(4)}  ${line}`);
        }
        const seen = seat ?? mover;
        print({
          index,
          seat: mover,
          move: before.variant.moves.text(move),
          legal: seen === mover ? legalTexts(game, before, mover) : null,
          view: game.view(before, seen) as unknown as Json,
          told,
        });
      },
      back(_before, mover) {
        if (json) print({ back: mover });
        else if (!position) print(`      ${word('takenBack', { name: names[mover]! })}`);
      },
    });
    const played = await wantOf(file, replayed, language);
    const { state } = played;
    if (position)
      print(seat === undefined ? (game.position(state) as object) : game.view(state, seat));
    else if (json) print({ result: game.result(state) });
    await wantWhole(file, played, language);
  },
});
