import { toWire } from '../../platform/clock/zone.ts';
import { type Calendar, hoursOn } from '../warehouses/index.ts';

const dayMs = 86_400_000;
// Longer than anybody may take to decide.
const mostDays = 800;

/** How many working days begin between now and a deadline; 0 on its own day and after it. */
export const workingDaysLeft = (now: Date, deadline: Date, calendar: Calendar): number => {
  const last = toWire(deadline, calendar.zone).slice(0, 10);
  let day = toWire(now, calendar.zone).slice(0, 10);
  let left = 0;
  for (let walked = 0; day < last && walked < mostDays; walked += 1) {
    day = new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
    if (hoursOn(calendar, day)) left += 1;
  }
  return left;
};
