import type { Language } from '@alpaca/contract';
import { words } from './i18n/i18n.ts';
import type { Refusal } from './refusal.ts';

/** What people read of a refusal. */
export const refusalWords = (lang: Language, { key, params }: Pick<Refusal, 'key' | 'params'>) =>
  words(lang, `refusal.${key}`, params);
