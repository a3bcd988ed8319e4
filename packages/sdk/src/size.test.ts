import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

test('all of it is small, with what it needs', async () => {
  const entry = join(import.meta.dirname, 'index.ts');
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    build: { lib: { entry, formats: ['es'] }, write: false },
  });
  const [bundle] = made as unknown as [{ output: { code: string }[] }];
  const code = bundle.output.map((chunk) => chunk.code).join('');
  expect(code).toContain('AlpacaProblem');
  expect(gzipSync(code).length).toBeLessThan(12 * 1024);
});

test('nothing in it is only for Node', () => {
  const sources = readdirSync(import.meta.dirname).filter((name) => !name.endsWith('.test.ts'));
  const imports = sources.flatMap((name) => {
    const text = readFileSync(join(import.meta.dirname, name), 'utf8');
    return [...text.matchAll(/from '([^']+)'/g)].map(([, from]) => from as string);
  });
  const beyond = imports.filter((from) => !from.startsWith('./'));
  expect(new Set(beyond)).toEqual(new Set(['openapi-fetch']));
});
