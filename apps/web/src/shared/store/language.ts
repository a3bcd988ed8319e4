import { constants, type Language, languages } from '@alpaca/contract';
import { local } from './shelves.ts';

const chosen = local.get<Language>('language');

/** The language of this load: a switch reloads the page, so it never changes under it. */
export const language: Language =
  chosen && languages.includes(chosen) ? chosen : constants.defaultLanguage;

export const chooseLanguage = (choice: Language) => {
  local.set('language', choice);
  window.location.reload();
};

/** Takes up the language saved with the account, unless one was chosen in this browser. */
export const adoptLanguage = (saved: Language) => {
  if (chosen === null && saved !== language) chooseLanguage(saved);
};
