import {
  duplicateCheck,
  getInformation,
  phoneLogin,
  sendMobileCode,
  setMobile,
} from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { comparable } from '../../testing/alike.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { codeSentTo, forgive, messagesTo, otherThan, receiveCode } from './authTestSteps.ts';

type Visitor = Awaited<ReturnType<TestApp['as']>>;

let app: TestApp;
let bluebay: Visitor;
beforeAll(async () => {
  app = await testApp();
  bluebay = await app.as('bluebay');
});
afterAll(() => app.stop());

describe('a new mobile number', () => {
  const mobile = '13700002001';
  const ask = (visitor: Visitor, number = mobile) =>
    visitor.call(sendMobileCode, { body: { mobile: number } });
  const change = (visitor: Visitor, code: string, number = mobile) =>
    visitor.call(setMobile, { body: { mobile: number, code } });

  test('is proved by the code that was sent to it, once', async () => {
    expect((await ask(bluebay)).result.waitSeconds).toBeGreaterThan(0);
    const code = await codeSentTo(app, mobile);
    expect((await change(bluebay, otherThan(code))).body.errorKey).toBe('auth.codeWrong');
    expect((await change(bluebay, code)).status).toBe(200);
    expect((await bluebay.call(getInformation)).result.phone).toBe(mobile);
    expect((await change(bluebay, code)).body.errorKey).toBe('auth.codeWrong');
    await forgive(app, mobile);
    const again = await receiveCode(app, mobile, 'login');
    const signedIn = await app.anonymous().call(phoneLogin, { body: { mobile, code: again } });
    expect(signedIn.result.userInfo.username).toBe('bluebay');
  });

  test('a code is good for its own user, number and purpose only', async () => {
    const [one, other] = ['13700002002', '13700002003'];
    await ask(bluebay, one);
    const code = await codeSentTo(app, one);
    const kapok = await app.as('kapok');
    expect((await change(kapok, code, one)).body.errorKey).toBe('auth.codeWrong');
    expect((await change(bluebay, code, other)).body.errorKey).toBe('auth.codeWrong');
    const toRegister = await receiveCode(app, other, 'register');
    expect((await change(bluebay, toRegister, other)).body.errorKey).toBe('auth.codeWrong');
  });

  test("that is someone's is answered like a free one, is sent nothing and never becomes mine", async () => {
    const free = await ask(bluebay, '13700002009');
    for (const taken of ['13800000002', '13800000021']) {
      const reply = await ask(bluebay, taken);
      expect(comparable(reply)).toEqual(comparable(free));
      expect(await messagesTo(app, taken)).toEqual([]);
      expect((await change(bluebay, '123456', taken)).body.errorKey).toBe('auth.codeWrong');
    }
  });

  test('codes are sent no faster than one a minute', async () => {
    const number = '13700002004';
    expect((await ask(bluebay, number)).status).toBe(200);
    expect((await ask(bluebay, number)).body.errorKey).toBe('auth.tooManyCodes');
    expect(await messagesTo(app, number)).toHaveLength(1);
  });

  test('two users who prove the same number at once: one has it', async () => {
    const number = '13700002005';
    const kapok = await app.as('kapok');
    await ask(bluebay, number);
    const first = await codeSentTo(app, number);
    await forgive(app, number);
    await ask(kapok, number);
    const second = await codeSentTo(app, number);
    const replies = await Promise.all([
      change(bluebay, first, number),
      change(kapok, second, number),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const query = { tableName: 'sys_user', fieldName: 'phone', fieldVal: number };
    const staff = await app.as('yunling-op');
    expect((await staff.call(duplicateCheck, { query })).result.free).toBe(false);
  });
});
