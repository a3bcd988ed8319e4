import type { WaitKind } from '../dashboard/index.ts';
import { countMost } from './lists/lists.repository.ts';

// Nobody counts further by eye.
const most = 999;

/** Lists of which something never came: only their merchant can say where it is. */
export const shipmentWaits: readonly WaitKind[] = [
  {
    key: 'shipmentMissing',
    permission: 'shipment:inventory',
    path: '/shipment/inventory?missing=true',
    count: async (ctx) => (ctx.scope === 'merchant' ? countMost(ctx, { missing: true }, most) : 0),
  },
];
