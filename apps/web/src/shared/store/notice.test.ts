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
