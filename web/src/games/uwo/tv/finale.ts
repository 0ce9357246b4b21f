export { default as Finale } from './Finale.svelte';
export { default as Beside } from './Beside.svelte';
