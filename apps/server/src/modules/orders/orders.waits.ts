import type { Ctx } from '../../platform/context.ts';
import type { WaitKind } from '../dashboard/index.ts';
import { list as awaitedLabels } from './labels/manualLabels.service.ts';
import { statusCounts } from './list/orderCounts.service.ts';

const inStatus = (status: 'failed') => async (ctx: Ctx) =>
  (await statusCounts(ctx, {})).byStatus[status];

/** Few at any time, so they are read. */
const all = (filter: { waitingPayment: true } | { cancelling: true }) => async (ctx: Ctx) =>
  (await statusCounts(ctx, filter)).all;

/** Orders that go no further by themselves. */
export const orderWaits: readonly WaitKind[] = [
  {
    key: 'orderFailed',
    permission: 'order:list',
    path: '/order/list?status=failed',
    count: inStatus('failed'),
  },
  {
    key: 'orderUnpaid',
    permission: 'order:list',
    path: '/order/list?waitingPayment=true',
    count: all({ waitingPayment: true }),
  },
  {
    key: 'refundAsked',
    permission: 'ops:examineRefund',
    path: '/order/list?cancelling=true',
    count: all({ cancelling: true }),
  },
  {
    key: 'labelMissing',
    permission: 'ops:carriers',
    path: '/ops/carriers',
    count: async (ctx) => (await awaitedLabels(ctx, { pageNo: 1, pageSize: 1 })).total,
  },
];
