import { type CallSpec, constants, headers } from '@alpaca/contract';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';

/**
 * Knocks: whether somebody is asked in. What is sent is no body that anybody reads, so that behind the
 * door nothing is done.
 */
export const isRefused = async (app: TestApp, call: CallSpec, token: string) => {
  const reads = call.method === 'GET';
  const url = call.path.replace(/\{\w+\}/g, 'none');
  const reply = await app.server.inject({
    method: call.method,
    url: `${constants.basePath}${url}?nonsense=1`,
    headers: {
      host: 'yunling.localhost',
      [headers.token]: token,
      ...(!reads && { 'content-type': 'application/nonsense' }),
    },
    ...(!reads && { payload: 'nonsense' }),
  });
  expect(reply.statusCode, url).not.toBe(401);
  expect(reply.statusCode, url).toBeLessThan(500);
  const { errorKey } = reply.json<{ errorKey?: string }>();
  return reply.statusCode === 403 && errorKey === 'request.forbidden';
};
