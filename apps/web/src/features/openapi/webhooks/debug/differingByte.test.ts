import { expect, test } from 'vitest';
import { differingByte } from './differingByte.ts';

test('what is the same stands before, the first that differs alone', () => {
  const differs = { byte: 8, sent: '"a","n":1}', received: ' "a", "n": 1}' };
  expect(differingByte(differs, '{"type": "a", "n": 1}')).toEqual({
    at: 9,
    before: '{"type":',
    sent: { mark: '"', after: 'a","n":1}' },
    received: { mark: ' ', after: '"a", "n": 1}' },
  });
});

test('one that ends sooner has nothing there', () => {
  const { received } = differingByte({ byte: 3, sent: '}', received: '' }, '{"a');
  expect(received).toEqual({ mark: '', after: '' });
});

test('long beginnings are cut, half a character is left out, line ends are seen', () => {
  const body = `${'单'.repeat(9)}\n`;
  const { before, received } = differingByte({ byte: 27, sent: '', received: '\n' }, body);
  expect(before).toBe(`…${'单'.repeat(8)}`);
  expect(received.mark).toBe('\\n');
  expect(differingByte({ byte: 26, sent: 'x', received: 'y' }, body).before).toMatch(/^…单/);
});
