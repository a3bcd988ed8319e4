import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const named = 'alpaca-work-';
// Nothing is worked at for so long: whoever made it was killed.
const oldMs = 24 * 3_600_000;

/** Takes away what processes that were killed left lying: labels have names and addresses on them. */
export const clearLeftFolders = async (now = Date.now()) => {
  const root = tmpdir();
  for (const name of await readdir(root)) {
    if (!name.startsWith(named)) continue;
    const path = join(root, name);
    // Another process may be faster.
    const made = await stat(path).catch(() => null);
    if (made && made.mtimeMs < now - oldMs) await rm(path, { recursive: true, force: true });
  }
};

let cleared: Promise<void> | undefined;

/** A folder for as long as something is made in it. */
export const newTempFolder = async () => {
  cleared ??= clearLeftFolders();
  await cleared;
  const folder = await mkdtemp(join(tmpdir(), named));
  return { folder, clear: () => rm(folder, { recursive: true, force: true }) };
};

/** Does the work in a folder of its own, which is gone afterwards whatever came of it. */
export const inTempFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const { folder, clear } = await newTempFolder();
  try {
    return await work(folder);
  } finally {
    await clear();
  }
};
