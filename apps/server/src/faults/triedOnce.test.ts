import { expect, test } from 'vitest';

test('what is tried here is never tried again, whoever asks for it', { retry: 5 }, ({ task }) => {
  expect(task.retry).toBe(0);
  expect(task.result?.retryCount ?? 0).toBe(0);
});
