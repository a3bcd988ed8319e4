import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keyGroups } from './keys.ts';

test('what the web shows of its keys is what its page of the docs says', () => {
  const docs = readFileSync(new URL('../../../../../docs/web-client.md', import.meta.url), 'utf8');
  const table = docs.slice(docs.indexOf('## Keys'), docs.indexOf('Ctrl K finds'));
  const rows = table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|')[1]?.trim());
  const shown = keyGroups.flatMap(({ keys }) => keys.map((one) => one.keys.join(', ')));
  expect(rows).toEqual(shown);
});
