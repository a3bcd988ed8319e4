import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const here = import.meta.dirname;
const dist = join(here, 'dist');
const file = (name: string) => join(here, name);

await build({
  root: here,
  logLevel: 'warn',
  build: {
    lib: { entry: file('src/index.ts'), formats: ['es'], fileName: 'index' },
    outDir: dist,
    target: 'es2022',
    minify: false,
    rollupOptions: { external: ['openapi-fetch'] },
  },
});
const tsc = join(here, '../../node_modules/@typescript/native/bin/tsc');
execFileSync(process.execPath, [tsc, '-p', file('tsconfig.json')], { stdio: 'inherit' });

// What is packed has no sources: its own manifest leads to what was built.
const { name, version, description, type, sideEffects, engines, dependencies } = JSON.parse(
  readFileSync(file('package.json'), 'utf8'),
);
const exports = { '.': { types: './index.d.ts', default: './index.js' } };
const manifest = { name, version, description, type, exports, sideEffects, engines, dependencies };
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
copyFileSync(file('README.md'), join(dist, 'README.md'));
