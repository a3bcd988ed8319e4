import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { findBinaries } from '../scripts/postgres/binaries.ts';

/** How PostgreSQL left its data: "shut down" is what it writes last of all. */
export const stateOfData = (folder: string) => {
  const told = execFileSync(join(findBinaries(), 'pg_controldata'), [join(folder, 'data')], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  return /^Database cluster state:\s*(.+)$/m.exec(told)?.[1];
};
