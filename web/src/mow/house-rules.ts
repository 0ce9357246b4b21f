import type { RulesLaid } from '../faces/face.ts';
import { ALL } from './words/groups/all.ts';

export const laid: RulesLaid = {
  groups: [{ name: (language) => ALL[language].stables, rules: ['stables'] }],
  long: ['rounds', 'limit'],
  marks: {
    stables: 'M12 1l11 8-2 3-1-1v12H4V11l-1 1-2-3zM8 13v8h8v-8l-8 8 8-8z',
  },
  /** MOW-36: a fixed number of rounds stands in place of the limit. */
  matters: (rule, { options }) => rule !== 'limit' || options['rounds'] === 0,
};
