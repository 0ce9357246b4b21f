import { words as english } from './en.ts';
export const words = english;
