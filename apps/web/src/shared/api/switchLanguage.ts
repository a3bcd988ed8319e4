import { type Language, setLanguage } from '@alpaca/contract';
import { chooseLanguage } from '../store/language.ts';
import { request } from './request.ts';

/** Saves the choice with the account and shows the page in it. */
export const switchLanguage = async (choice: Language) => {
  // The choice holds in this browser even if it could not be saved with the account.
  await request(setLanguage, { body: { language: choice } }).catch(() => null);
  chooseLanguage(choice);
};
