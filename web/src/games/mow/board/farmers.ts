/** What each farmer wears, by avatar: the papers of the coat, the hat, its band, the ground and the face. */
interface Farmer {
  readonly hat: string;
  readonly papers: string;
}

const farmer = (
  hat: string,
  wc: string,
  wh: string,
  wk: string,
  wb: string,
  ws = '#edbe9f',
): Farmer => ({
  hat,
  papers: `--wc:${wc};--wh:${wh};--wk:${wk};--wb:${wb};--ws:${ws}`,
});

export const FARMERS: readonly Farmer[] = [
  farmer('straw', '#c98a1b', '#f0c65a', '#d63f2e', '#ddebcb'),
  farmer('alp', '#2f8f4e', '#3c5a35', '#d63f2e', '#f4e3be'),
  farmer('bun', '#d63f2e', '#2a211a', '#2a211a', '#f6d9cc', '#b98057'),
  farmer('scarf', '#7a4ba8', '#d63f2e', '#ffffff', '#e4d6ef'),
  farmer('beard', '#5b6b3a', '#7c5a3a', '#ffffff', '#e7e1cf'),
  farmer('cap', '#2467b2', '#d63f2e', '#fbf4e6', '#d7e6f2', '#d9a27c'),
  farmer('braid', '#2467b2', '#8a4b1e', '#d63f2e', '#d7e6f2'),
  farmer('straw', '#d63f2e', '#e9d08a', '#2467b2', '#f6d9cc', '#8c5a3c'),
  farmer('alp', '#8a4b1e', '#6b4226', '#f0b429', '#f4e3be'),
  farmer('bun', '#f0b429', '#b5551f', '#b5551f', '#ddebcb'),
];
