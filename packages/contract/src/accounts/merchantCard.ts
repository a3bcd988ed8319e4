import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { Email, id, optionalText, text, WireTime } from '../wire/fields.ts';
import { revised, Saved } from '../wire/revision.ts';

/** Somebody to call at a merchant. */
export const MerchantContact = z.strictObject({
  name: text(50),
  role: optionalText(50),
  phone: optionalText(30),
  email: z.optional(z.union([z.literal(''), Email])),
});
export type MerchantContact = z.infer<typeof MerchantContact>;

export const contactsMost = 20;

const kept = {
  /** Of the tenant's people, who looks after the merchant; null: nobody. */
  salesUserId: z.nullable(id('staff')),
  contacts: z.array(MerchantContact).check(z.maxLength(contactsMost, 'web.verify.25')),
};

/** What the tenant's people keep about a merchant beside what was agreed. */
export const MerchantCard = z.strictObject({
  ...revised,
  ...kept,
  salesName: z.string(),
  /** Since when it is frozen, and why; null: it is not. */
  frozen: z.nullable(z.strictObject({ since: WireTime, reason: z.string() })),
});
export type MerchantCard = z.infer<typeof MerchantCard>;

const ofMerchants = { access: 'ops:merchantEdit', idempotent: true } as const;

export const editMerchantCard = call({
  ...ofMerchants,
  method: 'PUT',
  path: '/ops/merchants/card',
  edits: 'merchantCard',
  log: { menu: 'merchant', type: 'update' },
  body: z.strictObject({ id: id('merchantCard'), ...revised, ...kept }),
  result: Saved,
  refuses: ['merchant.notFound', 'record.changedMeanwhile', 'user.notFound'],
});

/** A frozen merchant signs in and sees everything, and neither submits nor pays anything new. */
export const setMerchantFrozen = call({
  ...ofMerchants,
  method: 'PUT',
  path: '/ops/merchants/frozen',
  confirms: 'recently',
  log: { menu: 'merchant', type: 'update' },
  body: z.strictObject({
    id: id('merchantCard'),
    ...revised,
    frozen: z.boolean(),
    reason: text(200),
  }),
  result: Saved,
  refuses: ['merchant.notFound', 'record.changedMeanwhile'],
});

/** The tenant's people who may look after merchants. */
export const listSalesPeople = call({
  method: 'GET',
  path: '/ops/merchants/salesPeople',
  access: 'ops:merchantEdit',
  rules: { none: 'the tenant’s own people' },
  result: z.array(z.strictObject({ id: z.string(), name: z.string() })),
});
