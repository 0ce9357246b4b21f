/** What is seen and said once something is chosen or happens: it comes when the field is drawn. */
export { default as Boom } from './Boom.svelte';
export { choiceFor, targetOf } from './hinted.ts';
export { default as MarkOn } from './MarkOn.svelte';
export { blastCentre, markName, marksFor } from './marks.ts';
export { spectacleOf } from './motion.ts';
export { rideAlong } from './ride.ts';
export { sentenceOf } from './sentence.ts';
export { default as Shown } from './Spectacle.svelte';
export { default as Tags } from './Tags.svelte';
