import { create } from 'zustand';
import { languageTags } from '../lib/languageTags.ts';
import { language } from '../store/language.ts';
import { local } from '../store/shelves.ts';

const shelf = 'scanner.speech';

/** Kept in this browser, as sounds are: a station speaks or it does not. */
export const useSpeech = create<{ isOn: boolean }>(() => ({
  isOn: local.get<boolean>(shelf) ?? true,
}));

export const setSpeech = (isOn: boolean) => {
  local.set(shelf, isOn);
  useSpeech.setState({ isOn });
  if (!isOn) globalThis.speechSynthesis?.cancel();
};

/** Says something in the language of the page. What is said of the last parcel is cut off: its time is over. */
export const speak = (words: string) => {
  const voice = globalThis.speechSynthesis;
  if (!voice || !words || !useSpeech.getState().isOn) return;
  voice.cancel();
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.lang = languageTags[language];
  // Whoever hears it a thousand times a day wants it short.
  utterance.rate = 1.15;
  voice.speak(utterance);
};
