import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { constants, headers } from '@alpaca/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forget } from '../../platform/throttle.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import {
  canary,
  dictCodes,
  duplicateQueries,
  duplicateValues,
  misshapenQueries,
  nearbyPaths,
} from './attackTestRequests.ts';
import { checksOfUser } from './duplicates.service.ts';

// The attacks wait five seconds where their SQL runs; a refusal takes a few milliseconds.
const tooLongMs = 3_000;

let app: TestApp;
let port: number;
let token: string;
let before: unknown;
beforeAll(async () => {
  app = await testApp();
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.server.address() as AddressInfo).port;
  token = (await app.as('starfield')).token as string;
  await asOwner(app.database, `create table ${canary} (kept boolean not null)`);
  await asOwner(app.database, `grant all on ${canary} to alpaca_app`);
  await asOwner(app.database, `insert into ${canary} values (true)`);
  before = await traces();
});
afterAll(() => app.stop());
beforeEach(async () => forget(await app.ctxOf(), checksOfUser, app.userId('starfield')));

const traces = async () => [
  await asOwner(app.database, `select * from ${canary}`),
  await asOwner(app.database, `select md5(string_agg(u::text, '' order by id)) from users u`),
];

interface Answer {
  status: number;
  headers: object;
  body: { errorKey?: string; result: unknown };
}

/** Sends a path as it stands: a URL parser would tidy it up before it left. */
const ask = (path: string, by: string | null) =>
  new Promise<Answer>((resolve, reject) => {
    const started = performance.now();
    const sent = request({
      port,
      path: constants.basePath + path,
      headers: { host: 'yunling.localhost', ...(by && { [headers.token]: by }) },
    });
    sent.on('error', reject);
    sent.on('response', async (reply) => {
      let text = '';
      for await (const chunk of reply.setEncoding('utf8')) text += chunk;
      const { date: _, connection: __, 'keep-alive': ___, ...rest } = reply.headers;
      const { timestamp: ____, ...body } = JSON.parse(text || '{}');
      const took = performance.now() - started;
      if (took > tooLongMs) reject(new Error(`${took} ms for ${path}`));
      resolve({ status: reply.statusCode as number, headers: rest, body });
    });
    sent.end();
  });

const check = (query: object) =>
  `/sys/duplicate/check?${new URLSearchParams(query as Record<string, string>)}`;
const dict = (encoded: string) => `/sys/dict/getDictItems/${encoded}`;
const encodings: [string, (text: string) => string][] = [
  ['encoded once', encodeURIComponent],
  ['encoded twice', (text) => encodeURIComponent(encodeURIComponent(text))],
  ['with every byte encoded', (text) => Buffer.from(text).toString('hex').replace(/../g, '%$&')],
];

/** How every path is answered, each different answer once. */
const answers = async (paths: string[], by: string | null) => {
  const different = new Map<string, Answer>();
  for (const path of paths) {
    const answer = await ask(path, by);
    different.set(JSON.stringify(answer), answer);
  }
  return [...different.values()];
};

test('the attacks are tried against calls that work', async () => {
  const good = { tableName: 'sys_user', fieldName: 'username', fieldVal: 'kapok' };
  expect(await ask(check(good), token)).toMatchObject({
    status: 200,
    body: { result: { free: false } },
  });
  expect((await ask(dict('order_status'), token)).status).toBe(200);
});

describe('with a session', () => {
  test('tables and fields that are not on the list are refused alike', async () => {
    const plain = await ask(check({ tableName: 'x', fieldName: 'y', fieldVal: 'z' }), token);
    expect(plain).toMatchObject({ status: 422, body: { errorKey: 'check.refused', result: null } });
    const paths = duplicateQueries.map(check);
    expect(await answers(paths, token)).toEqual([plain]);
    const twice = duplicateQueries.map((query) =>
      check({ ...query, fieldName: encodeURIComponent(`${query.fieldName}%`) }),
    );
    expect(await answers(twice, token)).toEqual([plain]);
  });

  test.each(['username', 'phone', 'email'])(
    'a value for %s means nothing but itself',
    async (fieldName) => {
      const paths = duplicateValues.map((fieldVal) =>
        check({ tableName: 'sys_user', fieldName, fieldVal }),
      );
      const plain = await ask(
        check({ tableName: 'sys_user', fieldName, fieldVal: 'nobody' }),
        token,
      );
      expect(plain.body.result).toEqual({ free: true });
      expect(await answers(paths, token)).toEqual([plain]);
    },
  );

  test('questions of another shape are refused before anything is asked', async () => {
    for (const query of misshapenQueries) {
      const answer = await ask(`/sys/duplicate/check?${query}`, token);
      expect(answer, query).toMatchObject({ status: 422, body: { errorKey: 'request.invalid' } });
      expect(JSON.stringify(answer), query).not.toMatch(/sys_|pg_|select|column|relation/);
    }
  });

  test.each(encodings)(
    'codes that are no dictionary, %s, are not found, all alike',
    async (_, encode) => {
      const plain = await ask(dict('no_such_code'), token);
      expect(plain).toMatchObject({
        status: 404,
        body: { errorKey: 'dict.notFound', result: null },
      });
      expect(await answers(dictCodes.map(encode).map(dict), token)).toEqual([plain]);
    },
  );

  test('codes that cannot even be decoded are no exception', async () => {
    const plain = await ask(dict('no_such_code'), token);
    const broken = ['%', '%zz', 'order_status%', '%c0%af', '%ff', 'order_status%2', '%u0041'];
    expect(await answers(broken.map(dict), token)).toEqual([plain]);
  });

  test('addresses nearby lead nowhere', async () => {
    for (const path of nearbyPaths) {
      expect(await ask(path, token), path).toMatchObject({ status: 404, body: { result: null } });
    }
  });
});

describe('without a session', () => {
  test('not one attack is looked at', async () => {
    const plain = await ask(dict('order_status'), null);
    expect(plain).toMatchObject({ status: 401, body: { errorKey: 'session.over' } });
    const paths = [
      ...duplicateQueries.map(check),
      ...duplicateValues.map((fieldVal) =>
        check({ tableName: 'sys_user', fieldName: 'email', fieldVal }),
      ),
      ...misshapenQueries.map((query) => `/sys/duplicate/check?${query}`),
      ...encodings.flatMap(([, encode]) => dictCodes.map(encode).map(dict)),
    ];
    expect(await answers(paths, null)).toEqual([plain]);
  });

  test('addresses nearby are no way around sign-in', async () => {
    const unsigned = new Map<string, number>();
    for (const path of nearbyPaths) unsigned.set(path, (await ask(path, null)).status);
    expect([...unsigned].filter(([, status]) => status !== 401 && status !== 404)).toEqual([]);
  });
});

test('nothing was changed and nothing was told', async () => {
  expect(await traces()).toEqual(before);
  expect(app.lines.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
});
