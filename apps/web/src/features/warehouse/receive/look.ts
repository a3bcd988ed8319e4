import { lookAtNumber } from '@alpaca/contract';
import { request } from '../../../shared/api/request.ts';
import { failureOf } from '../queue/outcome.ts';
import type { Look } from './table/parcel.ts';

// Whoever stands with a parcel at the scale waits no longer; the number and its weight are enough.
const lookMs = 2_500;

/** What is known of a number; null where nobody can be asked. */
export const lookAt = async (warehouseId: string, number: string): Promise<Look | null> => {
  if (!navigator.onLine) return null;
  try {
    const signal = AbortSignal.timeout(lookMs);
    return await request(lookAtNumber, { body: { warehouseId, number } }, { signal });
  } catch (error) {
    if (failureOf(error) === 'refused') throw error;
    return null;
  }
};
