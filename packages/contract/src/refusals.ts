import { says } from './areas.ts';
import type { RefusalKey, Says } from './wire/says.ts';

type Status = NonNullable<Says['refusals']>[string];

/** Every reason to refuse, with its HTTP status. */
export const refusals: Readonly<Record<RefusalKey, Status>> = Object.assign(
  {},
  ...says.map(({ refusals }) => refusals),
);
