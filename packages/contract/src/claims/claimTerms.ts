import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { id, text } from '../wire/fields.ts';
import { type Currency, hasDecimalsOf, tooManyDecimals } from '../wire/money.ts';
import { CurrencyField } from '../wire/moneyFields.ts';
import { revised, Saved } from '../wire/revision.ts';
import { claimDocuments, claimKinds } from './claimActs.ts';

const amount = text(20).check(z.regex(/^\d{1,9}(\.\d{1,3})?$/, 'web.verify.11'));
const dayMost = 365;
const dayNo = z.int().check(z.minimum(0), z.maximum(dayMost));

const fields = {
  /** Null: all products that have no terms of their own. */
  productId: z.nullable(id('product')),
  kind: z.enum(claimKinds),
  documents: z.array(z.enum(claimDocuments)).check(z.maxLength(claimDocuments.length)),
  /** Days after the parcel left us. */
  fromDay: dayNo,
  untilDay: dayNo,
  currency: CurrencyField,
  /** What the line answers for: the three together. */
  perParcel: amount,
  perKg: amount,
  freightPercent: z.number().check(z.minimum(0), z.maximum(1_000)),
};

interface Figures {
  currency: Currency;
  perParcel: string;
  perKg: string;
  fromDay: number;
  untilDay: number;
}
const checks = [
  ...(['perParcel', 'perKg'] as const).map((name) =>
    z.refine<Figures>((form) => hasDecimalsOf(form[name], form.currency), {
      path: [name],
      error: tooManyDecimals,
    }),
  ),
  z.refine<Figures>(({ fromDay, untilDay }) => fromDay <= untilDay, {
    path: ['untilDay'],
    error: 'web.verify.30',
  }),
];

/** What a line wants of a claim and answers for. The product's own terms count before those of all. */
export const ClaimTermsForm = z.strictObject(fields).check(...checks);
export type ClaimTermsForm = z.infer<typeof ClaimTermsForm>;

export const ClaimTerms = z.strictObject({
  ...fields,
  id: z.string(),
  ...revised,
  productName: z.string(),
});
export type ClaimTerms = z.infer<typeof ClaimTerms>;

const staff = { access: 'ops:claims', idempotent: true } as const;

export const listClaimTerms = call({
  method: 'GET',
  path: '/ops/claimTerms/list',
  access: 'ops:claims',
  rules: { none: 'what lines answer for' },
  result: z.array(ClaimTerms),
});

export const addClaimTerms = call({
  ...staff,
  method: 'POST',
  path: '/ops/claimTerms/add',
  log: { menu: 'claim', type: 'create' },
  body: ClaimTermsForm,
  result: z.strictObject({ id: z.string() }),
  refuses: ['claimTerms.taken', 'product.notFound'],
});

export const editClaimTerms = call({
  ...staff,
  method: 'PUT',
  path: '/ops/claimTerms/edit',
  edits: 'claimTerms',
  log: { menu: 'claim', type: 'update' },
  body: z.strictObject({ ...fields, id: id('claimTerms'), ...revised }).check(...checks),
  result: Saved,
  refuses: [
    'claimTerms.notFound',
    'claimTerms.taken',
    'product.notFound',
    'record.changedMeanwhile',
  ],
});

export const deleteClaimTerms = call({
  ...staff,
  method: 'DELETE',
  path: '/ops/claimTerms/delete',
  log: { menu: 'claim', type: 'delete' },
  query: z.strictObject({ id: id('claimTerms') }),
  result: z.null(),
  refuses: ['claimTerms.notFound'],
});
