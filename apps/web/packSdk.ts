import { execFileSync } from 'node:child_process';
import { renameSync } from 'node:fs';
import { join } from 'node:path';

// The client for merchants' own systems as a package, where the web is: they have no sources of ours.
const sdk = join(import.meta.dirname, '../../packages/sdk');
const to = process.argv[2] ?? join(import.meta.dirname, 'dist');

execFileSync(process.execPath, [join(sdk, 'build.ts')], { stdio: 'inherit' });
const packed = execFileSync(
  'npm',
  ['pack', join(sdk, 'dist'), '--pack-destination', to, '--silent'],
  {
    encoding: 'utf8',
  },
);
renameSync(join(to, packed.trim()), join(to, 'alpaca-sdk.tgz'));
