import type { OpenCharges, OpenTransaction, openMoneyCalls, Transaction } from '@alpaca/contract';
import { toWire } from '../../../../platform/clock/zone.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { carrierWeightOf } from '../../../costs/index.ts';
import { listTransactions, toWireWallet, walletsOf } from '../../../finance/index.ts';
import { moneyFlow, orderDetail } from '../../../orders/index.ts';
import type { Answers, OpenAsked } from './answers.ts';
import { instant, maybeMoney, money } from './moments.ts';

type Calls = typeof openMoneyCalls;

const told = (
  ctx: Ctx,
  { amount, balance, currency, time, ...row }: Transaction,
): OpenTransaction => ({
  id: row.id,
  no: row.no,
  at: instant(ctx, time),
  kind: row.kind,
  ofKind: row.ofKind,
  value: money(amount, currency),
  balance: money(balance, currency),
  orderId: row.orderNo ? row.subjectId : null,
  orderNo: row.orderNo,
  customerNo: row.customerNo,
  note: row.note,
});

const transactions = async (ctx: Ctx, { query }: OpenAsked<Calls['listTransactions']>) => {
  const { limit, cursor, currency, kind, from, to } = query;
  const wire = (asked: string | undefined) => asked && toWire(new Date(asked), ctx.tenant.zone);
  const { records } = await listTransactions(ctx, {
    ...{ pageNo: 1, pageSize: limit, after: cursor, currency, kind },
    ...{ from: wire(from), to: wire(to) },
  });
  const isLast = records.length < limit;
  return {
    items: records.map((record) => told(ctx, record)),
    next: isLast ? null : (records.at(-1)?.id ?? null),
  };
};

const charges = async (ctx: Ctx, id: string): Promise<OpenCharges> => {
  const [detail, moves, carrier] = await Promise.all([
    orderDetail(ctx, id),
    moneyFlow(ctx, id),
    carrierWeightOf(ctx, id),
  ]);
  const { order, costs } = detail;
  const currency = order.currencyCode;
  const of = (amount: string | null) => maybeMoney(amount, currency);
  return {
    orderId: id,
    quoted: of(order.totalPrice),
    measured: of(order.realPrice),
    held: of(order.heldAmount),
    paid: of(order.paidAmount),
    weights: [
      { by: 'declared', kg: order.orderWeight, billableKg: detail.billableKg },
      { by: 'measured', kg: order.measuredWeight, billableKg: detail.realBillableKg },
      { by: 'carrier', kg: carrier?.kg ?? null, billableKg: carrier?.billableKg ?? null },
    ],
    lines: costs.flatMap(({ code, name, amount, why }) =>
      currency ? [{ code, name, value: money(amount, currency), why }] : [],
    ),
    moves: moves.map(({ time, op, amount, currency }) => ({
      at: instant(ctx, time),
      op,
      value: money(amount, currency),
    })),
  };
};

export const moneyAnswers: Answers<Calls> = {
  getBalance: async (ctx) => ({ wallets: (await walletsOf(ctx)).map(toWireWallet) }),
  listTransactions: transactions,
  getCharges: (ctx, { params }) => charges(ctx, params.id),
};
