import { expect, test } from 'vitest';
import { openShares } from './shares.ts';

const gate = () => Promise.withResolvers<void>();

test('one merchant gets its share, waits, and is then sent away; another is not held up', async () => {
  const share = openShares(0);
  const open = gate();
  let running = 0;
  const work = async () => {
    running += 1;
    await open.promise;
  };
  const flood = Array.from({ length: 112 }, () =>
    share('noisy', work).then(
      () => 'done',
      (error) => error.key as string,
    ),
  );
  await Promise.resolve();
  expect(running).toBe(2);
  await share('quiet', async () => {});
  open.resolve();
  const ended = await Promise.all(flood);
  expect(ended.filter((end) => end === 'done')).toHaveLength(102);
  expect(ended.filter((end) => end === 'request.tooMany')).toHaveLength(10);
  expect(running).toBe(102);
});

test('what fails gives its place back', async () => {
  const share = openShares();
  for (let at = 0; at < 20; at += 1) {
    await expect(
      share('m', async () => {
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
  }
  expect(await share('m', async () => 1)).toBe(1);
});
