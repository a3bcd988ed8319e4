import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { clearLeftFolders, newTempFolder } from './tempFolder.ts';

const root = mkdtempSync(join(tmpdir(), 'temp-folders-'));
beforeAll(() => {
  vi.stubEnv('TMPDIR', root);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

const day = 24 * 3_600_000;

test('what a killed process left is taken away after a day, and nothing else', async () => {
  const { folder, clear } = await newTempFolder();
  const others = join(root, 'somebody-elses');
  mkdirSync(others);
  await clearLeftFolders(Date.now() + day - 60_000);
  expect(existsSync(folder)).toBe(true);
  await clearLeftFolders(Date.now() + day + 60_000);
  expect([existsSync(folder), existsSync(others)]).toEqual([false, true]);
  await clear();
});
