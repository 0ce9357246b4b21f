/** What is over the field once somebody touches it, and what signs mean: no first card waits for it. */
export { default as Boom } from './Boom.svelte';
export { default as MarkOn } from './MarkOn.svelte';
export { blastCentre, markName, marksFor } from './marks.ts';
export { explain } from './meanings.ts';
export { default as Shown } from './Spectacle.svelte';
export { default as Tags } from './Tags.svelte';
