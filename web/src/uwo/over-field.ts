/** What lies over the creatures once something is chosen or happens: it comes when the field is drawn. */
export { default as Boom } from './Boom.svelte';
export { default as MarkOn } from './MarkOn.svelte';
export { rideAlong } from './ride.ts';
export { default as Shown } from './Spectacle.svelte';
