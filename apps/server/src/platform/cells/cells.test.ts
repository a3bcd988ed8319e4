import {
  createFileTicket,
  downloadFile,
  getLoginUserInfo,
  getTenantInfoByDomain,
  login,
  thirdLogin,
  uploadFile,
} from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import type { TestDatabase } from '../../testing/database.ts';
import { newLoginCode } from '../../testing/loginCode.ts';
import { multipart } from '../../testing/multipart.ts';
import { asOwner } from '../../testing/owner.ts';
import { onePagePdf as pdf } from '../../testing/pdf.ts';
import { openTwoCells, type TwoCells } from '../../testing/twoCells.ts';

let cells: TwoCells;
let app: TestApp;
beforeAll(async () => {
  cells = await openTwoCells();
  app = await testApp({ ALPACA_CELLS: JSON.stringify(cells.urls) });
});
afterAll(async () => {
  await app.stop();
  await cells.drop();
});

const isOver = { status: 401, body: { errorKey: 'session.over' } };
const people = [
  ['yunling', 'starfield', 'c1'],
  ['haituo', 'seabreeze', 'c2'],
] as const;
const count = async (database: TestDatabase, table: string) =>
  Number((await asOwner(database, `select count(*) as n from ${table}`))[0]?.n);

describe.each(people)('%s', (tenant, username, cell) => {
  const home = () => (cell === 'c1' ? cells.first : cells.second);
  const away = () => (cell === 'c1' ? cells.second : cells.first);
  const signIn = () =>
    app.anonymous(tenant).call(login, { body: { username, password: 'Alpaca2026' } });

  test('is found by its host in its cell', async () => {
    const { result } = await app.anonymous(tenant).call(getTenantInfoByDomain);
    expect(result.companyNameEn).toMatch(new RegExp(` in ${cell}$`));
  });

  test('signs its people in there, and only there', async () => {
    const traces = async () => [
      await count(away(), 'sessions'),
      await count(away(), 'operation_logs'),
    ];
    const before = await traces();
    const { result } = await signIn();
    expect(result.token).toMatch(new RegExp(`^${cell}\\.`));
    expect(result.userInfo.realname).toMatch(new RegExp(` in ${cell}$`));
    expect(await count(home(), 'sessions')).toBeGreaterThan(0);
    expect(await traces()).toEqual(before);
  });

  test('is led back there by a token, whatever host it is brought to', async () => {
    const { token } = (await signIn()).result;
    for (const host of ['yunling', 'haituo']) {
      const { result } = await app.withToken(token, host).call(getLoginUserInfo);
      expect(result.userInfo.realname).toMatch(new RegExp(` in ${cell}$`));
    }
  });

  test('knows no token of its own that names another cell', async () => {
    const { token } = (await signIn()).result;
    const other = cell === 'c1' ? 'c2' : 'c1';
    for (const altered of [other, 'c3', 'C1', 'c1 ', '']) {
      const visitor = app.withToken(token.replace(cell, altered), tenant);
      expect(await visitor.call(getLoginUserInfo)).toMatchObject(isOver);
    }
    expect((await app.withToken(token, tenant).call(getLoginUserInfo)).status).toBe(200);
  });

  test('keeps its files and their tickets there', async () => {
    const visitor = await app.as(username, tenant);
    const request = { query: { purpose: 'labelFile' } } as const;
    const { key } = (await visitor.call(uploadFile, request, multipart('a.pdf', pdf))).result;
    expect(await count(away(), `files where id = '${key}'`)).toBe(0);
    expect(await count(home(), `files where id = '${key}'`)).toBe(1);
    const { ticket } = (await visitor.call(createFileTicket, { body: { key } })).result;
    const open = (given: string) =>
      app.anonymous(tenant).call(downloadFile, { params: { key }, query: { ticket: given } });
    const other = cell === 'c1' ? 'c2' : 'c1';
    expect((await open(ticket.replace(cell, other))).status).toBe(404);
    expect((await open(ticket)).raw.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('exchanges its sign-in codes there', async () => {
    const visitor = await app.as(username, tenant);
    const body = await newLoginCode(visitor);
    const { result } = await app.anonymous(tenant).call(thirdLogin, { body });
    expect(result.token).toMatch(new RegExp(`^${cell}\\.`));
  });
});
