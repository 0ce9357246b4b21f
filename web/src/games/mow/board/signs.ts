export { default as Art } from './FarmersArt.svelte';
export { default as Chip } from './Chip.svelte';
export { default as Head } from './Head.svelte';
