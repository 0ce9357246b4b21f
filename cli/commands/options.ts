import type { Option } from '@tischlein/kit';
import { loadWords } from '@tischlein/manifests';
import { commandOf, gameOf, lang, yes } from '../command.ts';
import { print } from '../files.ts';
import { wrap } from '../text.ts';

const WIDTH = 80;

export const optionsCommand = commandOf({
  takes: 'word',
  summary: 'list what can be set before a game, and its presets',
  words: 'GAME',
  about:
    'Every option with its values, what it is where nobody says otherwise, its clause and what it does.',
  flags: { lang, json: yes('one object instead of a list') },

  async run(values, [name]) {
    const game = gameOf(name);
    const words = await loadWords(game.name, values.lang);
    const options = game.options.map((option) => ({
      key: option.key,
      values: valuesOf(option),
      default: option.default,
      clause: option.clause,
      ...words.options[option.key]!,
    }));
    const presets = game.presets.map((preset) => ({ ...preset, ...words.presets[preset.name]! }));
    const lines = [
      ...options.map(
        ({ key, default: usual, clause, text, values: possible }) =>
          `${key}=${possible}  (${String(usual)}) [${clause}]\n    ${text}`,
      ),
      ...game.presets.map(
        ({ name: preset }) => `--preset ${preset}\n    ${words.presets[preset]!.text}`,
      ),
    ];
    print(values.json ? { game: game.name, options, presets } : wrap(lines.join('\n'), WIDTH));
  },
});

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
