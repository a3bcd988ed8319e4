import { beforeEach, expect, test, vi } from 'vitest';
import { hush, prolong, say, useNotices } from './notice.ts';

const texts = () => useNotices.getState().notices.map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  useNotices.setState({ notices: [] });
  return () => vi.useRealTimers();
});

test('several messages stack, newest first, and each can be closed', () => {
  say('error', 'one');
  say('success', 'two');
  expect(texts()).toEqual(['two', 'one']);
  hush(useNotices.getState().notices[0]?.id ?? 0);
  expect(texts()).toEqual(['one']);
});

test('the same message again is one message whose time begins again', () => {
  say('error', 'one', { title: 'system' });
  vi.advanceTimersByTime(3_000);
  say('error', 'one', { title: 'system' });
  say('error', 'one', { title: 'other' });
  const [, first] = useNotices.getState().notices;
  expect(texts()).toEqual(['one', 'one']);
  expect(first?.until).toBe(Date.now() + 4_000);
});

test('a reader gets more time, never less', () => {
  say('error', 'one');
  const { id } = useNotices.getState().notices[0] ?? { id: 0 };
  prolong(id, 1_500);
  expect(useNotices.getState().notices[0]?.until).toBe(Date.now() + 4_000);
  vi.advanceTimersByTime(3_900);
  prolong(id, 1_500);
  expect(useNotices.getState().notices[0]?.until).toBe(Date.now() + 1_500);
});

test('a message outlives a reload, but not a switch of the language', async () => {
  const shelf = new Map<string, string>();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (name: string) => shelf.get(name) ?? null,
      setItem: (name: string, value: string) => void shelf.set(name, value),
      removeItem: (name: string) => void shelf.delete(name),
    },
  });
  const loaded = async (language: string) => {
    vi.resetModules();
    vi.doMock('./language.ts', () => ({ language }));
    const store = await import('./notice.ts');
    return { ...store, count: store.useNotices.getState().notices.length };
  };
  (await loaded('zh_CN')).say('warning', '余额不足');
  expect((await loaded('zh_CN')).count).toBe(1);
  expect((await loaded('en_US')).count).toBe(0);
  vi.unstubAllGlobals();
});
