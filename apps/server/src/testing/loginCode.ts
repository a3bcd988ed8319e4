import { hash, randomBytes } from 'node:crypto';
import { createLoginCode } from '@alpaca/contract';
import type { TestApp } from './app.ts';

/** A browser begins, and someone who is signed in makes it a one-time code. */
export const newLoginCode = async (visitor: Awaited<ReturnType<TestApp['as']>>) => {
  const nonce = randomBytes(32).toString('base64url');
  const body = { binding: hash('sha256', nonce, 'base64url') };
  const { token } = (await visitor.call(createLoginCode, { body })).result;
  return { token, nonce };
};
