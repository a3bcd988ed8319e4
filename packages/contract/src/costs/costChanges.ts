import * as z from 'zod/mini';
import { ExportFields } from '../exports/exports.ts';
import { OrderOutcome, orderIds } from '../orders/orders.ts';
import { threadFilesMost, threadParties, threadTextMost } from '../threads/threads.ts';
import { parcelFacts } from '../warehouse/parcelFacts.ts';
import { call } from '../wire/call.ts';
import { rangeChecks } from '../wire/dateRange.ts';
import { id, optionalText, page, pageQuery, text, WireTime } from '../wire/fields.ts';
import { type Currency, hasDecimalsOf, tooManyDecimals } from '../wire/money.ts';
import { AmountField, CurrencyField } from '../wire/moneyFields.ts';
import { revised } from '../wire/revision.ts';
import { changeReasons, changeSettlers, changeStates, openChangeStates } from './changeActs.ts';

export const CostChange = z.strictObject({
  id: z.string(),
  ...revised,
  orderId: z.string(),
  merchantId: z.string(),
  productId: z.nullable(z.string()),
  ...parcelFacts,
  reason: z.enum(changeReasons),
  state: z.enum(changeStates),
  currency: CurrencyField,
  /** What was charged, what it comes to, and the difference: below nought something goes back. */
  before: AmountField,
  after: AmountField,
  difference: AmountField,
  /** The difference as the staff offers it, while it is disputed. */
  proposed: z.nullable(AmountField),
  /** The difference as it was settled in the end. */
  settled: z.nullable(AmountField),
  settledBy: z.nullable(z.enum(changeSettlers)),
  createTime: WireTime,
  /** When it is debited by itself; of a disputed one, when its answer is due. */
  dueTime: z.nullable(WireTime),
  isOverdue: z.boolean(),
  settleTime: z.nullable(WireTime),
  threadId: z.nullable(z.string()),
  turn: z.nullable(z.enum(threadParties)),
  unread: z.number(),
  /** Pictures of the parcel, as it was seen with us. */
  photoCount: z.number(),
});
export type CostChange = z.infer<typeof CostChange>;

const either = ['order:costChanges', 'ops:disputes'] as const;

const filterFields = {
  reason: z.optional(z.enum(changeReasons)),
  /** Whose answer is due. */
  turn: z.optional(z.enum(threadParties)),
  merchantCode: optionalText(30),
  /** The order's, the customer's or the carrier's. */
  number: optionalText(100),
  /** When it was announced. */
  from: z.optional(WireTime),
  to: z.optional(WireTime),
};
const listedStates = ['open', ...changeStates] as const;

/** `open`: all about which something is still to be said or done. */
export const CostChangeFilter = z
  .strictObject({ ...filterFields, state: z._default(z.enum(listedStates), 'open') })
  .check(...rangeChecks);
export type CostChangeFilter = z.infer<typeof CostChangeFilter>;

/** What is open comes by its day, what is settled the latest first. */
export const listCostChanges = call({
  method: 'POST',
  path: '/oms/costChange/list',
  access: either,
  rules: 'orders',
  body: z
    .strictObject({
      ...filterFields,
      ...pageQuery,
      /** Those of some orders only. */
      orderIds: z.optional(orderIds),
      state: z._default(z.enum(listedStates), 'open'),
    })
    .check(...rangeChecks),
  result: z.strictObject({
    page: page(CostChange),
    byState: z.record(z.enum(openChangeStates), z.number()),
    /** What the open ones come to. */
    open: z.array(z.strictObject({ currency: CurrencyField, amount: AmountField })),
  }),
});

/** One weight of a parcel: as its merchant declared it, as we measured it, as its carrier billed it. */
export const weightSources = ['declared', 'measured', 'carrier'] as const;
export const ParcelWeight = z.strictObject({
  by: z.enum(weightSources),
  /** Null where nobody has said so. */
  weightKg: z.nullable(z.number()),
  volumetricKg: z.nullable(z.number()),
  billableKg: z.nullable(z.number()),
  /** To what its weight is rounded up. */
  stepKg: z.nullable(z.number()),
  /** Such as `30 × 20 × 10`, one for each kind of box. */
  sizes: z.array(z.string()),
  price: z.nullable(AmountField),
  /** Why so much counts, in the reader's words. */
  rule: z.string(),
});
export type ParcelWeight = z.infer<typeof ParcelWeight>;

export const changeSteps = [
  'announced',
  'confirmed',
  'disputed',
  'proposed',
  'accepted',
  'gaveIn',
  'decided',
  'withdrawn',
  'debited',
  'credited',
  'absorbed',
  'givenBack',
] as const;
export type ChangeStep = (typeof changeSteps)[number];

export const CostChangeDetail = z.strictObject({
  change: CostChange,
  /** Those that are known, where it is about weight. */
  weights: z.array(ParcelWeight),
  photos: z.array(
    z.strictObject({ key: z.string(), name: z.string(), contentType: z.string(), time: WireTime }),
  ),
  steps: z.array(
    z.strictObject({
      id: z.string(),
      time: WireTime,
      step: z.enum(changeSteps),
      /** '' where it happened by itself; to a merchant all of the staff is the tenant. */
      byName: z.string(),
      /** The difference it was about. */
      amount: z.nullable(AmountField),
      note: z.string(),
    }),
  ),
});
export type CostChangeDetail = z.infer<typeof CostChangeDetail>;

export const getCostChange = call({
  method: 'GET',
  path: '/oms/costChange/queryById',
  access: either,
  rules: 'orders',
  query: z.strictObject({ id: id('costChange') }),
  result: CostChangeDetail,
  refuses: ['costChange.notFound'],
});

const merchants = {
  access: 'order:costChanges',
  idempotent: true,
  log: { menu: 'costChange', type: 'update' },
} as const;

const changesMost = 1_000;

const upTo = {
  currency: CurrencyField,
  amount: text(20).check(z.regex(/^\d{1,10}(\.\d{1,3})?$/, 'web.verify.11')),
};
const fitsCurrency = z.refine<{ amount: string; currency: Currency }>(
  ({ amount, currency }) => hasDecimalsOf(amount, currency),
  { path: ['amount'], error: tooManyDecimals },
);

/** What became of each: agreed to, or why not. */
export const ChangeOutcome = z.strictObject({
  id: z.string(),
  orderNo: z.string(),
  ok: z.boolean(),
  errorKey: z.nullable(z.string()),
  message: z.string(),
});
export type ChangeOutcome = z.infer<typeof ChangeOutcome>;

/** Agrees to changes as they were seen; each is debited at once, even if the wallet goes below. */
export const confirmCostChanges = call({
  ...merchants,
  method: 'POST',
  path: '/oms/costChange/confirm',
  heavy: true,
  body: z.strictObject({
    changes: z
      .array(z.strictObject({ id: id('costChange'), ...revised }))
      .check(z.minLength(1, 'web.verify.0'), z.maxLength(changesMost, 'web.verify.25')),
  }),
  result: z.array(ChangeOutcome),
  refuses: ['costChange.notFound', 'account.frozen'],
});

/** Agrees to all that await an answer and come to no more than an amount each. */
export const confirmSmallChanges = call({
  ...merchants,
  method: 'POST',
  path: '/oms/costChange/confirmSmall',
  heavy: true,
  body: z
    .strictObject({
      ...upTo,
      /** How many the caller was shown: where there are others by now, nothing is done. */
      count: z.int().check(z.minimum(1), z.maximum(changesMost)),
    })
    .check(fitsCurrency),
  result: z.strictObject({ done: z.number(), amount: AmountField }),
  refuses: ['costChange.others', 'account.frozen'],
});

/** What agreeing to all up to an amount would come to. */
export const countSmallChanges = call({
  method: 'GET',
  path: '/oms/costChange/small',
  access: 'order:costChanges',
  query: z.strictObject(upTo).check(fitsCurrency),
  result: z.strictObject({ count: z.number(), amount: AmountField }),
});

/** Says no, and why: nothing is debited until both sides agree or the staff decides. */
export const disputeCostChange = call({
  ...merchants,
  method: 'POST',
  path: '/oms/costChange/dispute',
  body: z.strictObject({
    id: id('costChange'),
    ...revised,
    text: text(threadTextMost),
    files: z._default(
      z.array(id('threadFile')).check(z.maxLength(threadFilesMost, 'web.verify.25')),
      [],
    ),
  }),
  result: z.null(),
  refuses: ['costChange.notFound', 'costChange.moved', 'file.notFound'],
});

/** Agrees to what the staff offers, or takes the dispute back. */
export const answerProposal = call({
  ...merchants,
  method: 'PUT',
  path: '/oms/costChange/answer',
  body: z.strictObject({
    id: id('costChange'),
    ...revised,
    act: z.enum(['accept', 'giveIn']),
  }),
  result: z.null(),
  refuses: ['costChange.notFound', 'costChange.moved', 'account.frozen'],
});

/** The specification's: agrees to what awaits an answer of some orders. */
export const batchConfirmOrder = call({
  ...merchants,
  method: 'POST',
  path: '/oms/order/batchConfirmOrder',
  heavy: true,
  body: z.strictObject({ ids: orderIds }),
  result: z.array(OrderOutcome),
  refuses: ['order.notFound', 'account.frozen'],
});

export const exportCostChanges = call({
  method: 'POST',
  path: '/oms/costChange/export',
  access: 'order:costChanges',
  idempotent: true,
  log: { menu: 'export', type: 'export' },
  body: z.strictObject({ fields: ExportFields, filter: CostChangeFilter }),
  result: z.strictObject({ jobId: z.string() }),
  refuses: ['request.invalid', 'export.tooMany', 'export.running'],
});
