export { default as Art } from './Art.svelte';
export { default as Chip } from './Chip.svelte';
