import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signAcs3 } from './acs3.ts';
import { startAliyun } from './aliyunTestServer.ts';
import { MessageFailed, openSmsProvider } from './index.ts';

// The vendor's live API is not reachable in tests. A local server recomputes the signature from the
// documented steps and answers in the documented shape; the vendor's own worked example is below.

let aliyun: Awaited<ReturnType<typeof startAliyun>>;
const keyId = 'LTAI-test';
const secret = 'test secret';
const code = { code: 'SMS_15305', params: { code: '482913', product: "云岭 (O'K)*!~ +&=" } };
const message = { to: '13800138000', text: '验证码 482913', template: code };
const accepted = { Code: 'OK', Message: 'OK', BizId: '9006197469364984400', RequestId: 'F655A8D5' };

beforeAll(async () => {
  aliyun = await startAliyun(keyId, secret);
});
beforeEach(() => {
  aliyun.seen.length = 0;
  aliyun.answers({ status: 200, body: accepted });
});
afterAll(() => aliyun.stop());

const open = (withSecret = secret, endpoint = aliyun.endpoint) => {
  const query = new URLSearchParams({ accessKeyId: keyId, signName: '羊驼 物流*', endpoint });
  return openSmsProvider(`aliyun:?${query}`, { ALPACA_ALIYUN_SECRET: withSecret });
};

const failureOf = (sending: Promise<unknown>): Promise<MessageFailed> =>
  sending.then(
    () => Promise.reject(new Error('was sent')),
    (error) => error,
  );

test("the signature is that of the vendor's published example", () => {
  const { query, headers } = signAcs3(
    {
      method: 'POST',
      host: 'ecs.cn-shanghai.aliyuncs.com',
      path: '/',
      query: {
        RegionId: 'cn-shanghai',
        ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd',
      },
      body: '',
      action: 'RunInstances',
      version: '2014-05-26',
      date: '2023-10-26T10:22:32Z',
      nonce: '3156853299f313e23d1673dc12e1703d',
    },
    { id: 'YourAccessKeyId', secret: 'YourAccessKeySecret' },
  );
  expect(query).toMatch(/^ImageId=.+&RegionId=cn-shanghai$/);
  expect(headers.authorization).toBe(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,' +
      'SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;' +
      'x-acs-version,' +
      'Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  );
});

describe('a sent message', () => {
  test('is signed, carries its template, and answers with the vendor id', async () => {
    expect(await open().send(message)).toEqual({ providerId: accepted.BizId });
    const [call] = aliyun.seen;
    expect(call?.authorized).toBe(true);
    expect(Object.fromEntries(call?.query ?? [])).toEqual({
      PhoneNumbers: '13800138000',
      SignName: '羊驼 物流*',
      TemplateCode: 'SMS_15305',
      TemplateParam: JSON.stringify(code.params),
    });
  });

  test('uses a new nonce each time, and a number abroad without its plus', async () => {
    await open().send(message);
    await open().send({ ...message, to: '+85251234567' });
    expect(aliyun.seen.map(({ authorized }) => authorized)).toEqual([true, true]);
    expect(aliyun.seen[1]?.query.get('PhoneNumbers')).toBe('85251234567');
  });
});

describe('a refusal', () => {
  test.each([
    'isv.BUSINESS_LIMIT_CONTROL',
    'isv.MOBILE_NUMBER_ILLEGAL',
    'isv.AMOUNT_NOT_ENOUGH',
    'isv.SMS_TEMPLATE_ILLEGAL',
    'isp.RAM_PERMISSION_DENY',
  ])('%s is final for now', async (Code) => {
    aliyun.answers({ status: 200, body: { Code, Message: 'no 13800138000', RequestId: 'R' } });
    const failed = await failureOf(open().send(message));
    expect(failed).toBeInstanceOf(MessageFailed);
    expect(failed).toMatchObject({ code: Code, retryable: false });
    expect(failed.message).not.toMatch(/138|482913/);
  });

  test('a wrong secret is final', async () => {
    expect(await failureOf(open('another').send(message))).toMatchObject({
      code: 'SignatureDoesNotMatch',
      retryable: false,
    });
  });

  test('a message without a template or to two numbers is not sent at all', async () => {
    const { template: _template, ...bare } = message;
    expect(await failureOf(open().send(bare))).toMatchObject({ retryable: false });
    const two = { ...message, to: '13800138000,13900139000' };
    expect(await failureOf(open().send(two))).toMatchObject({ code: 'number.invalid' });
    expect(aliyun.seen).toEqual([]);
  });
});

describe('what may pass later', () => {
  test.each([
    [200, 'isp.SYSTEM_ERROR'],
    [400, 'Throttling.User'],
    [503, 'ServiceUnavailable'],
    [500, 'InternalError'],
  ])('HTTP %i %s is retryable', async (status, Code) => {
    aliyun.answers({ status, body: { Code, Message: 'later', RequestId: 'R' } });
    expect(await failureOf(open().send(message))).toMatchObject({ code: Code, retryable: true });
  });

  test('a page in place of an answer is retryable', async () => {
    aliyun.answers({ status: 502, body: '<html>Bad gateway</html>' });
    expect(await failureOf(open().send(message))).toMatchObject({
      code: 'http.502',
      retryable: true,
    });
    aliyun.answers({ status: 200, body: '<html>Please sign in to this network</html>' });
    expect(await failureOf(open().send(message))).toMatchObject({ retryable: true });
  });

  test('a connection that breaks is retryable', async () => {
    aliyun.answers('hang up');
    expect(await failureOf(open().send(message))).toMatchObject({
      code: 'network',
      retryable: true,
    });
  });
});
