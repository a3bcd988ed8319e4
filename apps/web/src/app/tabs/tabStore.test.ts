import { expect, test, vi } from 'vitest';
import { homePath } from '../../shared/lib/paths.ts';
import { newTab } from './tabs.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
};
vi.stubGlobal('window', {
  location: { origin: 'http://here.invalid' },
  sessionStorage: storage,
  localStorage: storage,
});

const at = (pathname: string) => ({ pathname, search: '', hash: '', state: null, key: pathname });

/** The same window, loaded in a language. */
const loaded = async (language: 'zh_CN' | 'en_US') => {
  vi.resetModules();
  vi.doMock('../../shared/store/language.ts', () => ({ language }));
  const store = await import('./tabStore.ts');
  store.restoreTabs();
  return { ...store, titles: () => store.useTabStore.getState().tabs.map(({ title }) => title) };
};

test('titles of tabs outlive a reload; in another language only those without words', async () => {
  const before = await loaded('zh_CN');
  before.setTabs([homePath, '/order/detail', '/single/finish'].map((key) => newTab(key, at(key))));
  before.titleTab('/order/detail', 'A26111631975310', true);
  before.titleTab('/single/finish', '已提交 A2611');
  const again = await loaded('zh_CN');
  expect(again.titles()).toEqual([undefined, 'A26111631975310', '已提交 A2611']);
  const english = await loaded('en_US');
  expect(english.titles()).toEqual([undefined, 'A26111631975310', undefined]);
});
