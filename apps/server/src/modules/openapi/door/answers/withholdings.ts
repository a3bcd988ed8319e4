import type {
  LineOffer,
  OpenLineOffer,
  OpenWithholding,
  OpenWithholdingDetail,
  openWithholdingCalls,
  WithheldParcel,
  WithheldReason,
  WithholdingAnswer,
} from '@alpaca/contract';
import type { Ctx } from '../../../../platform/context.ts';
import { inTx } from '../../../../platform/db/tx.ts';
import {
  giveUpWithheld,
  listWithheld,
  otherLines,
  payWithheld,
  takeLine,
  withheldDetail,
} from '../../../withholding/index.ts';
import type { Answers } from './answers.ts';
import { instant, maybeInstant, maybeMoney } from './moments.ts';

const reasonView = (ctx: Ctx, reason: WithheldReason): OpenWithholding['reasons'][number] => ({
  reason: reason.reason,
  note: reason.note,
  at: instant(ctx, reason.time),
  deadline: instant(ctx, reason.deadline),
  byDefault: reason.byDefault,
  outcome: reason.outcome,
  endedAt: maybeInstant(ctx, reason.endTime),
});

const parcelView = (ctx: Ctx, parcel: WithheldParcel): OpenWithholding => ({
  id: parcel.orderId,
  orderNo: parcel.transactionOrderNo,
  customerNo: parcel.customerNo,
  trackingNumber: parcel.trackingNumber,
  productName: parcel.productName,
  warehouseName: parcel.warehouseName,
  weightKg: parcel.weightKg,
  reasons: parcel.reasons.map((reason) => reasonView(ctx, reason)),
  deadline: maybeInstant(ctx, parcel.deadline),
  owed: maybeMoney(parcel.owed, parcel.currency),
});

const detail = async (ctx: Ctx, id: string): Promise<OpenWithholdingDetail> => {
  const { parcel, reasons, money, acts } = await withheldDetail(ctx, id);
  return {
    ...parcelView(ctx, { ...parcel, reasons }),
    held: maybeMoney(money.held, money.currency),
    charged: maybeMoney(money.charged, money.currency),
    handling: maybeMoney(money.handling, money.currency),
    answers: acts.map(({ act, obstacle }) => ({ answer: act, obstacle })),
  };
};

const lineView = ({ price, currency, ...line }: LineOffer): OpenLineOffer => ({
  ...line,
  price: maybeMoney(price, currency),
});

const done = (ctx: Ctx, orderId: string, asked: WithholdingAnswer): Promise<unknown> => {
  if (asked.answer === 'pay') return payWithheld(ctx, orderId);
  if (asked.answer !== 'changeLine') return giveUpWithheld(ctx, { orderId, how: asked.answer });
  const { productId, agreed } = asked;
  const { amount: agreedPrice, currency } = agreed;
  return takeLine(ctx, { orderId, productId, agreedPrice, currency });
};

export const withholdingAnswers: Answers<typeof openWithholdingCalls> = {
  listWithholdings: async (ctx, { query: { page: pageNo, limit: pageSize, reason } }) => {
    const { page } = await listWithheld(ctx, { pageNo, pageSize, state: 'open', reason });
    return { items: page.records.map((parcel) => parcelView(ctx, parcel)), total: page.total };
  },
  getWithholding: (ctx, { params }) => detail(ctx, params.id),
  listWithholdingLines: async (ctx, { params }) => ({
    items: (await otherLines(ctx, params.id)).lines.map(lineView),
  }),
  answerWithholding: (ctx, { params: { id }, body }) =>
    inTx(ctx, async (ctx) => {
      await done(ctx, id, body);
      return detail(ctx, id);
    }),
};
