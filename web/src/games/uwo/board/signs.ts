export { default as Art } from './Art.svelte';
export { default as Chip } from './Chip.svelte';
export { default as Head } from './Head.svelte';
