import type { Language } from '@alpaca/contract';

/** What browsers and servers call our languages. */
export const languageTags: Record<Language, string> = { zh_CN: 'zh-CN', en_US: 'en-US' };
