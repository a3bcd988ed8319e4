import type { WaitKind } from '../dashboard/index.ts';
import { ownWarehouseIds } from '../warehouses/index.ts';
import { countOpen, oldestOpen } from './withholding.repository.ts';

/** Parcels about which somebody has to decide. */
export const withholdingWaits: readonly WaitKind[] = [
  {
    key: 'parcelWithheld',
    permission: 'order:withheld',
    path: '/order/withheld',
    count: (ctx) => countOpen(ctx, { warehouseIds: null }),
  },
  {
    key: 'withheldToAnswer',
    permission: 'ops:withheld',
    path: '/ops/withheld?turn=staff',
    count: async (ctx) =>
      countOpen(ctx, { warehouseIds: await ownWarehouseIds(ctx), turn: 'staff' }),
    oldest: async (ctx) =>
      oldestOpen(ctx, { warehouseIds: await ownWarehouseIds(ctx), turn: 'staff' }),
  },
];
