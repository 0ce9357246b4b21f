import type { RulesLaid } from '../../contract.ts';
import { ALL } from '../words/groups/all.ts';

export const laid: RulesLaid = {
  groups: [{ name: (language) => ALL[language].stables, rules: ['stables'] }],
  long: ['rounds', 'limit'],
  marks: {
    stables: 'M12 1l11 8-2 3-1-1v12H4V11l-1 1-2-3zM8 13v8h8v-8l-8 8 8-8z',
    rounds: 'M5 2h14v3l-5 7 5 7v3H5v-3l5-7-5-7z',
    limit:
      'M12 2a10 10 0 1 1 0 20a10 10 0 0 1 0-20zM12 5a7 7 0 1 0 0 14a7 7 0 0 0 0-14zM12 8a4 4 0 1 1 0 8a4 4 0 0 1 0-8z',
  },
  /** MOW-36: a fixed number of rounds stands in place of the limit. */
  matters: (rule, { options }) => rule !== 'limit' || options['rounds'] === 0,
};
