import { accountsRoutes } from '../modules/accounts/accounts.routes.ts';
import { announcementsRoutes } from '../modules/announcements/announcements.routes.ts';
import { authRoutes } from '../modules/auth/auth.routes.ts';
import { filesRoutes } from '../modules/files/files.routes.ts';
import { financeRoutes } from '../modules/finance/finance.routes.ts';
import { jobsRoutes } from '../modules/jobs/jobs.routes.ts';
import { realtimeRoutes } from '../modules/realtime/realtime.routes.ts';
import { systemRoutes } from '../modules/system/system.routes.ts';
import { sendJob } from '../platform/messaging/outgoing.ts';

/** Every call that is answered and every kind of job that is done. */
export const routes = [
  ...authRoutes,
  ...systemRoutes,
  ...filesRoutes,
  ...realtimeRoutes,
  ...announcementsRoutes,
  ...jobsRoutes,
  ...financeRoutes,
  ...accountsRoutes,
];
export const jobKinds = [sendJob];
