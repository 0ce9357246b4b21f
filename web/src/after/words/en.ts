export const words = {
  title: 'How it went',
  chances: 'Chances to win',
  chancesText: 'Reckoned by the strong bot from what each seat could see.',
  reckoning: 'Reckoning …',
  journey: (
    name: string,
    first: string,
    last: string,
    best: string,
    bestAt: number,
    worst: string,
    worstAt: number,
  ) =>
    `${name}: ${first} at the start, ${last} at the end. Best ${best} after move ${bestAt}, worst ${worst} after move ${worstAt}.`,
  record: 'The record',
  recordText: 'The whole game as a text: to keep, to check, to look at again.',
  copy: 'Copy',
  copied: 'Copied',
  save: 'Save',
  share: 'Share',
  selectIt: 'Here it is, ready to copy:',
};
