import type { AddressInfo } from 'node:net';
import {
  calls,
  confirmSession,
  constants,
  createSocketTicket,
  endOtherSessions,
  endSession,
  getLoginUserInfo,
  listSessions,
  login,
  logout,
  resetPasswordWithOld,
  sendMobileCode,
  setMobile,
  thirdLogin,
} from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { type TestApp, testApp } from '../../testing/app.ts';
import { newLoginCode } from '../../testing/loginCode.ts';
import { asOwner } from '../../testing/owner.ts';
import { codeSentTo, password } from './authTestSteps.ts';
import { deviceOf } from './devices.ts';
import { forgetAll } from './sessions.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.stop());

type Visitor = Awaited<ReturnType<TestApp['as']>>;

const isOver = { status: 401, body: { code: 2, errorKey: 'session.over' } };
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

describe('a person’s own sessions', () => {
  test('are listed with device, address and time, this one first and marked', async () => {
    const here = await app.as('kapok');
    const extra = { headers: { 'user-agent': chrome } };
    await app.anonymous().call(login, { body: { username: 'kapok', password } }, extra);
    const { result } = await here.call(listSessions);
    expect(result.length).toBeGreaterThanOrEqual(2);
    expect(result.filter(({ current }) => current)).toHaveLength(1);
    expect(result[0]?.current).toBe(true);
    expect(result.find(({ device }) => device === 'Chrome 141 · Windows')).toMatchObject({
      address: '127.0.0.1',
      startTime: expect.stringMatching(/^\d{4}-/),
      seenTime: expect.stringMatching(/^\d{4}-/),
    });
    expect(JSON.stringify(result)).not.toContain(here.token);
  });

  test('are ended one by one, or all others at once; the one that asks stays', async () => {
    const [here, there, third] = await Promise.all([1, 2, 3].map(() => app.as('starfield')));
    const other = (await there?.call(listSessions))?.result[0];
    const body = { id: other?.id as string };
    expect((await here?.call(endSession, { body }))?.status).toBe(200);
    expect(await there?.call(getLoginUserInfo)).toMatchObject(isOver);
    expect((await third?.call(getLoginUserInfo))?.status).toBe(200);
    expect((await here?.call(endOtherSessions))?.result.ended).toBeGreaterThanOrEqual(1);
    expect(await third?.call(getLoginUserInfo)).toMatchObject(isOver);
    expect((await here?.call(listSessions))?.result).toMatchObject([{ current: true }]);
  });

  test('of another are neither seen nor ended, a colleague’s as little as a stranger’s', async () => {
    const me = await app.as('starfield');
    for (const [username, code] of [
      ['starfield-lin', 'yunling'],
      ['kapok', 'yunling'],
      ['seabreeze', 'haituo'],
    ] as const) {
      const them = await app.as(username, code);
      const id = (await them.call(listSessions)).result[0]?.id as string;
      expect((await me.call(listSessions)).result.map((line) => line.id)).not.toContain(id);
      const ended = await me.call(endSession, { body: { id } });
      expect(ended).toMatchObject({ status: 404, body: { errorKey: 'session.notFound' } });
      expect((await them.call(getLoginUserInfo)).status).toBe(200);
    }
  });

  test('say when they were last seen, to the minute', async () => {
    const me = await app.as('bluebay');
    await asOwner(app.database, `update sessions set seen_at = now() - interval '3 hours'`);
    forgetAll(app.node);
    await me.call(getLoginUserInfo);
    const [row] = await asOwner<{ ago: number }>(
      app.database,
      `select extract(epoch from now() - max(seen_at))::float8 as ago from sessions where user_id = $1`,
      [app.userId('bluebay')],
    );
    expect(row?.ago).toBeLessThan(60);
  });
});

test.each([
  [chrome, 'Chrome 141 · Windows'],
  [`${chrome} Edg/141.0.0.0`, 'Edge 141 · Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox 140 · Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari 18 · iPhone',
  ],
  ['curl/8.5.0', ''],
  ['', ''],
])('%s is “%s”', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

/** A socket of a session, and how it was closed. */
const openSocket = async (visitor: Visitor, username: string) => {
  const { ticket } = (await visitor.call(createSocketTicket)).result;
  const { port } = app.server.server.address() as AddressInfo;
  const path = `${constants.basePath}/websocket/${app.userId(username)}?ticket=${ticket}`;
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`);
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  const ready = new Promise<boolean>((resolve) => {
    socket.once('message', () => resolve(true));
    socket.once('close', () => resolve(false));
  });
  return { socket, closed, ready: await ready };
};

describe('with its session', () => {
  const ends: [string, (visitor: Visitor) => Promise<unknown>][] = [
    ['is signed out', (visitor) => visitor.call(logout)],
    ['is ended from elsewhere', async () => (await app.as('starfield-lin')).call(endOtherSessions)],
    [
      'ends by a new password',
      (visitor) =>
        visitor.call(resetPasswordWithOld, {
          body: { oldPassword: password, password: 'Heron7Basin' },
        }),
    ],
  ];

  test.each(ends)('that %s its sockets close', async (_, end) => {
    const visitor = await app.as('starfield-lin');
    const { ready, closed } = await openSocket(visitor, 'starfield-lin');
    expect(ready).toBe(true);
    await end(visitor);
    expect(await closed).toBe(4401);
  });

  test('others keep theirs', async () => {
    const [here, there] = [await app.as('kapok'), await app.as('kapok')];
    const kept = await openSocket(there, 'kapok');
    const gone = await openSocket(here, 'kapok');
    await here.call(logout);
    await gone.closed;
    expect(kept.socket.readyState).toBe(WebSocket.OPEN);
    kept.socket.close();
  });

  test('its tickets and codes die: socket, sign-in elsewhere, new mobile', async () => {
    const visitor = await app.as('kapok');
    const socket = (await visitor.call(createSocketTicket)).result.ticket;
    const carried = await newLoginCode(visitor);
    const mobile = '13700003001';
    await visitor.call(sendMobileCode, { body: { mobile } });
    const code = await codeSentTo(app, mobile);
    await visitor.call(logout);

    const again = await app.as('kapok');
    const { port } = app.server.server.address() as AddressInfo;
    const path = `${constants.basePath}/websocket/${app.userId('kapok')}?ticket=${socket}`;
    const late = new WebSocket(`ws://127.0.0.1:${port}${path}`);
    expect(await new Promise((resolve) => late.once('close', resolve))).toBe(4401);
    const elsewhere = await app.anonymous().call(thirdLogin, { body: carried });
    expect(elsewhere.body.errorKey).toBe('auth.loginCodeInvalid');
    const changed = await again.call(setMobile, { body: { mobile, code } });
    expect(changed.body.errorKey).toBe('auth.codeWrong');
    const [left] = await asOwner<{ count: number }>(
      app.database,
      `select count(*)::int from tickets t where not exists
         (select from sessions s where s.token_hash = t.session_hash)`,
    );
    expect(left?.count).toBe(0);
  });
});

describe('a stolen session', () => {
  const grewOld = (visitor: Visitor) =>
    asOwner(
      app.database,
      `update sessions set confirmed_at = now() - interval '1 day' where token_hash = sha256($1)`,
      [Buffer.from((visitor.token as string).split('.')[2] as string)],
    ).then(() => forgetAll(app.node));

  test('changes no mobile number: the password is asked for first', async () => {
    const visitor = await app.as('bluebay');
    await grewOld(visitor);
    const mobile = '13700003002';
    await visitor.call(sendMobileCode, { body: { mobile } });
    const body = { mobile, code: await codeSentTo(app, mobile) };
    const refused = await visitor.call(setMobile, { body });
    expect(refused).toMatchObject({ status: 409, body: { errorKey: 'session.confirmAgain' } });
    const wrong = await visitor.call(confirmSession, { body: { password: 'Wrong1234' } });
    expect(wrong.body.errorKey).toBe('auth.wrongPassword');
    expect((await visitor.call(setMobile, { body })).body.errorKey).toBe('session.confirmAgain');
    const right = await visitor.call(confirmSession, { body: { password } });
    expect(right.result.confirmed).toBe(true);
    const renewed = app.withToken(right.result.token);
    expect((await renewed.call(setMobile, { body })).status).toBe(200);
  });

  test.each(Object.entries(calls).filter(([, call]) => call.confirms))(
    '%s asks who sits here before anything is looked at',
    async (_, call) => {
      const visitor = await app.as(
        /^system:(team|api)/.test(String(call.access)) ? 'starfield' : 'yunling-admin',
      );
      await grewOld(visitor);
      const reply = await visitor.call(call, {} as never);
      expect(reply).toMatchObject({ status: 409, body: { errorKey: 'session.confirmAgain' } });
    },
  );
});
