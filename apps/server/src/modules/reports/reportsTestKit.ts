import {
  getCostReport,
  getDeliveryReport,
  getFailureReport,
  getThroughput,
} from '@alpaca/contract';
import { asSweeper } from '../../platform/jobs/sweep.ts';
import { openMarginKit } from '../margin/testing.ts';
import { sweepReports } from './sums/reports.sweep.ts';

const period = { from: '2026-01-01', to: '2026-12-31' };

/** What tests of reports work with: parcels that are charged and billed, whose story is told by the schema's owner. */
export const openReportsKit = async () => {
  const margins = await openMarginKit();
  const { app, ctx, ask, operator } = margins;
  const merchant = await app.as('starfield');
  const kit = {
    ...margins,
    merchant,
    period,
    costs: async (more: object = {}) =>
      (await merchant.call(getCostReport, { query: { ...period, ...more } })).result,
    deliveries: async (more: object = {}) =>
      (await merchant.call(getDeliveryReport, { query: { ...period, ...more } })).result,
    failures: async (more: object = {}) =>
      (await merchant.call(getFailureReport, { query: { ...period, ...more } })).result,
    throughput: async (more: object = {}) =>
      (await operator.call(getThroughput, { query: { ...period, ...more } })).result,
    async sum() {
      await sweepReports(ctx);
      await asSweeper(ctx.cell.urls.sweep, async (client) => {
        await client.query('select alpaca.fold_deliveries(10000)');
      });
    },
    async fold() {
      await asSweeper(ctx.cell.urls.sweep, async (client) => {
        await client.query('select alpaca.fold_failures(100), alpaca.fold_scans(100)');
      });
    },
    /** Where sums say otherwise than what they are of. */
    faults: () =>
      ask<{ what: string }>(`
        select 'costs' as what from cost_day_faults
        union all select 'failures' from failure_day_faults
        union all select 'scans' from scan_hour_faults
        union all select 'deliveries' from (
          (select tenant_id, merchant_id, day, product_id, country_code, took_days, count(*) from deliveries group by 1, 2, 3, 4, 5, 6
           except select * from delivery_days)
          union all
          (select * from delivery_days
           except select tenant_id, merchant_id, day, product_id, country_code, took_days, count(*) from deliveries
             group by 1, 2, 3, 4, 5, 6)) d`),
    /** A parcel's state as its carrier's story left it. */
    story: (
      orderId: string,
      { at, status = 'delivered' }: { at: string | null; status?: string },
    ) =>
      ask(
        `insert into track_states as s (tenant_id, order_id, merchant_id, product_id, country_code, status, delivered_at)
         select tenant_id, id, merchant_id, product_id, country_code, $3, $2::timestamptz from orders where id = $1
         on conflict (tenant_id, order_id) do update set status = excluded.status, delivered_at = excluded.delivered_at`,
        [orderId, at, status],
      ),
    received: (orderId: string, at: string) =>
      ask('update orders set received_at = $2::timestamptz where id = $1', [orderId, at]),
  };
  return kit;
};
export type ReportsKit = Awaited<ReturnType<typeof openReportsKit>>;
