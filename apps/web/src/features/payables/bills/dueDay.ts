import dayjs from 'dayjs';
import { dayFormat } from '../../../shared/inputs/dateRange.ts';

/** When a bill of that day is due to a payee that gives so many days. */
export const dueDayOf = (billDay: string, dueDays: number): string =>
  dayjs(billDay).add(dueDays, 'day').format(dayFormat);
