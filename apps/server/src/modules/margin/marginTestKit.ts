import {
  getMarginSummary,
  getOrderMargin,
  listOrderMargins,
  type MarginGroup,
} from '@alpaca/contract';
import { newId } from '../../platform/ids.ts';
import { testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { workFor } from '../../testing/worker.ts';
import { postOne } from '../finance/index.ts';
import { openPayablesKit } from '../payables/testing.ts';
import { openStationKit } from '../receiving/testing.ts';
import { sweepMargins } from './margin.sweep.ts';
import { marginColumns } from './reckon.repository.ts';

export interface Parcel {
  id: string;
  no: string;
}

const period = { from: '2026-01-01', to: '2026-12-31' };

/** What tests of margins work with: parcels of 2 kg that were charged 20.00, bills, and the sweep. */
export const openMarginKit = async () => {
  const app = await testApp();
  const station = await openStationKit(app);
  const worker = workFor(app);
  const { operator } = station;
  const pay = openPayablesKit(app, operator);
  const merchantId = app.merchantId('M100001');
  await station.topUp(merchantId, 100_000_000n);
  const ctx = await app.ctxOf();
  const ask = <T extends object>(text: string, values: unknown[] = []) =>
    asOwner<T>(app.database, text, values);
  let bills = 0;

  const kit = {
    app,
    ctx,
    ask,
    pay,
    period,
    operator,
    second: station.second,
    merchantId,
    sweep: () => sweepMargins(ctx),

    async parcel(): Promise<Parcel> {
      const parcel = await station.order(station.as(merchantId), 'label', { kg: 2 });
      await station.scan(parcel.no, { weight: 2 });
      return parcel;
    },

    /** One that is charged when it comes, and has not come. */
    unpaid: (): Promise<Parcel> => station.order(station.as(merchantId), 'receipt', { kg: 2 }),

    billNo: () => {
      bills += 1;
      return `M-${bills}`;
    },

    /** One bill with these lines, booked, of a payee of its own. */
    async billed(...lines: Parameters<typeof pay.booked>[2]) {
      return pay.booked(await pay.payee(), kit.billNo(), lines);
    },

    get: async ({ id }: Parcel) =>
      (await operator.call(getOrderMargin, { query: { id } })).result.margin,

    /** As the sweep finds it now. */
    async reckoned(parcel: Parcel) {
      await kit.sweep();
      return kit.get(parcel);
    },

    summary: async (by: MarginGroup = 'week', more: object = {}) =>
      (await operator.call(getMarginSummary, { query: { ...period, by, ...more } })).result,

    list: async (more: object = {}) =>
      (await operator.call(listOrderMargins, { body: { ...period, view: 'all', ...more } })).result,

    /** Money of an order, as the schema's owner posts it. */
    post: async (command: object) =>
      postOne(await app.mint(), { key: newId(), merchantId, currency: 'CNY', ...command } as never),

    /** Where the table says otherwise than the sources do now. */
    differences: () => {
      const columns = marginColumns.join(', ');
      return ask(
        `(select ${columns} from order_margins except select ${columns} from order_margins_now)
         union all (select ${columns} from order_margins_now except select ${columns} from order_margins)`,
      );
    },

    async close() {
      await worker.stop();
      await station.close();
      await app.stop();
    },
  };
  return kit;
};
export type MarginKit = Awaited<ReturnType<typeof openMarginKit>>;
