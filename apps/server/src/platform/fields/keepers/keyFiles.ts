import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { KeyFile } from './fileKeeper.ts';

const read = (path: string): KeyFile =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { current: '', keys: {} };

const nameOfToday = (keys: KeyFile['keys']) => {
  const day = new Date().toISOString().slice(0, 10);
  const taken = Object.keys(keys).filter((name) => name.startsWith(day)).length;
  return taken === 0 ? day : `${day}.${taken + 1}`;
};

/** One more master key, current from now on; the former ones stay, for what they wrapped. */
export const addToKeyFile = (path: string): string => {
  const { keys } = read(path);
  const current = nameOfToday(keys);
  const next: KeyFile = {
    current,
    keys: { ...keys, [current]: randomBytes(32).toString('base64') },
  };
  // Whole or not at all: half a file of keys opens nothing.
  writeFileSync(`${path}.new`, `${JSON.stringify(next, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${path}.new`, path);
  return current;
};
