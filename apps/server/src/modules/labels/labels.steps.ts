import type { Ctx } from '../../platform/context.ts';
import type { FirstStepKind } from '../dashboard/index.ts';
import { statusCounts } from '../orders/index.ts';
import { hasPrintedLabel } from './records/records.repository.ts';

/** A parcel that got as far as our door has its label, whoever printed it. */
const isWithUs = async (ctx: Ctx) => {
  const { byStatus } = await statusCounts(ctx, {});
  return byStatus.inWarehouse + byStatus.outWarehouse + byStatus.delivered > 0;
};

export const labelSteps: readonly FirstStepKind[] = [
  {
    key: 'label',
    place: 7,
    permission: 'order:print',
    path: '/order/list?status=generated',
    isLast: true,
    stateOf: async (ctx) =>
      (await hasPrintedLabel(ctx)) || (await isWithUs(ctx)) ? 'done' : 'todo',
  },
];
