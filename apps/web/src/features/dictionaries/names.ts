import type { Dictionary, DictionaryItem } from '@alpaca/contract';
import { language } from '../../shared/store/language.ts';

const isEnglish = language === 'en_US';

/** What it is called on this page. */
export const dictionaryName = ({ nameZh, nameEn }: Dictionary) => (isEnglish ? nameEn : nameZh);
export const itemText = ({ textZh, textEn }: DictionaryItem) => (isEnglish ? textEn : textZh);
