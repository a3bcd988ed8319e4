import * as z from 'zod/mini';
import { Wallet } from '../../finance/wallets.ts';
import type { ApiScope } from '../apiScopes.ts';

/** Where merchants' own systems ask. */
export const openBasePath = '/open/v1';

export interface OpenCallSpec {
  method: 'GET';
  path: `/${string}`;
  /** What a key must be allowed. */
  scope: ApiScope;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  result: z.ZodMiniType;
}

const openCall = <const C extends OpenCallSpec>(spec: C): C => spec;

/** Calls of merchants' own systems: apart from the web's, and in no document of theirs. */
export const openCalls = {
  getBalance: openCall({
    method: 'GET',
    path: '/balance',
    scope: 'money:read',
    result: z.strictObject({ wallets: z.array(Wallet) }),
  }),
};
