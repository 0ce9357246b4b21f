export { default as Art } from './MowArt.svelte';
export { default as Picture } from './MowPicture.svelte';
export { PICTURES } from './mow.ts';
