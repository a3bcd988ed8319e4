import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder where nothing was before, through which PostgreSQL's own user may pass. */
export const freshFolder = async () => {
  const path = await mkdtemp(join(tmpdir(), 'alpaca-smoke-'));
  await chmod(path, 0o711);
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
};
