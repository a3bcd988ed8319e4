import { describe, expect, test } from 'vitest';
import { openMailProvider, openSmsProvider } from './index.ts';

test('the development providers take any message and give each an id', async () => {
  const sms = openSmsProvider('dev');
  const mail = openMailProvider('dev');
  const ids = await Promise.all([sms, sms, mail].map((it) => it.send({ to: 'x', text: 'y' })));
  expect(new Set(ids.map(({ providerId }) => providerId)).size).toBe(3);
});

describe('an address that cannot work is refused at once, without repeating its secrets', () => {
  test.each([
    ['', 'the SMS address cannot be read'],
    ['smtp://host', 'no SMS provider for smtp:'],
    ['aliyun:?accessKeyId=a', 'signName of the SMS address is missing'],
    ['aliyun:?signName=a', 'accessKeyId of the SMS address is missing'],
    ['aliyun:?accessKeyId=a&signName=b', 'ALPACA_ALIYUN_SECRET is missing'],
  ])('SMS %j', (address, reason) => {
    expect(() => openSmsProvider(address, {})).toThrow(reason);
  });

  test.each([
    ['smtp://user:hunter2@', 'the mail address cannot be read'],
    ['smtp://user:hunter2@host', 'from of the mail address is missing'],
    ['aliyun:?hunter2', 'no mail provider for aliyun:'],
  ])('mail %j', (address, reason) => {
    expect(() => openMailProvider(address)).toThrow(reason);
    expect(() => openMailProvider(address)).not.toThrow('hunter2');
  });
});
