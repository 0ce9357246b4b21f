export { default as Art } from '../../uno/Art.svelte';
export { default as Picture } from './UnoPicture.svelte';
export { PICTURES } from './uno.ts';
