import dayjs, { type Dayjs } from 'dayjs';
import { useTenant } from '../store/tenant.ts';

/** Now, as the tenant's clocks show it: times are told in its zone, wherever the reader is. */
export const tenantNow = (moment = new Date()): Dayjs => {
  const { tenant } = useTenant.getState();
  if (!tenant) return dayjs(moment);
  const manner = { timeZone: tenant.zone, dateStyle: 'short', timeStyle: 'medium' } as const;
  // sv-SE writes YYYY-MM-DD HH:mm:ss.
  return dayjs(new Intl.DateTimeFormat('sv-SE', manner).format(moment));
};
