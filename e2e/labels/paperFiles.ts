import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Download, Page } from '@playwright/test';

const run = (command: string, args: readonly string[]) =>
  execFileSync(command, args, { encoding: 'utf8' });

const newFolder = () => mkdtempSync(join(tmpdir(), 'labels-'));

const mmOf = (points: string) => Math.round((Number(points) * 25.4) / 72);

/** The pages of a PDF, each as wide and high as it is in millimetres. */
export const pagesOf = (path: string): string[] => {
  const told = run('pdfinfo', ['-f', '1', '-l', '99999', path]);
  return [...told.matchAll(/^Page +\d+ size: +([\d.]+) x ([\d.]+) pts/gm)].map(
    ([, width = '', height = '']) => `${mmOf(width)}x${mmOf(height)}`,
  );
};

export const pagesIn = (bytes: Buffer): string[] => {
  const path = join(newFolder(), 'file.pdf');
  writeFileSync(path, bytes);
  return pagesOf(path);
};

/** What an archive holds: the pages of each file by its name. */
export const filesIn = (path: string): Record<string, string[]> => {
  const folder = newFolder();
  run('unzip', ['-q', path, '-d', folder]);
  const names = run('unzip', ['-Z1', path])
    .split('\n')
    .filter((name) => name.endsWith('.pdf'));
  return Object.fromEntries(names.map((name) => [name, pagesOf(join(folder, name))]));
};

/** The file that a press leads to. */
export const saved = async (page: Page, press: () => Promise<unknown>) => {
  const waiting = page.waitForEvent('download');
  await press();
  const download: Download = await waiting;
  return { name: download.suggestedFilename(), path: await download.path() };
};
