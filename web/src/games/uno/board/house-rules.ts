import type { RulesLaid } from '../../contract.ts';
import { ALL } from '../words/groups/all.ts';

export const laid: RulesLaid = {
  groups: [
    { name: (language) => ALL[language].pace, rules: ['jumpIn', 'runs'] },
    {
      name: (language) => ALL[language].skipping,
      rules: ['skipBack', 'doubleSkip', 'reverseSkipsInTwo'],
    },
    {
      name: (language) => ALL[language].drawing,
      rules: ['fendOff', 'drawTwoComeback', 'drawAnyway'],
    },
    { name: (language) => ALL[language].last, rules: ['plainFinish'] },
    {
      name: (language) => ALL[language].extra,
      rules: ['zeroSwap', 'unoDrawsFour', 'unoGives', 'deck'],
    },
  ],
  long: ['match', 'target'],
  marks: {
    jumpIn: 'M2 20C2 10 7 6 11 13C13 4 19 2 22 8l-2 1c-3-4-6-1-7 7l-2 1C8 10 5 13 4 20z',
    runs: 'M1.5 22.5v-6H7v-5.5h5.5V5.5H18v-4h4.500v4H20v5.500h-5.500v5.500H9v6z',
    skipBack:
      'M4 11h3v12H4zM10.500 11h3v12h-3zM17 11h3v12h-3zM7 13.600h3.500v1.800H7zM13.500 13.600H17v1.800h-3.500zM7 18.700h3.500v1.800H7zM13.500 18.700H17v1.800h-3.500zM21 10A9 8 0 0 0 7.500 4.200L9.500 7 1.500 7.500 4 0l1.600 2.200A11.500 10.500 0 0 1 23.600 10z',
    doubleSkip:
      'M1 3h1.800v13H1zM5.100 3h1.800v13H5.100zM9.200 3H11v13H9.200zM2.800 5.900h2.300v1.900H2.800zM6.900 5.900h2.300v1.900H6.900zM2.800 11.300h2.300v2H2.800zM6.900 11.300h2.300v2H6.900zM13 8h1.800v13H13zM17.100 8h1.800v13h-1.800zM21.200 8H23v13h-1.800zM14.800 10.900h2.300v1.900h-2.300zM18.900 10.900h2.300v1.900h-2.300zM14.800 16.300h2.300v2h-2.300zM18.900 16.300h2.300v2h-2.300z',
    reverseSkipsInTwo: 'M2 9h13V5l8 6.500-2 1.500H2zM22 15H9v-2H3l-2 1.500L9 21v-3h13z',
    fendOff:
      'M12 1l9 3v8q0 7-9 11Q3 19 3 12V4zM10.600 7v3.600H7v2.800h3.600V17h2.800v-3.600H17v-2.800h-3.600V7z',
    drawTwoComeback: 'M9 3v5c8 0 13 4 13 12c-2-5-6-6-13-6v5L1 11z',
    drawAnyway:
      'M5 1h10a2 2 0 0 1 2 2v8.500h-3V4H6v14h5v3H5a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2zM16.500 12.500h3v3.500H23v3h-3.500v3.500h-3V19H13v-3h3.500z',
    plainFinish: 'M4 1.500h2.600v21H4zM7.500 3H21l-4 5 4 5H7.500z',
    zeroSwap:
      'M12 6.500q4 0 4 5.500t-4 5.500-4-5.500 4-5.500zM12 9q-1.500 0-1.500 3t1.500 3 1.500-3-1.500-3zM3.700 8.500A9.300 9.300 0 0 1 18.700 4l1.600-2 1.500 7-7-1 1.900-2A6.700 6.700 0 0 0 6.300 9.500zM20.300 15.500A9.300 9.300 0 0 1 5.300 20l-1.600 2-1.500-7 7 1-1.900 2a6.700 6.700 0 0 0 10.400-3.500z',
    unoDrawsFour: 'M4 7h3v4h4v3H7v4H4v-4H0v-3h4zM18 3h4v10h2v3h-2v5h-4v-5h-6v-3zM18 8l-3 5h3z',
    unoGives:
      'M2.500 8H10v4H2.500zM14 8h7.500v4H14zM3.500 13.500H10v9H3.500zM14 13.500h6.500v9H14zM11.200 8h1.600v14.500h-1.600zM12 7.500C6 8 4 3 7.500 1.800 10.500 1 11.800 4 12 7.500 12.200 4 13.500 1 16.500 1.800 20 3 18 8 12 7.500z',
    match: 'M2 6l5 5 5-8 5 8 5-5-2 13H4z',
    target:
      'M12 2a10 10 0 1 1 0 20a10 10 0 0 1 0-20zM12 5a7 7 0 1 0 0 14a7 7 0 0 0 0-14zM12 8a4 4 0 1 1 0 8a4 4 0 0 1 0-8z',
    deck: 'M4 5h2v15h9v2H6a2 2 0 0 1-2-2zM9 2h9a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z',
  },
  matters: (rule, { seats, options }) =>
    rule === 'reverseSkipsInTwo'
      ? seats === 2
      : rule === 'target'
        ? options['match'] !== 'single'
        : // A deck of one's own comes from outside (UNO-24); the page has one to offer.
          rule !== 'deck' || options['deck'] !== 'usual',
};
