import type { CallSpec } from '@alpaca/contract';

/** What sending a call needs of it. */
type Light<C extends CallSpec> = Pick<C, 'method' | 'path'> &
  (C extends { idempotent: true } ? { idempotent: true } : unknown) &
  (C extends { noStore: true } ? { noStore: true } : unknown) &
  (C extends { body: object } ? { body: 'json' } : unknown);

/**
 * A call of the contract without its schemas, for the login page: the validator would be a tenth of
 * what a sign-in loads, and the server checks anyway. The types hold it against the contract:
 * `light<typeof login>({ method: 'POST', path: '/alpaca-auth/login', noStore: true, body: 'json' })`.
 */
export const light = <C extends CallSpec>(spec: Light<C>) => spec as unknown as C;
