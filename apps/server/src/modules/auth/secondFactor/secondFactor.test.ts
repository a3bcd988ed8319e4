import { hash } from 'node:crypto';
import {
  calls,
  confirmSession,
  finishTotp,
  getCountryList,
  getLoginUserInfo,
  getSecondFactor,
  listSessions,
  listStaffSecurity,
  passes,
  phoneLogin,
  removeTotp,
  renewRecoveryCodes,
  resetSecondFactor,
  saveTenantSetting,
  startTotp,
} from '@alpaca/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seal, unseal } from '../../../platform/seal.ts';
import { forget } from '../../../platform/throttle.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { asOwner, tablesWith } from '../../../testing/owner.ts';
import { password, receiveCode } from '../authTestSteps.ts';
import { limits } from '../limits.ts';
import { forgetAll } from '../sessions.service.ts';
import {
  requireTwoFactor,
  stepOf,
  tryCode,
  tryPassword,
  withTotp,
} from './secondFactorTestSteps.ts';
import { codeOf } from './totpTestCode.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await asOwner(app.database, 'delete from totp_secrets');
  await asOwner(app.database, 'delete from recovery_codes');
  await requireTwoFactor(app, false);
  for (const name of ['yunling-op', 'yunling-admin', 'kapok']) {
    await forget(await app.ctxOf(), limits.secondFactorsOfUser, app.userId(name));
  }
});

const key = (reply: { body: { errorKey?: string } }) => reply.body.errorKey;

describe('a stolen password alone', () => {
  test('signs no staff in: it gets a ticket for the second step and no session', async () => {
    const { secret } = await withTotp(app, 'yunling-op');
    const before = await asOwner(app.database, 'select from sessions');
    const reply = await tryPassword(app, 'yunling-op');
    expect(reply).toMatchObject({ status: 422, body: { errorKey: 'auth.secondFactorNeeded' } });
    expect(reply.body.result).toEqual({
      secondStep: { ticket: expect.any(String), totp: true, passkey: false },
    });
    expect(await asOwner(app.database, 'select from sessions')).toHaveLength(before.length);
    const { ticket } = stepOf(reply);
    expect(key(await app.withToken(ticket).call(getLoginUserInfo))).toBe('session.over');
    const done = await tryCode(app, ticket, codeOf(secret));
    expect(done.result.userInfo).toMatchObject({ username: 'yunling-op', mustSetUp: false });
    expect((await app.withToken(done.result.token).call(getCountryList)).status).toBe(200);
  });

  test('and neither does a stolen phone', async () => {
    const { secret } = await withTotp(app, 'yunling-op');
    const mobile = '13800000021';
    const body = { mobile, code: await receiveCode(app, mobile, 'login') };
    const reply = await app.anonymous().call(phoneLogin, { body });
    expect(key(reply)).toBe('auth.secondFactorNeeded');
    expect((await tryCode(app, stepOf(reply).ticket, codeOf(secret))).status).toBe(200);
  });

  test('where a role asks for a second factor and none is set up: that, and nothing else, can be done', async () => {
    await requireTwoFactor(app);
    const { result } = await tryPassword(app, 'yunling-op');
    expect(result.userInfo.mustSetUp).toBe(true);
    const granted: string[] = [];
    const permissions = await asOwner<{ permission: string }>(
      app.database,
      `select distinct permission from role_permissions p join roles r on r.id = p.role_id where r.code = 'operator'`,
    );
    const mine = new Set(permissions.map(({ permission }) => permission));
    for (const [name, call] of Object.entries(calls)) {
      if (call.access === 'open' || !passes(call.access, mine)) continue;
      // Whether they may is said before what they sent is looked at.
      const path = { params: { code: 'a', key: 'a' } };
      const visitor = await app.as('yunling-op');
      const reply = await visitor.call(call, path as never);
      if (key(reply) !== 'session.setUpFirst') granted.push(name);
    }
    expect(granted.sort()).toEqual(
      [
        'confirmOptions',
        'confirmSession',
        'finishPasskey',
        'finishTotp',
        'getLoginUserInfo',
        'getSecondFactor',
        'logout',
        'markActive',
        'setLanguage',
        'startPasskey',
        'startTotp',
      ].sort(),
    );
  });

  test('set-up done, the same session goes on, and every other of the user is over', async () => {
    await requireTwoFactor(app);
    const other = await app.as('yunling-op');
    const visitor = app.withToken((await tryPassword(app, 'yunling-op')).result.token);
    expect(key(await visitor.call(getCountryList))).toBe('session.setUpFirst');
    const { secret, uri } = (await visitor.call(startTotp)).result;
    expect(uri).toMatch(/^otpauth:\/\/totp\//);
    expect(key(await visitor.call(getCountryList))).toBe('session.setUpFirst');
    const wrong = await visitor.call(finishTotp, { body: { code: codeOf(secret, 9) } });
    expect(key(wrong)).toBe('auth.secondFactorWrong');
    const { result } = await visitor.call(finishTotp, { body: { code: codeOf(secret) } });
    expect(new Set(result.recoveryCodes).size).toBe(10);
    // 24 of 31 letters are 118 bits, which nobody finds again from a plain hash.
    expect(result.recoveryCodes[0]).toMatch(/^[2-9A-Z]{4}(-[2-9A-Z]{4}){5}$/);
    expect((await visitor.call(getCountryList)).status).toBe(200);
    expect(key(await other.call(getLoginUserInfo))).toBe('session.over');
    expect((await visitor.call(getSecondFactor)).result).toMatchObject({
      required: true,
      totp: true,
      recoveryCodesLeft: 10,
    });
  });

  test('what a role asks for cannot be taken off again', async () => {
    await requireTwoFactor(app);
    const { visitor } = await withTotp(app, 'yunling-op');
    expect(key(await visitor.call(removeTotp))).toBe('secondFactor.lastOne');
    await requireTwoFactor(app, false);
    expect((await visitor.call(removeTotp)).status).toBe(200);
    expect((await tryPassword(app, 'yunling-op')).status).toBe(200);
  });
});

describe('a code of the app', () => {
  test('is good once, and so is every one before it', async () => {
    const { secret } = await withTotp(app, 'yunling-op');
    const code = codeOf(secret);
    const ask = async () => stepOf(await tryPassword(app, 'yunling-op')).ticket;
    expect((await tryCode(app, await ask(), code)).status).toBe(200);
    expect(key(await tryCode(app, await ask(), code))).toBe('auth.secondFactorWrong');
    expect(key(await tryCode(app, await ask(), codeOf(secret, -1)))).toBe('auth.secondFactorWrong');
  });

  test('that set the app up signs nobody in', async () => {
    const visitor = await app.as('yunling-op');
    const { secret } = (await visitor.call(startTotp)).result;
    const code = codeOf(secret);
    await visitor.call(finishTotp, { body: { code } });
    const { ticket } = stepOf(await tryPassword(app, 'yunling-op'));
    expect(key(await tryCode(app, ticket, code))).toBe('auth.secondFactorWrong');
  });

  test('brought many times at once begins one session', async () => {
    const { secret } = await withTotp(app, 'yunling-op');
    const code = codeOf(secret);
    const tickets: string[] = [];
    for (let i = 0; i < 5; i++) tickets.push(stepOf(await tryPassword(app, 'yunling-op')).ticket);
    const replies = await Promise.all(
      [...tickets, tickets[0] as string].map((ticket) => tryCode(app, ticket, code)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('is taken one step early or late, not two', async () => {
    const { secret } = await withTotp(app, 'yunling-op');
    const tryAt = async (steps: number) =>
      (
        await tryCode(
          app,
          stepOf(await tryPassword(app, 'yunling-op')).ticket,
          codeOf(secret, steps),
        )
      ).status;
    await asOwner(app.database, 'update totp_secrets set last_step = 0');
    expect(await tryAt(-2)).toBe(422);
    expect(await tryAt(2)).toBe(422);
    expect(await tryAt(-1)).toBe(200);
    expect(await tryAt(1)).toBe(200);
  });

  test('is guessed five times per ticket and ten times per user at most', async () => {
    const { secret } = await withTotp(app, 'yunling-op');
    const { ticket } = stepOf(await tryPassword(app, 'yunling-op'));
    for (let i = 0; i < 5; i++) {
      expect(key(await tryCode(app, ticket, '000000'))).toBe('auth.secondFactorWrong');
    }
    expect(key(await tryCode(app, ticket, codeOf(secret)))).toBe('auth.stepOver');
    const next = stepOf(await tryPassword(app, 'yunling-op')).ticket;
    for (let i = 0; i < 5; i++) await tryCode(app, next, '000000');
    const last = stepOf(await tryPassword(app, 'yunling-op')).ticket;
    expect(key(await tryCode(app, last, codeOf(secret)))).toBe('auth.tooManyTries');
  });

  test('comes from a secret that stands nowhere as it is', async () => {
    const { secret } = await withTotp(app, 'yunling-op');
    expect(await tablesWith(app.database, secret)).toEqual([]);
    expect(app.lines.join('')).not.toContain(secret);
    const one = Buffer.alloc(32, 1);
    const sealed = seal(one, secret, 'a');
    expect(unseal(one, sealed, 'a')).toBe(secret);
    expect(() => unseal(one, sealed, 'b')).toThrow();
    expect(() => unseal(Buffer.alloc(32, 2), sealed, 'a')).toThrow();
  });
});

describe('a recovery code', () => {
  test('signs in once; none of them stands in the database', async () => {
    const { recoveryCodes } = await withTotp(app, 'yunling-op');
    const code = recoveryCodes[3] as string;
    expect(await tablesWith(app.database, code)).toEqual([]);
    const ask = async () => stepOf(await tryPassword(app, 'yunling-op')).ticket;
    const { result } = await tryCode(app, await ask(), code.toLowerCase());
    const left = (await app.withToken(result.token).call(getSecondFactor)).result.recoveryCodesLeft;
    expect(left).toBe(9);
    expect(key(await tryCode(app, await ask(), code))).toBe('auth.secondFactorWrong');
  });

  test('brought many times at once begins one session', async () => {
    const { recoveryCodes } = await withTotp(app, 'yunling-op');
    const tickets: string[] = [];
    for (let i = 0; i < 4; i++) tickets.push(stepOf(await tryPassword(app, 'yunling-op')).ticket);
    const replies = await Promise.all(
      tickets.map((ticket) => tryCode(app, ticket, recoveryCodes[0] as string)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('is over when new ones are made', async () => {
    const { visitor, recoveryCodes } = await withTotp(app, 'yunling-op');
    const fresh = (await visitor.call(renewRecoveryCodes)).result.recoveryCodes;
    expect(fresh).toHaveLength(10);
    const { ticket } = stepOf(await tryPassword(app, 'yunling-op'));
    expect(key(await tryCode(app, ticket, recoveryCodes[0] as string))).toBe(
      'auth.secondFactorWrong',
    );
    expect((await tryCode(app, ticket, fresh[0] as string)).status).toBe(200);
  });
});

describe('before prices, permissions, settings and money', () => {
  const body = { code: 'quoteMinutes', value: 31, was: 30 } as const;
  const growOld = async () => {
    await asOwner(app.database, `update sessions set confirmed_at = now() - interval '11 minutes'`);
    forgetAll(app.node);
  };

  test('who has a second factor is asked for it again; the password only unlocks', async () => {
    let { visitor, secret } = await withTotp(app, 'yunling-admin');
    await growOld();
    const save = () => visitor.call(saveTenantSetting, { body });
    expect(key(await save())).toBe('session.confirmAgain');
    const byPassword = await visitor.call(confirmSession, { body: { password } });
    expect(byPassword.result.confirmed).toBe(false);
    visitor = app.withToken(byPassword.result.token);
    expect(key(await save())).toBe('session.confirmAgain');
    const byCode = await visitor.call(confirmSession, { body: { code: codeOf(secret) } });
    expect(byCode.result.confirmed).toBe(true);
    expect(key(await save())).toBe('session.confirmAgain');
    visitor = app.withToken(byCode.result.token);
    expect((await save()).status).toBe(200);
    const back = { code: 'quoteMinutes', value: 30, was: 31 } as const;
    expect((await visitor.call(saveTenantSetting, { body: back })).status).toBe(200);
    const replayed = await visitor.call(confirmSession, { body: { code: codeOf(secret) } });
    expect(key(replayed)).toBe('auth.secondFactorWrong');
  });

  test('whoever has the old token gains nothing: it proves nothing, and is over in a moment', async () => {
    const visitor = await app.as('yunling-admin');
    await growOld();
    const { result } = await visitor.call(confirmSession, { body: { password } });
    expect(key(await visitor.call(saveTenantSetting, { body }))).toBe('session.confirmAgain');
    expect(
      await asOwner(
        app.database,
        `select from sessions where token_hash = $1 and expires_at > now() + interval '10 seconds'`,
        [hash('sha256', String(visitor.token).split('.')[2] as string, 'buffer')],
      ),
    ).toEqual([]);
    const renewed = app.withToken(result.token);
    expect((await renewed.call(listSessions)).result.some(({ current }) => current)).toBe(true);
  });

  test('who has none is asked for the password; guesses are counted', async () => {
    const visitor = await app.as('yunling-admin');
    await growOld();
    expect(key(await visitor.call(saveTenantSetting, { body }))).toBe('session.confirmAgain');
    for (let i = 0; i < 10; i++) {
      const reply = await visitor.call(confirmSession, { body: { password: 'Wrong1234' } });
      expect(key(reply)).toBe('auth.wrongPassword');
    }
    const late = await visitor.call(confirmSession, { body: { password } });
    expect(key(late)).toBe('auth.tooManyTries');
  });
});

describe('a colleague’s second factor', () => {
  test('is reset by an administrator: logged, told, and their sessions end', async () => {
    const { visitor } = await withTotp(app, 'yunling-op');
    const admin = await app.as('yunling-admin');
    const { result } = await admin.call(listStaffSecurity);
    expect(result.find(({ username }) => username === 'yunling-op')).toMatchObject({ totp: true });
    const id = app.userId('yunling-op');
    expect((await admin.call(resetSecondFactor, { body: { id } })).status).toBe(200);
    expect(key(await visitor.call(getLoginUserInfo))).toBe('session.over');
    expect((await tryPassword(app, 'yunling-op')).status).toBe(200);
    const told = await asOwner(
      app.database,
      `select from notices n join notice_recipients r on r.notice_id = n.id
       where n.kind = 'security.secondFactorReset' and r.user_id = $1`,
      [id],
    );
    expect(told).toHaveLength(1);
    const [line] = await asOwner<{ params: object }>(
      app.database,
      `select params from operation_logs where call = 'resetSecondFactor'`,
    );
    expect(line?.params).toEqual({ username: 'yunling-op' });
  });

  test('is not one’s own, nobody’s elsewhere, and no merchant’s', async () => {
    const admin = await app.as('yunling-admin');
    const reset = (id: string) => admin.call(resetSecondFactor, { body: { id } });
    expect(key(await reset(app.userId('yunling-admin')))).toBe('secondFactor.own');
    expect(key(await reset(app.userId('kapok')))).toBe('user.notFound');
    expect(key(await reset(app.userId('haituo-op', 'haituo')))).toBe('user.notFound');
    const operator = await app.as('yunling-op');
    const id = app.userId('yunling-admin');
    expect((await operator.call(resetSecondFactor, { body: { id } })).status).toBe(403);
  });
});
