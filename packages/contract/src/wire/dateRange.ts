import * as z from 'zod/mini';
import { constants } from './constants.ts';

/** From one second to another, both included, in the words of the wire; either may be open. */
export type DateRange = { from?: string | undefined; to?: string | undefined };

const secondsOf = (wire: string) => Date.parse(`${wire.replace(' ', 'T')}Z`) / 1000;
const longest = constants.dateRangeDaysMax * 86_400;

export const isInOrder = ({ from, to }: DateRange): boolean => !from || !to || from <= to;

export const isShortEnough = ({ from, to }: DateRange): boolean =>
  !from || !to || secondsOf(to) - secondsOf(from) < longest;

/** The rules of a filter by time: in order, and no longer than lists can look. */
export const rangeChecks = [
  z.refine<DateRange>(isInOrder, { path: ['to'], error: 'web.verify.30' }),
  z.refine<DateRange>(isShortEnough, { path: ['to'], error: 'web.verify.29' }),
] as const;
