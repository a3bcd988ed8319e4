import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { Day, id, optionalText, page, pageQuery, text, WireTime } from '../wire/fields.ts';
import { AmountField, CurrencyField } from '../wire/moneyFields.ts';
import { revised } from '../wire/revision.ts';
import { codLineStates, remittanceStates } from './codActs.ts';

const staff = { access: 'ops:cod' } as const;
const acts = {
  ...staff,
  idempotent: true,
  log: { menu: 'cod', type: 'update' },
  method: 'PUT',
  result: z.null(),
} as const;

/** A row of what a carrier collected, as a spreadsheet. */
export const CodRow = z.strictObject({
  /** The parcel's: the carrier's, the order's or the customer's. */
  number: text(100),
  /** What was collected; below nought: taken back. */
  amount: text(20).check(z.regex(/^-?\d{1,12}(\.\d{1,3})?$/, 'web.verify.11')),
  /** The remittance's own where it is left empty. */
  currency: z.optional(CurrencyField),
  /** What the carrier keeps of it for itself. */
  kept: z.optional(text(20).check(z.regex(/^\d{1,12}(\.\d{1,3})?$/, 'web.verify.11'))),
  lineNo: optionalText(40),
  words: optionalText(200),
});
export type CodRow = z.infer<typeof CodRow>;

/** What a carrier sends at a time of what it collected. */
export const Remittance = z.strictObject({
  id: z.string(),
  ...revised,
  payeeId: z.string(),
  payeeName: z.string(),
  remittanceNo: z.string(),
  state: z.enum(remittanceStates),
  currency: CurrencyField,
  remitDay: Day,
  note: z.string(),
  lines: z.number(),
  /** What was collected, what the carrier kept of it, and what came. */
  total: AmountField,
  kept: AmountField,
  received: AmountField,
  /** Lines whose order somebody has to find. */
  toMatch: z.number(),
  createTime: WireTime,
  postTime: z.nullable(WireTime),
  byName: z.string(),
});
export type Remittance = z.infer<typeof Remittance>;

/** Who sends what it collected: the payees of carriers' bills. */
export const listCodCarriers = call({
  ...staff,
  method: 'GET',
  path: '/ops/cod/carriers',
  rules: { none: 'the carriers' },
  result: z.array(z.strictObject({ id: z.string(), name: z.string(), currency: CurrencyField })),
});

/** The latest first. */
export const listRemittances = call({
  ...staff,
  method: 'GET',
  path: '/ops/cod/remittance/list',
  rules: { none: 'what carriers paid' },
  query: z.strictObject({
    ...pageQuery,
    state: z.optional(z.enum(remittanceStates)),
    number: optionalText(60),
  }),
  result: page(Remittance),
});

export const RemittanceForm = z.strictObject({
  payeeId: id('payee'),
  remittanceNo: text(60),
  currency: CurrencyField,
  remitDay: Day,
  note: optionalText(200),
});
export type RemittanceForm = z.infer<typeof RemittanceForm>;

/** Begins a remittance; its lines come in by an import of kind `codRemittance` whose target it is. */
export const addRemittance = call({
  ...staff,
  idempotent: true,
  method: 'POST',
  path: '/ops/cod/remittance/add',
  log: { menu: 'cod', type: 'create' },
  body: RemittanceForm,
  result: z.strictObject({ id: z.string() }),
  refuses: ['payee.notFound', 'remittance.taken'],
});

export const getRemittance = call({
  ...staff,
  method: 'GET',
  path: '/ops/cod/remittance/queryById',
  query: z.strictObject({ id: id('remittance') }),
  result: Remittance,
  refuses: ['remittance.notFound'],
});

const seen = { id: id('remittance'), ...revised };

/** Books it: what came in full is credited on its day, and what differs is to be settled. */
export const postRemittance = call({
  ...acts,
  path: '/ops/cod/remittance/post',
  heavy: true,
  body: z.strictObject(seen),
  refuses: ['remittance.notFound', 'remittance.moved', 'remittance.empty', 'remittance.importing'],
});

export const discardRemittance = call({
  ...acts,
  path: '/ops/cod/remittance/discard',
  body: z.strictObject(seen),
  refuses: ['remittance.notFound', 'remittance.moved', 'remittance.importing'],
});

export const CodLine = z.strictObject({
  id: z.string(),
  ...revised,
  remittanceId: z.string(),
  remittanceNo: z.string(),
  payeeName: z.string(),
  lineNo: z.string(),
  number: z.string(),
  currency: CurrencyField,
  amount: AmountField,
  kept: AmountField,
  words: z.string(),
  state: z.enum(codLineStates),
  orderId: z.nullable(z.string()),
  orderNo: z.string(),
  /** What was to be collected for that order. */
  due: z.nullable(AmountField),
  asideNote: z.string(),
});
export type CodLine = z.infer<typeof CodLine>;

/** Of one remittance, or what is to be matched in all that are booked. */
export const listCodLines = call({
  ...staff,
  method: 'GET',
  path: '/ops/cod/line/list',
  rules: 'orders',
  query: z.strictObject({
    ...pageQuery,
    remittanceId: z.optional(id('remittance')),
    only: z._default(z.enum(['all', 'toMatch']), 'all'),
  }),
  result: page(CodLine),
  refuses: ['remittance.notFound'],
});

/** Says by hand whose it is. */
export const matchCodLine = call({
  ...acts,
  path: '/ops/cod/line/match',
  body: z.strictObject({ id: id('codLine'), ...revised, number: text(100) }),
  refuses: [
    'codLine.notFound',
    'codLine.moved',
    'order.noSuchNumber',
    'codLine.notCod',
    'codLine.otherCurrency',
  ],
});

/** It stays as it is, and why: such as sent back to the carrier. */
export const setCodLineAside = call({
  ...acts,
  path: '/ops/cod/line/aside',
  body: z.strictObject({ id: id('codLine'), ...revised, note: text(200) }),
  refuses: ['codLine.notFound', 'codLine.moved'],
});
