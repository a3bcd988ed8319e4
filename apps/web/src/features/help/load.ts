import type { Language } from '@alpaca/contract';
import { releasesOf } from './changes.ts';
import type { Topic } from './topics.ts';

// An object of loaders: a choice between two imports would load both. Topics and changes come as
// one, since the login page pays for the name of every file.
const pages: Record<Language, () => Promise<{ topics: unknown; changes: string }>> = {
  zh_CN: () => import('./pages/zh_CN.ts'),
  en_US: () => import('./pages/en_US.ts'),
};

export const loadHelp = async (language: Language) => {
  const { topics, changes } = await pages[language]();
  return { topics: topics as readonly Topic[], releases: releasesOf(changes) };
};
