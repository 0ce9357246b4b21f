import { createContext } from 'svelte';
import type { Color } from '@tischlein/games/uno/language';

type Letters = () => Readonly<Record<Color, string>>;
const [read, write] = createContext<Letters>();

/** One or two letters per colour in the reader's language, for those who want more than the figures. */
export const useLetters = write;
export const lettersInUse = read;
