import { partyShape } from '../../model/issues.ts';
import type { Party, Side } from '../../model/values.ts';

/** What an order takes of an address: its own fields, as far as they say something. */
export const partyOf = (side: Side, address: object): Party =>
  Object.fromEntries(
    Object.entries(address).filter(
      ([name, value]) => name in partyShape(side) && typeof value === 'string' && value !== '',
    ),
  );
