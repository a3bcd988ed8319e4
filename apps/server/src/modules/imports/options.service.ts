import { words } from '../../platform/i18n/i18n.ts';
import type { Option } from './kinds.service.ts';

/** Values with the words that stand below a key. */
export const optionsOf = (below: string, values: readonly string[]): readonly Option[] =>
  values.map((value) => ({
    value,
    zh: words('zh_CN', `${below}.${value}`),
    en: words('en_US', `${below}.${value}`),
  }));

/** Values that are their own words, such as currencies. */
export const plainOptions = (values: readonly string[]): readonly Option[] =>
  values.map((value) => ({ value, zh: value, en: value }));
