import type { FairWords } from '../fair-words.ts';

export const words: FairWords = {
  check: 'Check the deal',
  holds: 'This record holds',
  broken: 'This record does not hold',
  steps: [
    {
      title: 'A secret goes into a box',
      text: 'Before the game the dealer shuffles with a secret number, puts it into a box and seals it. Everybody sees the seal, nobody the number.',
    },
    {
      title: 'Everybody stirs',
      text: 'Then every player throws in a number of their own. So nobody can know the cards beforehand, not even the dealer.',
    },
    {
      title: 'The box is opened',
      text: 'After the game the box is opened. With all the numbers anyone can deal again, and must get the same cards. This page has just done it.',
    },
  ],
  byHand: 'For those who check by hand',
  claims: {
    deal: {
      holds: 'The cards follow from the secret, what each page gave, the options and the rules.',
      open: 'The deal could not be checked.',
    },
    commitment: {
      holds: 'The secret is the one this device saw sealed before the game.',
      open: 'Not proved: that the secret was sealed before the game. This device kept nothing of it.',
    },
    contribution: {
      holds: 'What this device gave is in the deal.',
      open: 'Not proved: that your own part is in the deal. This device kept nothing of it.',
    },
    play: {
      holds: 'Every move was legal at its moment, to the end.',
      open: 'The moves could not be checked.',
    },
    told: {
      holds: 'Names, moves and result are as this device was told during the game.',
      open: 'Not proved: names, moves and result. This device kept nothing to compare.',
    },
  },
  faults: {
    spelling: 'The text was changed by hand.',
    position: 'The game starts from a set-up position: there was no deal.',
    dealer: 'The record does not say who dealt.',
    device:
      'The cards were dealt by the device the game was played on: nobody else can vouch for them.',
    noDeal: 'Secret, seal or contributions are missing: the deal can’t be checked.',
    secret: 'The secret is not the one that was sealed before the game.',
    count: 'There are not as many contributions as seats.',
    hash: 'A person’s part was not the one they had sealed before the start, at seat',
    given: 'A contribution stands at a bot’s seat, or is no text.',
    seed: 'The deal is not made of the secret, the contributions, the options and the rules.',
    start: 'The game can’t be dealt again',
    commitment: 'The seal is not the one this device saw before the game.',
    contribution: 'What this device gave is not in the deal.',
    refused: 'A move is not legal',
    takenBack: 'A move was taken back after somebody had seen a hidden card by it',
    unfinished: 'The game is not finished.',
    end: 'The record names another end than the moves lead to.',
    altered:
      'The table told this device two different stories of this game: first one, later another. Do not rely on this record.',
    told: 'Names, moves or result are not what this device was told during the game.',
  },
};
