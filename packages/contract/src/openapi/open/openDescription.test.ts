import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Json } from '../../openapi.ts';
import { breakingChanges } from './breakingChanges.ts';
import { openDescription } from './openDescription.ts';

const now = JSON.parse(JSON.stringify(openDescription())) as Json;

const published = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../published/open-v1.json'), 'utf8'),
) as Json;

test('what is published still holds: a version lives two years', () => {
  expect(breakingChanges(published, now)).toEqual([]);
});

test('nothing but the open calls is described', () => {
  const paths = Object.keys(now.paths as object);
  expect(paths.every((path) => path.startsWith('/open/v1/'))).toBe(true);
  expect(JSON.stringify(now)).not.toContain('alpaca-oms');
});

type Change = (document: Record<string, never>) => void;
const changed = (change: Change) => {
  const document = structuredClone(now);
  change(document as Record<string, never>);
  return breakingChanges(now, document);
};
// biome-ignore lint/suspicious/noExplicitAny: a document is changed here as no type would let it.
type Loose = any;
const answer = (document: Loose, path: string, method: string, status: string) =>
  document.paths[path][method].responses[status].content['application/json'].schema;
const asked = (document: Loose, path: string) =>
  document.paths[path].post.requestBody.content['application/json'].schema;

test.each<[string, (document: Loose) => void, string]>([
  ['a call goes', (d) => delete d.paths['/open/v1/balance'], 'GET /open/v1/balance is gone'],
  [
    'a field of an answer goes',
    (d) => delete answer(d, '/open/v1/orders', 'post', '201').properties.orderNo,
    'POST /open/v1/orders 201.orderNo is gone',
  ],
  [
    'a field of an answer may be missing',
    (d) => answer(d, '/open/v1/orders', 'post', '201').required.shift(),
    'POST /open/v1/orders 201.id may be missing now',
  ],
  [
    'a field of an answer may be null',
    (d) => {
      const { properties } = answer(d, '/open/v1/orders', 'post', '201');
      properties.orderNo = { anyOf: [properties.orderNo, { type: 'null' }] };
    },
    'POST /open/v1/orders 201.orderNo may be something else now',
  ],
  [
    'a field is asked for',
    (d) => asked(d, '/open/v1/orders').required.push('agreedTotal'),
    'POST /open/v1/orders body.agreedTotal is required now',
  ],
  [
    'a field is no longer taken',
    (d) => delete asked(d, '/open/v1/orders').properties.remoteAgreed,
    'POST /open/v1/orders body.remoteAgreed is gone',
  ],
  [
    'a list is shorter',
    (d) => {
      asked(d, '/open/v1/orders/batch').properties.orders.maxItems = 100;
    },
    'POST /open/v1/orders/batch body.orders has a lower maxItems',
  ],
  [
    'a value is no longer taken',
    (d) => {
      const { parameters } = d.paths['/open/v1/orders'].get;
      parameters.find(({ name }: { name: string }) => name === 'status').schema.enum.shift();
    },
    'GET /open/v1/orders.status no longer takes draft',
  ],
  [
    'a parameter is asked for',
    (d) => {
      d.paths['/open/v1/balance'].get.parameters.push({
        ...{ name: 'currency', in: 'query', required: true, schema: { type: 'string' } },
      });
    },
    'GET /open/v1/balance.currency is required now',
  ],
  [
    'a number becomes a text',
    (d) => {
      answer(d, '/open/v1/orders', 'post', '201').properties.boxCount.type = 'string';
    },
    'POST /open/v1/orders 201.boxCount is of another type',
  ],
])('%s: that breaks programs', (_, change, told) => {
  expect(changed(change as Change)).toEqual([told]);
});

test('what comes in addition breaks nobody', () => {
  const more = (document: Loose) => {
    document.paths['/open/v1/more'] = { get: { responses: {} } };
    answer(document, '/open/v1/orders', 'post', '201').properties.more = { type: 'string' };
    asked(document, '/open/v1/orders').properties.more = { type: 'string' };
    const { parameters } = document.paths['/open/v1/orders'].get;
    parameters.push({ name: 'more', in: 'query', schema: { type: 'string' } });
  };
  expect(changed(more as Change)).toEqual([]);
});
