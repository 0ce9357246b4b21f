export { default as Art } from '../../uwo/Art.svelte';
export { default as Picture } from './UwoPicture.svelte';
export { PICTURES } from './uwo.ts';
