export { default as Finale } from './Finale.svelte';
