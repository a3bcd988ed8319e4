import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Environment } from './processes.ts';

const run = promisify(execFile);

/**
 * What print clients know a developer's machine by, made once and kept. Without openssl there is none,
 * and they ask before each print.
 */
export async function printPair(folder: string): Promise<Environment> {
  if (process.env.ALPACA_PRINT_KEY) return {};
  const [certificate, key] = [join(folder, 'print.crt'), join(folder, 'print.key')];
  if (!existsSync(certificate)) {
    await mkdir(folder, { recursive: true });
    const made = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '3650'];
    const named = ['-subj', '/CN=Alpaca development/O=Alpaca', '-keyout', key, '-out', certificate];
    try {
      await run('openssl', ['req', ...made, ...named]);
    } catch {
      return {};
    }
  }
  return { ALPACA_PRINT_CERTIFICATE: certificate, ALPACA_PRINT_KEY: key };
}
