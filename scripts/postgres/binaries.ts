import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const debianRoot = '/usr/lib/postgresql';

function fromPgConfig(): string[] {
  try {
    return [execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: 'pipe' }).trim()];
  } catch {
    return [];
  }
}

function fromDebian(): string[] {
  if (!existsSync(debianRoot)) return [];
  return readdirSync(debianRoot)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(debianRoot, version, 'bin'));
}

// pg_config may come from a -dev package whose server was never installed.
const holdsServer = (dir: string) =>
  existsSync(join(dir, 'initdb')) && existsSync(join(dir, 'postgres'));

/** The folder with initdb and postgres; Debian keeps it outside PATH. */
export function findBinaries(): string {
  const path = (process.env.PATH ?? '').split(delimiter);
  const found = [...fromPgConfig(), ...fromDebian(), ...path].find(holdsServer);
  if (!found) throw new Error('PostgreSQL server binaries not found. Run `npm run setup`.');
  return found;
}

export function majorVersion(bin: string): string {
  const text = execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' });
  return /(\d+)/.exec(text)?.[1] ?? text;
}
