import { settings } from '../base/settings.svelte.ts';

/** Small, dry, papery; synthesised when played, and off by default. */
export type Sound = 'slide' | 'snip' | 'tap' | 'bell' | 'moo';

let context: AudioContext | null = null;

/** A big screen is heard by the whole room, whatever this browser's own setting is. */
export const screenSound = { on: false };

export function sound(name: Sound): void {
  if (!settings.sound && !screenSound.on) return;
  const audio = (context ??= new AudioContext());
  void audio.resume();
  void import('./sounds.ts').then(({ SOUNDS }) => SOUNDS[name](audio, audio.currentTime));
}
