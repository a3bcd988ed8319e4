import type { Carriers } from '../platform/carrier.ts';
import { karrio } from './karrio/index.ts';
import { manual } from './manual/index.ts';
import { own } from './own/index.ts';
import { sandbox } from './sandbox/index.ts';
import { simulator } from './simulator/index.ts';

/** The adapters, by the name that channels call them. */
export const carriers: Carriers = new Map(
  Object.entries({ own, simulator, manual, karrio, sandbox }),
);
