import type { CarrierBillRow } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import * as bills from './bills/bills.service.ts';
import { carrierBillImport } from './lines/carrierBill.import.ts';
import { passOn, passOnJob } from './passOn/passOn.service.ts';

// Carriers' bills as services make them: what a sheet, a page and a worker would do, without any of these.

export interface BookedBill {
  id: string;
  no: string;
}

/** Lines come in as from a sheet whose first row has the headings. */
const bring = (ctx: Ctx, billId: string, rows: readonly CarrierBillRow[]) =>
  carrierBillImport.commit(ctx, rows, {
    targetId: billId,
    importId: newId(),
    userId: ctx.session?.userId as string,
    rowNos: rows.map((_, at) => at + 2),
    prices: rows.map(() => null),
  } as never);

/** A bill with these lines, booked; in the place of another where it corrects one. */
export const bookBill = async (
  ctx: Ctx,
  payeeId: string,
  rows: readonly CarrierBillRow[],
  corrects?: BookedBill,
): Promise<BookedBill> => {
  const no = corrects?.no ?? `INV-${newId()}`;
  const { id } = await bills.add(ctx, {
    payeeId,
    billNo: no,
    currency: 'CNY',
    billDay: '2026-11-01',
    dueDay: '2026-12-01',
    ...(corrects && { corrects: corrects.id }),
  });
  await bring(ctx, id, rows);
  await bills.post(ctx, { id, revision: 1 });
  return { id, no };
};

/** Passes a bill on, by so many workers at once; `meanwhile` is done between the press and the work. */
export const passBillOn = async (
  ctx: Ctx,
  billId: string,
  workers = 1,
  meanwhile: () => Promise<unknown> = async () => {},
) => {
  const { jobId } = await passOn(ctx, billId);
  await meanwhile();
  const { signal } = new AbortController();
  const job = { id: newId(), ids: { billId, jobId }, signal };
  await Promise.all(Array.from({ length: workers }, () => passOnJob.run(ctx, job)));
};
