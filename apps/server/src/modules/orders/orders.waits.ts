import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { oldestOf } from '../../platform/lists/oldestOf.ts';
import type { WaitKind } from '../dashboard/index.ts';
import { list as awaitedLabels } from './labels/manualLabels.service.ts';
import { statusCounts } from './list/orderCounts.service.ts';

const inStatus = (status: 'failed') => async (ctx: Ctx) =>
  (await statusCounts(ctx, {})).byStatus[status];

/** Few at any time, so they are read. */
const all = (filter: { waitingPayment: true } | { cancelling: true }) => async (ctx: Ctx) =>
  (await statusCounts(ctx, filter)).all;

const ofOrders = (ctx: Ctx) => sql`orders where tenant_id = ${ctx.tenant.id}`;

/** Ids are made in the order of time, so the first of them is found without reading the others. */
const firstFailed = (ctx: Ctx) =>
  oldestOf(
    ctx,
    sql`o.created_at`,
    sql`(select created_at from ${ofOrders(ctx)} and status = 'failed' order by id limit 1) o`,
  );

/** Orders that go no further by themselves. */
export const orderWaits: readonly WaitKind[] = [
  {
    key: 'orderFailed',
    permission: 'order:list',
    path: '/order/list?status=failed',
    count: inStatus('failed'),
    oldest: firstFailed,
  },
  {
    key: 'orderUnpaid',
    permission: 'order:list',
    path: '/order/list?waitingPayment=true',
    count: all({ waitingPayment: true }),
    oldest: (ctx) =>
      oldestOf(ctx, sql`submitted_at`, sql`${ofOrders(ctx)} and booking = 'waitingPayment'`),
  },
  {
    key: 'refundAsked',
    permission: 'ops:examineRefund',
    path: '/order/list?cancelling=true',
    count: all({ cancelling: true }),
    oldest: (ctx) =>
      oldestOf(ctx, sql`updated_at`, sql`${ofOrders(ctx)} and booking = 'cancelling'`),
  },
  {
    key: 'labelMissing',
    permission: 'ops:carriers',
    path: '/ops/carriers',
    count: async (ctx) => (await awaitedLabels(ctx, { pageNo: 1, pageSize: 1 })).total,
    oldest: (ctx) =>
      oldestOf(
        ctx,
        sql`booked_at`,
        sql`${ofOrders(ctx)} and label = 'pending' and booking = 'booked'`,
      ),
  },
];
