import { type CodOrder, codDifferenceOf, codFeeOf, toAmount } from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { parcelFactsOf } from '../../platform/lists/parcelFacts.ts';
import { productNames } from '../rates/index.ts';
import type { CodRow, ListedCod } from './codOrders.repository.ts';

const dayMs = 86_400_000;
const wire = (ctx: Ctx, time: Date | null) => time && toWire(time, ctx.tenant.zone);

/** What the merchant gets before the fee, as far as it is known. */
export const creditOf = (row: CodRow): bigint | null => {
  if (row.credited_at || row.settled_minor !== null) return row.credit_minor;
  return row.state === 'remitted' ? row.due_minor : null;
};

const moneyOf = (row: CodRow) => {
  const credit = creditOf(row);
  if (credit === null) return { credit: null, fee: null, net: null };
  const fee = row.fee_minor ?? codFeeOf(credit, row.fee_permille ?? 0);
  const amount = (minor: bigint) => toAmount(minor, row.currency);
  return { credit: amount(credit), fee: amount(fee), net: amount(credit - fee) };
};

const differenceOf = (row: CodRow) =>
  row.state !== 'differs'
    ? null
    : codDifferenceOf({
        dueMinor: row.due_minor,
        remittedMinor: row.remitted_minor,
        isSettled: row.settled_minor !== null,
      });

export const viewsOf = async (
  ctx: Ctx,
  rows: readonly ListedCod[],
  { now, lateBefore }: { now: Date; lateBefore: Date },
): Promise<CodOrder[]> => {
  const products = await productNames(ctx);
  const isStaff = ctx.scope === 'tenant';
  return rows.map((row) => {
    const { delivered_at: delivered, state, currency } = row;
    const isWaiting = state === 'collected' && delivered !== null;
    return {
      id: row.id,
      revision: row.revision,
      ...parcelFactsOf(ctx.lang, row, products.get(row.product_id ?? '') ?? ''),
      state,
      currency,
      due: toAmount(row.due_minor, currency),
      remitted: toAmount(row.remitted_minor, currency),
      remitDay: row.remitted_on,
      deliverTime: wire(ctx, delivered),
      waitingDays: isWaiting ? Math.floor((now.getTime() - delivered.getTime()) / dayMs) : null,
      isLate: isWaiting && delivered < lateBefore,
      creditDay: state === 'remitted' || state === 'credited' ? row.credit_on : null,
      creditTime: wire(ctx, row.credited_at),
      ...moneyOf(row),
      difference: differenceOf(row),
      // Who of the staff settled it, and what it noted, is the staff's own.
      decidedBy: isStaff ? (row.decided_name ?? '') : '',
      isOwnDecision: isStaff && row.decided_by !== null && row.decided_by === ctx.session?.userId,
      note: isStaff ? row.note : '',
    };
  });
};
