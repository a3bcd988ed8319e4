import type { ClaimKind, claimObstacles, OrderState } from '@alpaca/contract';
import { fromWire, toWire } from '../../platform/clock/zone.ts';
import type { TermsRow } from './claimTerms.repository.ts';

type Obstacle = Exclude<(typeof claimObstacles)[number], 'taken'>;

/** From when until when a line takes a claim. */
export interface Window {
  from: Date;
  until: Date;
}

const dayMs = 86_400_000;
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** By the days of the tenant's calendar, from the one on which the parcel left us. */
export const windowOf = (
  { from_day, until_day }: Pick<TermsRow, 'from_day' | 'until_day'>,
  leftAt: Date,
  zone: string,
): Window => {
  const left = toWire(leftAt, zone).slice(0, 10);
  return {
    from: fromWire(`${dayAfter(left, from_day)} 00:00:00`, zone),
    until: fromWire(`${dayAfter(left, until_day)} 23:59:59`, zone),
  };
};

// Before we have it nothing can have happened to it with us.
const ours: readonly OrderState['status'][] = [
  'inWarehouse',
  'withheld',
  'outWarehouse',
  'delivered',
  'chargedBack',
];

interface Asked {
  kind: ClaimKind;
  status: OrderState['status'];
  leftAt: Date | null;
  /** Null where nobody says so, or the parcel has not left yet. */
  window: Window | null;
  now: Date;
}

/** Why a claim can't be filed now. */
export const obstacleTo = ({ kind, status, leftAt, window, now }: Asked): Obstacle | null => {
  if (!ours.includes(status) || (kind === 'late' && !leftAt)) return 'notYet';
  if (!window) return null;
  if (now < window.from) return 'tooEarly';
  return now > window.until ? 'tooLate' : null;
};
