import type { Option } from '@tischlein/kit';
import { LANGUAGES, loadWords } from '@tischlein/rules';
import { flagsOf, gameOf, onlyWord, type Command } from '../command.ts';
import { languageOf } from '../language.ts';
import { wrap } from '../wrap.ts';

const WIDTH = 80;

export const optionsCommand: Command = {
  takes: 'word',
  summary: 'list what can be set before a game, and its presets',
  usage: `<game> [--lang NAME] [--json]

Every option with its values, what it is where nobody says otherwise, its clause and what it does.

  --lang NAME            ${LANGUAGES.join(', ')} (left out: the terminal's own)
  --json                 one object instead of a list`,

  async run(args) {
    const { values, positionals } = flagsOf(args, {
      lang: { type: 'string' },
      json: { type: 'boolean' },
    });
    const game = gameOf(onlyWord(positionals));
    const words = await loadWords(game.name, languageOf(values.lang));
    const options = game.options.map((option) => ({
      key: option.key,
      values: valuesOf(option),
      default: option.default,
      clause: option.clause,
      name: words.options[option.key]!.name,
      text: words.options[option.key]!.text,
    }));
    const presets = game.presets.map((preset) => ({ ...preset, ...words.presets[preset.name] }));
    const lines = [
      ...options.map(
        ({ key, default: usual, clause, text, values: possible }) =>
          `${key}=${possible}  (${String(usual)}) [${clause}]\n    ${text}`,
      ),
      ...game.presets.map(({ name }) => `--preset ${name}\n    ${words.presets[name]!.text}`),
    ];
    process.stdout.write(
      values.json
        ? `${JSON.stringify({ game: game.name, options, presets })}\n`
        : `${wrap(lines.join('\n'), WIDTH)}\n`,
    );
    return 0;
  },
};

function valuesOf(option: Option): string {
  switch (option.kind) {
    case 'flag':
      return 'true|false';
    case 'choice':
      return option.choices.join('|');
    case 'named':
      return `${option.choices.join('|')}|@FILE`;
    case 'number':
      return `${option.min}..${option.max}${option.step === undefined ? '' : ` by ${option.step}`}`;
  }
}
