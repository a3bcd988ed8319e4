import {
  billFeeSpecs,
  billFees,
  CarrierBillRow,
  type Currency,
  hasDecimalsOf,
  mayActOnBill,
  type CarrierBillRow as Row,
  shareRules,
  toMinor,
} from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { refuse } from '../../../platform/refusal.ts';
import {
  type Committed,
  currencyOptions,
  type ImportKind,
  optionsOf,
  type RefusedValue,
} from '../../imports/index.ts';
import { type BillRow, find, lock } from '../bills/bills.repository.ts';
import { headingsFor } from '../payees/payees.repository.ts';
import { requireWholeView, seesWhole } from '../wholeView.ts';
import { bearersOf } from './bearers.repository.ts';
import { addLines, type NewLine } from './lines.repository.ts';
import { sharesOf } from './shares.ts';

const g = (kg: number | undefined) => (kg === undefined ? null : Math.round(kg * 1000));

/** A row is of its bill's currency; one with more decimals than that has can't be meant. */
const faultOf = ({ amount, currency }: Row, bill: Currency): RefusedValue['key'] | null => {
  if (currency && currency !== bill) return 'carrierBill.otherCurrency';
  return hasDecimalsOf(amount, bill) ? null : 'carrierBill.decimals';
};

const linesOf = async (
  ctx: Ctx,
  { currency }: BillRow,
  rows: readonly Row[],
  rowNos: readonly number[],
): Promise<NewLine[]> => {
  const bearers = await bearersOf(
    ctx,
    rows.map(({ number }) => number),
  );
  return rows.map((row, at) => {
    const { number, fee, lineNo, words = '' } = row;
    const minor = toMinor(row.amount, currency);
    const shareBy = row.shareBy ?? billFeeSpecs[fee].sharedBy;
    const borneBy = bearers.get(number) ?? [];
    return {
      id: newId(),
      lineNo: lineNo || String(rowNos[at]),
      number,
      fee,
      minor,
      weightG: g(row.weightKg),
      shareBy,
      words,
      shares: borneBy.length > 0 ? sharesOf(minor, shareBy, borneBy) : [],
    };
  });
};

/** Whoever books the bill waits until these lines are in; what is booked already takes none. */
const commit = async (
  ctx: Ctx,
  rows: readonly Row[],
  { targetId, rowNos }: Committed,
): Promise<RefusedValue[]> => {
  const all = (key: RefusedValue['key']) => rows.map((_, index) => ({ index, key }));
  // Rules may have come since the sheet was brought.
  if (!seesWhole(ctx)) return all('carrierBill.partView');
  const bill = await lock(ctx, targetId as string);
  if (!bill || !mayActOnBill(bill.state, 'import')) return all('carrierBill.moved');
  const wrong = rows.flatMap((row, index): RefusedValue[] => {
    const key = faultOf(row, bill.currency);
    return key ? [{ index, key }] : [];
  });
  const bad = new Set(wrong.map(({ index }) => index));
  const good = rows.flatMap((row, index) => (bad.has(index) ? [] : [{ row, index }]));
  const lines = await linesOf(
    ctx,
    bill,
    good.map(({ row }) => row),
    good.map(({ index }) => rowNos[index] as number),
  );
  const added = await addLines(ctx, bill.id, lines);
  const taken = lines.flatMap(({ id }, at): RefusedValue[] =>
    added.has(id)
      ? []
      : [{ index: (good[at] as { index: number }).index, key: 'carrierBill.lineTaken' }],
  );
  return [...wrong, ...taken];
};

/** The lines of a carrier's bill, into the bill that was begun for them. */
export const carrierBillImport: ImportKind = {
  name: 'carrierBill',
  schema: CarrierBillRow,
  titles: 'carrierBillField',
  options: async () => ({
    fee: optionsOf('billFee', billFees),
    shareBy: optionsOf('shareRule', shareRules),
    currency: currencyOptions,
  }),
  // A carrier may bill the same twice: that is for people to see, and no fault of the sheet.
  key: ({ lineNo }: Row) => lineNo ?? '',
  admit: async (ctx, target) => {
    requireWholeView(ctx);
    const bill = (target && (await find(ctx, target))) || refuse('carrierBill.notFound');
    if (!mayActOnBill(bill.state, 'import')) refuse('carrierBill.moved');
  },
  headings: headingsFor('headings', async (ctx, target) => (await find(ctx, target))?.payee_id),
  // One statement each for its lines and shares, whatever their number.
  atOnce: 2000,
  commit,
};
