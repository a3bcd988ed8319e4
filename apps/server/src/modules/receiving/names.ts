import type { Ctx } from '../../platform/context.ts';

/** What something is called, kept in both languages: answers are read by others later. */
export interface Names {
  zh: string;
  en: string;
}

export const nameIn = ({ lang }: Pick<Ctx, 'lang'>, { zh, en }: Names): string =>
  (lang === 'en_US' && en) || zh;
