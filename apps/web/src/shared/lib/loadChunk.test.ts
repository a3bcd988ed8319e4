import { beforeEach, expect, test, vi } from 'vitest';

// The request to reload is made once per page, so each test begins with a new page.
const freshPage = async () => {
  vi.resetModules();
  const { ChunkError, loadChunk } = await import('./loadChunk.ts');
  const { useReload } = await import('../store/reload.ts');
  return { ChunkError, loadChunk, reason: () => useReload.getState().reason };
};

let page: Awaited<ReturnType<typeof freshPage>>;
beforeEach(async () => {
  page = await freshPage();
});

test('a part that comes is given', async () => {
  expect(await page.loadChunk(async () => ({ default: 'page' }))).toEqual({ default: 'page' });
  expect(page.reason()).toBeNull();
});

test('a part that is gone offers a reload and says what failed', async () => {
  const gone = new TypeError('Failed to fetch dynamically imported module');
  const error = await page.loadChunk(() => Promise.reject(gone)).catch((cause) => cause);
  expect(error).toBeInstanceOf(page.ChunkError);
  expect(error.cause).toBe(gone);
  expect(page.reason()).toBe('chunk');
});

test('a part that does not come in 120 s is given up', async () => {
  vi.useFakeTimers();
  const never = page.loadChunk(() => new Promise(() => {}));
  const failed = vi.fn();
  never.catch(failed);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledOnce();
  expect(page.reason()).toBe('chunk');
  vi.useRealTimers();
});
