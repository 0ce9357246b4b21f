import { settings } from '../base/settings.svelte.ts';

/** Small, dry, papery; synthesised when played, and off by default. */
export type Sound = 'slide' | 'snip' | 'bell' | 'moo';

let context: AudioContext | null = null;

/** A big screen is heard by the whole room, whatever this browser's own setting is. */
export const screenSound = { on: false };

export function sound(name: Sound): void {
  if (!settings.sound && !screenSound.on) return;
  const audio = wake();
  SOUNDS[name](audio, audio.currentTime);
}

/** A phone's sound opens by a touch alone, and the first sound may come from somebody else's move. */
export function wake(): AudioContext {
  context ??= new AudioContext();
  context.resume().catch(() => {});
  return context;
}

/** How each sound is made. */
const SOUNDS: Record<Sound, (audio: AudioContext, at: number) => void> = {
  slide: (audio, at) => paper(audio, at, 1800, 0.16),
  snip: (audio, at) => {
    paper(audio, at, 4200, 0.04);
    paper(audio, at + 0.07, 5200, 0.04);
  },
  bell: (audio, at) => {
    tone(audio, at, 'sine', [880, 880], 0.7, 0.12);
    tone(audio, at, 'sine', [2217, 2217], 0.4, 0.04);
  },
  moo: (audio, at) => tone(audio, at, 'sawtooth', [130, 165, 150, 98], 1.1, 0.16, 520),
};

/** Noise through a narrow window: paper on wood. */
function paper(audio: AudioContext, at: number, pitch: number, length: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++)
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const window = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 0.9 });
  source
    .connect(window)
    .connect(new GainNode(audio, { gain: 0.3 }))
    .connect(audio.destination);
  source.start(at);
}

function tone(
  audio: AudioContext,
  at: number,
  type: OscillatorType,
  pitches: readonly number[],
  length: number,
  loudness: number,
  dull = 6000,
): void {
  const voice = new OscillatorNode(audio, { type });
  pitches.forEach((pitch, i) =>
    voice.frequency.linearRampToValueAtTime(pitch, at + (length * i) / pitches.length),
  );
  const loud = new GainNode(audio, { gain: 0 });
  loud.gain.setValueAtTime(0, at);
  loud.gain.linearRampToValueAtTime(loudness, at + 0.02);
  loud.gain.exponentialRampToValueAtTime(0.001, at + length);
  voice
    .connect(new BiquadFilterNode(audio, { type: 'lowpass', frequency: dull }))
    .connect(loud)
    .connect(audio.destination);
  voice.start(at);
  voice.stop(at + length);
}
