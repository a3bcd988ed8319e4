import type * as z from 'zod/mini';
import type { CallSpec } from '../../wire/call.ts';
import type { ApiScope } from '../apiScopes.ts';

/** Where merchants' own systems ask. */
export const openBasePath = '/open/v1';

/** What people try a new key with: it changes nothing and wants nothing else. */
export const trialCall = { path: '/balance', scope: 'money:read' } as const;

/** How many calls of a kind a key may make in a minute. */
export const openRates = { read: 600, write: 300, bulk: 30 } as const;
export type OpenRate = keyof typeof openRates;

/** Of the web's calls what these have too. */
type Shared = 'method' | 'path' | 'idempotent' | 'log' | 'params' | 'query' | 'bodyMost' | 'result';
type Schema = z.ZodMiniType;

export interface OpenCallSpec extends Pick<CallSpec, Shared | 'heavy' | 'refuses'> {
  /** What a key must be allowed. */
  scope: ApiScope;
  rate: OpenRate;
  body?: Schema;
  /** What the description says of the body, where each part of it is judged by itself. */
  bodyShown?: Schema;
  /** Done once by its Idempotency-Key like any other, and without one each time that it is asked. */
  keyOptional?: true;
  /** Only for test keys: it plays our part. */
  sandbox?: true;
  /** Answers 201: something is there that was not before. */
  creates?: true;
}

export const openCall = <const C extends OpenCallSpec>(spec: C): C => spec;
