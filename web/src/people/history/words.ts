export { loadWords as loadMineWords, type Words as MineWords } from './words/load.ts';
