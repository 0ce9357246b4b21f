import { legalTexts, replay, WATCHER, type Reader } from '@tischlein/kit';
import { LANGUAGES, loadNouns, loadWords, speaker } from '@tischlein/rules';
import { flagsOf, gameOf, onlyWord, wholeOf, type Command } from '../command.ts';
import { fail } from '../failure.ts';
import { languageOf, wordsOf } from '../language.ts';
import { namesOf } from '../names.ts';
import { recordIn, wantOf, wantWhole } from '../record-words.ts';

export const replayCommand: Command = {
  takes: 'inside',
  summary: 'tell a recorded game in words',
  usage: `<record> [--seat N] [--lang NAME] [--position | --json]

Plays a record again and tells each move with its clauses. If a line of it is wrong, everything before it is told.

  --seat N               as this seat saw it (left out: as somebody who looked on)
  --position             print the last position as JSON instead of the story; with --seat, what that seat sees of it
  --json                 one JSON line per move: who moved, what it saw and could do before, the move and what was told;
                         with --seat, what that seat saw; last the result
  --lang NAME            ${LANGUAGES.join(', ')} (left out: the terminal's own)`,

  async run(args) {
    const { values, positionals } = flagsOf(args, {
      seat: { type: 'string' },
      lang: { type: 'string' },
      position: { type: 'boolean' },
      json: { type: 'boolean' },
    });
    const file = onlyWord(positionals) ?? fail('which record? Name its file');
    const language = languageOf(values.lang);
    const record = await recordIn(file, language);
    const game = gameOf(record.game);
    const seat = values.seat === undefined ? undefined : wholeOf(values.seat, 'seat', 0);
    if (seat !== undefined && (seat < 0 || seat >= record.seats.length))
      fail(`--seat: a seat from 0 to ${record.seats.length - 1} is wanted`);
    const reader: Reader = seat ?? WATCHER;
    const names = namesOf(record.seats);
    const word = wordsOf(language);
    const { name } = game;
    const say = speaker(
      await loadWords(name, language),
      language,
      await loadNouns(name),
      names,
      seat ?? null,
    );

    const print = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);

    const played = await wantOf(
      file,
      replay(game, record, {
        move(before, mover, move, after, index) {
          if (values.position) return;
          const told = game.tell(before, mover, move, after, reader);
          if (values.json) {
            const seen = seat ?? mover;
            return print({
              index,
              seat: mover,
              move: before.variant.moves.text(move),
              legal: seen === mover ? legalTexts(game, before, mover) : null,
              view: game.view(before, seen),
              told,
            });
          }
          const line = told.map((cited) => `${say.told(cited)} [${cited.clause}]`).join(' ');
          process.stdout.write(`${String(index + 1).padStart(4)}  ${line}\n`);
        },
        back(_before, mover) {
          if (values.json) print({ back: mover });
          else if (!values.position)
            process.stdout.write(`      ${word('takenBack', { name: names[mover]! })}\n`);
        },
      }),
      language,
    );
    const { state } = played;
    const last = seat === undefined ? game.position(state) : game.view(state, seat);
    if (values.position) print(last as object);
    else if (values.json) print({ result: game.result(state) });
    await wantWhole(file, played, language);
    return 0;
  },
};
