import type { ApiRequest } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { asCurl } from './asCurl.ts';

const asked = (more: Partial<ApiRequest>) =>
  asCurl('https://a.example', {
    method: 'GET',
    path: '/open/v1/balance',
    body: '',
    ...more,
  } as ApiRequest);

test('a read is asked by its address and the key of who runs it', () => {
  expect(asked({})).toBe(
    `curl -X GET 'https://a.example/open/v1/balance' \\\n  -H "Authorization: Bearer $ALPACA_KEY"`,
  );
});

test('a change has a key of its own and its body, whatever stands in that', () => {
  const line = asked({ method: 'POST', body: `{"a":"it's $HOME"}` });
  expect(line).toContain('-H "Idempotency-Key: $(uuidgen)"');
  expect(line).toContain(`-d '{"a":"it'\\''s $HOME"}'`);
});

test('a body that was not kept is read from a file', () => {
  expect(asked({ method: 'POST', body: '<json, 300000 bytes>' })).toContain('-d @body.json');
});
