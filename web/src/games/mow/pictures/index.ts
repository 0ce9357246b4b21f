export { default as Art } from '../board/Art.svelte';
export { default as Picture } from './Picture.svelte';
export { pictures } from './shown.ts';
