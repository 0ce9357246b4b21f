export { loadWords as loadReplayWords, type Words as ReplayWords } from './texts/load.ts';
