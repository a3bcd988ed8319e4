import { karrio } from './karrio/index.ts';
import { manual } from './manual/index.ts';
import { own } from './own/index.ts';
import type { Carrier } from './port.ts';
import { simulator } from './simulator/index.ts';

/** The adapters, by the name that channels call them. */
export const carriers: Readonly<Record<string, Carrier>> = { own, simulator, manual, karrio };
