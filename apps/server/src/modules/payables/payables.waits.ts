import type { Ctx } from '../../platform/context.ts';
import type { WaitKind } from '../dashboard/index.ts';
import { counts } from './lines/lines.repository.ts';
import { countToApprove } from './runs/runs.repository.ts';

// Nobody counts further by eye.
const most = 999;

const ofStaff = (key: string, path: string, count: WaitKind['count']): WaitKind => ({
  key,
  permission: 'ops:payables',
  path: `/ops/payables?${path}`,
  count: async (ctx: Ctx) => (ctx.scope === 'tenant' ? Math.min(await count(ctx), most) : 0),
});

export const payablesWaits: readonly WaitKind[] = [
  ofStaff('runToApprove', 'view=runs&state=asked', countToApprove),
  ofStaff('billLineUnknown', 'view=check', async (ctx) => (await counts(ctx)).unknown),
  ofStaff('billLineTwice', 'view=check&only=twice', async (ctx) => (await counts(ctx)).twice),
];
