import type { RulesLaid } from '../../contract.ts';
import { ALL } from '../words/groups/all.ts';

export const laid: RulesLaid = {
  groups: [
    {
      name: (language) => ALL[language].creatures,
      rules: ['army', 'edition', 'catalogue'],
    },
  ],
  long: ['quietTurns'],
  marks: {
    army: 'M8 3a4 4 0 1 1 0 8a4 4 0 0 1 0-8zM17 5a3 3 0 1 1 0 7a3 3 0 0 1 0-7zM1 20c0-5 3-7 7-7s7 2 7 7zM17 20c0-3-1-5-2-6c4-1 8 1 8 6z',
    edition: 'M2 4q5-2 9 1v16q-4-3-9-1zM13 5q4-3 9-1v16q-5-2-9 1z',
    quietTurns: 'M5 2h14v3l-5 7 5 7v3H5v-3l5-7-5-7z',
    catalogue: 'M3 4l9-3 3 11-9 3zM13 13l4-1-2-8 6 2-4 15-9-2z',
  },
};
