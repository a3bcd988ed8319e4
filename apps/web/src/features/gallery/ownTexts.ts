import i18next from 'i18next';
import { language } from '../../shared/store/language.ts';
import en_US from './texts/en_US.json';
import zh_CN from './texts/zh_CN.json';

/** The gallery brings its own words: those that are loaded by name are part of every build. */
export const bringTexts = () =>
  i18next.addResourceBundle(language, 'gallery', { zh_CN, en_US }[language]);
