import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostileFiles } from './hostileTestFiles.ts';
import { sampleHeaders, sampleRow, xlsxOf } from './importsTestFiles.ts';

interface Told {
  outcomes: { outcome: string; texts: string }[];
  mostKb: number;
}

const reader = join(import.meta.dirname, 'hostileTestReader.ts');
let folder: string;
let hostile: Told;
let honest: Told;

/** How each of the sheets ended, read by one process that lives through all of them. */
const readAll = async (paths: readonly string[]): Promise<Told> => {
  const maxBuffer = 64 * 1024 * 1024;
  const { stdout } = await promisify(execFile)(process.execPath, [reader, ...paths], { maxBuffer });
  return JSON.parse(stdout);
};

const honestFile = () =>
  xlsxOf([sampleHeaders, ...Array.from({ length: 50_000 }, (_, at) => sampleRow(at))]);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alpaca-hostile-'));
  const paths: string[] = [];
  for (const [, make] of hostileFiles) {
    const path = join(folder, String(paths.length));
    await writeFile(path, make());
    paths.push(path);
  }
  hostile = await readAll(paths);
  const path = join(folder, 'honest');
  await writeFile(path, await honestFile());
  honest = await readAll([path]);
}, 300_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

test('there are sixty hostile files or more, each of its own kind', () => {
  expect(hostileFiles.length).toBeGreaterThanOrEqual(60);
  expect(new Set(hostileFiles.map(([what]) => what)).size).toBe(hostileFiles.length);
});

test.each(hostileFiles.map(([what, , expected], at) => [what, expected, at] as const))(
  '%s: %s',
  (_, expected, at) => {
    expect(hostile.outcomes[at]?.outcome).toBe(expected);
    expect(hostile.outcomes[at]?.texts).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  },
);

test('reading all of them takes less than twice the memory of one honest file', () => {
  const mb = (kb: number) => Math.round(kb / 1024);
  console.log(
    `most memory: ${hostileFiles.length} hostile files ${mb(hostile.mostKb)} MB, an honest file of 50,000 rows ${mb(honest.mostKb)} MB`,
  );
  expect(honest.outcomes[0]?.outcome).toBe('read');
  expect(hostile.mostKb).toBeLessThan(2 * honest.mostKb);
});
