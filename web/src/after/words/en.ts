export const words = {
  title: 'How it went',
  chances: 'Chances of winning',
  chancesText: (name: string) =>
    `Worked out from what ${name} could know: many possible deals, each played on.`,
  reckoning: 'Working it out…',
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
  coach: 'Look back with the coach',
  bigMoments: 'Big moments',
  changedBy: 'Chance changed by ',
  record: 'The record',
  recordText: 'The whole game as text, to keep, check or watch again.',
  copy: 'Copy',
  copied: 'Copied',
  save: 'Save',
  share: 'Share',
  selectIt: 'Here it is, ready to copy:',
};
