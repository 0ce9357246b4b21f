export { default as Art } from './Art.svelte';
export { default as Picture } from './Picture.svelte';
export { pictures } from './shown.ts';
