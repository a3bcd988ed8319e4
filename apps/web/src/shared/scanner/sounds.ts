import { create } from 'zustand';
import { local } from '../store/shelves.ts';

/** What a person hears without looking: right, wrong, done already, and all done with it. */
export type Sound = 'right' | 'wrong' | 'twice' | 'done';

interface Tone {
  hz: number;
  ms: number;
  shape: OscillatorType;
}

// One high and short; one low and long; two alike in the middle; two that rise.
const tones: Readonly<Record<Sound, readonly Tone[]>> = {
  right: [{ hz: 1320, ms: 110, shape: 'sine' }],
  wrong: [{ hz: 165, ms: 480, shape: 'sawtooth' }],
  twice: [
    { hz: 620, ms: 120, shape: 'triangle' },
    { hz: 0, ms: 70, shape: 'triangle' },
    { hz: 620, ms: 120, shape: 'triangle' },
  ],
  done: [
    { hz: 880, ms: 90, shape: 'sine' },
    { hz: 1320, ms: 140, shape: 'sine' },
  ],
};
const buzz: Readonly<Record<Sound, number[]>> = {
  right: [40],
  wrong: [300],
  twice: [80, 60, 80],
  done: [40, 40, 40],
};
const loudness = 0.22;

const shelf = 'scanner.sounds';

/** Kept in this browser: it is the workstation that is loud or not. */
export const useSounds = create<{ isOn: boolean }>(() => ({
  isOn: local.get<boolean>(shelf) ?? true,
}));

export const setSounds = (isOn: boolean) => {
  local.set(shelf, isOn);
  useSounds.setState({ isOn });
};

let context: AudioContext | null = null;

const ring = (audio: AudioContext, sound: Sound) => {
  let at = audio.currentTime;
  for (const { hz, ms, shape } of tones[sound]) {
    const end = at + ms / 1000;
    if (hz > 0) {
      const oscillator = new OscillatorNode(audio, { type: shape, frequency: hz });
      const volume = new GainNode(audio, { gain: loudness });
      // A tone that is cut off clicks.
      volume.gain.setTargetAtTime(0, end - 0.02, 0.008);
      oscillator.connect(volume).connect(audio.destination);
      oscillator.start(at);
      oscillator.stop(end + 0.05);
    }
    at = end;
  }
};

export const play = (sound: Sound) => {
  if (!useSounds.getState().isOn) return;
  // Not on every machine; and a browser that was not touched yet stays silent and throws nothing.
  globalThis.navigator.vibrate?.(buzz[sound]);
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume().catch(() => null);
  ring(context, sound);
};
