import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { ApiError } from './error.ts';

/** Why a call was refused; fails where it was not. */
export const refusalOf = async (promise: Promise<unknown>) => {
  const error = await promise.catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

/** Opens a server on loopback and tells its address. */
export const opened = async (server: Server): Promise<string> => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
