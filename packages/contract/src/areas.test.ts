import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { says } from './areas.ts';

test('what an area says is gathered', async () => {
  const files = globSync(join(import.meta.dirname, '*/*{says,Says}.ts'));
  const modules: Record<string, (typeof says)[number]>[] = await Promise.all(
    files.map((file) => import(file)),
  );
  const said = modules.flatMap((module) => Object.values(module));
  expect(said.length).toBeGreaterThan(15);
  expect(said.filter((one) => !says.includes(one))).toEqual([]);
});

test('no two areas say one key', () => {
  const keys = says.flatMap(({ refusals = {}, permissions = {}, pages = [] }) => [
    ...Object.keys(refusals),
    ...Object.keys(permissions),
    ...pages,
  ]);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});
