import type { Scenes } from '../../contract.ts';
import Scene from './Scene.svelte';

export { default as Art } from '../board/Art.svelte';
export { default as Picture } from './Picture.svelte';
export { pictures } from './shown.ts';

/** The two of an example are called by their side, which is the same word everywhere. */
export const scenes = { Scene, names: ['Gnorf', 'Pnorf'] } satisfies Scenes;
