import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/error.ts';
import { hush, useNotices } from '../store/notice.ts';
import { offerUndo } from './offerUndo.ts';

const shown = () => useNotices.getState().notices;
const told = (text: string) => shown().find((notice) => notice.text === text);

/** Presses the button of a message, which goes by that. */
const press = async (text: string) => {
  const notice = told(text);
  hush(notice?.id ?? 0);
  await notice?.action?.press?.();
};

beforeEach(() => useNotices.setState({ notices: [] }));

test('a message offers for eight seconds to take back what it tells of', async () => {
  const undo = vi.fn(async () => null);
  offerUndo('A deleted', undo);
  const left = (told('A deleted')?.until ?? 0) - Date.now();
  expect(left).toBeGreaterThan(7_000);
  expect(left).toBeLessThanOrEqual(8_000);
  await press('A deleted');
  expect(undo).toHaveBeenCalledOnce();
});

test('two that read alike are one message, and its button takes both back', async () => {
  const [first, second] = [vi.fn(async () => null), vi.fn(async () => null)];
  offerUndo('2 deleted', first);
  offerUndo('2 deleted', second);
  expect(shown()).toHaveLength(1);
  await press('2 deleted');
  expect(first).toHaveBeenCalledOnce();
  expect(second).toHaveBeenCalledOnce();
});

const failing = (status: number) => async () => {
  throw new ApiError({ status, errorKey: '', message: 'no' });
};

test('where nobody could be reached it is offered again, where it was refused it is not', async () => {
  offerUndo('lost', failing(0));
  await press('lost');
  expect(told('lost')?.action?.press).toBeDefined();
  offerUndo('refused', failing(409));
  await press('refused');
  expect(told('refused')).toBeUndefined();
  expect(shown().some(({ kind }) => kind === 'error')).toBe(true);
});
