import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Exits with 0 when node_modules holds what package-lock.json names. By content, since a checkout
// changes times and not always contents.
type Package = { version?: string; integrity?: string; link?: boolean; optional?: boolean };

const root = join(import.meta.dirname, '..');

function packages(file: string): Record<string, Package> {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

const present = packages('node_modules/.package-lock.json');
const stale = Object.entries(packages('package-lock.json')).filter(([path, wanted]) => {
  if (!path.includes('node_modules/') || wanted.link) return false;
  const found = present[path];
  // Optional packages of other platforms are named but rightly absent.
  if (!found) return !wanted.optional;
  return found.version !== wanted.version || found.integrity !== wanted.integrity;
});
process.exit(stale.length > 0 ? 1 : 0);
