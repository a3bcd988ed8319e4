import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../servers.ts';
import type { Mutant } from './mutants.ts';

const broken = ({ breaks, into, file }: Mutant, source: string) => {
  const parts = source.split(breaks);
  if (parts.length !== 2) {
    throw new Error(`${file} holds ${parts.length - 1} times: ${breaks.slice(0, 80)}`);
  }
  return parts.join(into);
};

/** What is told while the file is broken; it is as it was afterwards, whatever happens. */
export const whileBroken = async <T>(mutant: Mutant, told: () => Promise<T>): Promise<T> => {
  const path = join(root, mutant.file);
  const source = readFileSync(path, 'utf8');
  const restore = () => writeFileSync(path, source);
  const interrupted = () => {
    restore();
    process.exit(130);
  };
  process.on('SIGINT', interrupted).on('SIGTERM', interrupted);
  try {
    writeFileSync(path, broken(mutant, source));
    return await told();
  } finally {
    restore();
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
  }
};
