import {
  type Account,
  type CarrierNews,
  CarrierUnknown,
  type Tracking,
} from '../../platform/carrier.ts';
import { readAs } from '../http.ts';
import { ask } from './ask.ts';
import { newsOf, Tracker } from './tracker.ts';

/** Karrio follows by itself what was bought through it, and answers for one number at a time. */
const askFor = async (
  account: Account,
  number: string,
  signal: AbortSignal,
): Promise<CarrierNews[]> => {
  const path = `/v1/trackers/${encodeURIComponent(number)}`;
  const answer = await ask(account, { method: 'GET', path, signal });
  if (answer.status === 404) return [];
  if (answer.status >= 400) throw new CarrierUnknown(`status ${answer.status}`);
  return newsOf(number, readAs(Tracker, answer));
};

export const track: Tracking = {
  atOnce: 10,
  ask: async (account, numbers, signal) => {
    const told: CarrierNews[] = [];
    for (const number of numbers) told.push(...(await askFor(account, number, signal)));
    return told;
  },
};
