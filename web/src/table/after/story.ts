import { getContext, setContext } from 'svelte';
import type { Component } from 'svelte';

/** Which game a result is of: one of this device, or a far table's by its round. */
export interface StoryProps {
  readonly id: string;
  readonly round: number | null;
  /** Of a table that is still here. */
  readonly record?: (() => Promise<string | null>) | undefined;
}

/** What decided the game is told by a room above the table. */
type LoadStory = () => Promise<{ readonly default: Component<StoryProps> }>;

const STORY = Symbol('story');
export const setStory = (load: LoadStory): void => void setContext(STORY, load);
export const getStory = (): LoadStory | undefined => getContext(STORY);
