// Made from the JSON files beside it: for sets so small that they come in all languages at once.
import { words as en } from './en.ts';
import { words as de } from './de.ts';
import { words as gsw } from './gsw.ts';
import { words as hu } from './hu.ts';

export const ALL = { en, de, gsw, hu };
