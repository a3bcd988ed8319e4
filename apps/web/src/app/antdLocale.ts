import type { Locale } from 'antd/es/locale';
import { language } from '../shared/store/language.ts';

// The library's calendars take months and weekdays from dayjs, which knows only English by itself:
// a page with one of them may be the first to be opened.
const chinese = async () => {
  const [{ default: locale }] = await Promise.all([
    import('antd/es/locale/zh_CN'),
    import('dayjs/locale/zh-cn'),
  ]);
  return locale;
};

// English is built into the library; an object of loaders, or both would be preloaded.
const loaders: Record<typeof language, () => Promise<Locale | undefined>> = {
  zh_CN: chinese,
  en_US: async () => undefined,
};

let loading: Promise<Locale | undefined> | undefined;

/** The library's own words in the language of this load; the same promise every time. */
export const antdLocale = () => {
  // Without its words the library speaks English, which is better than no page.
  loading ??= loaders[language]().catch(() => undefined);
  return loading;
};
