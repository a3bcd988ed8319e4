import type { ApiKeyView } from '@alpaca/contract';
import dayjs, { type Dayjs } from 'dayjs';

/** How long before its end a key is marked: time enough to change a system over. */
const soonDays = 14;

export type KeyExpiry =
  | { is: 'never' }
  | { is: 'far' }
  | { is: 'over' }
  /** In so many days of the calendar; 0: today. */
  | { is: 'soon'; days: number };

/** How near a key's end is; `now` is the tenant's clock. */
export const keyExpiry = (
  { expireTime, expired }: Pick<ApiKeyView, 'expireTime' | 'expired'>,
  now: Dayjs,
): KeyExpiry => {
  if (expireTime === null) return { is: 'never' };
  if (expired || !dayjs(expireTime).isAfter(now)) return { is: 'over' };
  const days = dayjs(expireTime).startOf('day').diff(now.startOf('day'), 'day');
  return days > soonDays ? { is: 'far' } : { is: 'soon', days };
};
