import i18next from 'i18next';
import en_US from '../../locales/en_US/gallery.json';
import zh_CN from '../../locales/zh_CN/gallery.json';
import { language } from '../../shared/store/language.ts';

// The gallery brings its own words: those that are loaded by name are part of every build.
i18next.addResourceBundle(language, 'gallery', { zh_CN, en_US }[language]);
