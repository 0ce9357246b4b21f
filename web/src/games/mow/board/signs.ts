export { default as Chip } from './Chip.svelte';
export { isRoutine } from './routine.ts';
