import {
  type ClaimTermsForm,
  claimDocuments,
  type editClaimTerms,
  type listClaimTerms,
  type Parsed,
  type Result,
  toAmount,
  toMinor,
} from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Edited, saveRevision } from '../../platform/revisions/revisions.ts';
import { requireKnownProduct } from '../products/index.ts';
import { productNames } from '../rates/index.ts';
import * as repo from './claimTerms.repository.ts';

const edited: Edited = { kind: 'claimTerms', table: 'claim_terms', missing: 'claimTerms.notFound' };

const formOf = (row: repo.WrittenTerms): ClaimTermsForm => ({
  productId: row.product_id,
  kind: row.kind,
  documents: row.documents,
  fromDay: row.from_day,
  untilDay: row.until_day,
  currency: row.currency,
  perParcel: toAmount(row.parcel_minor, row.currency),
  perKg: toAmount(row.kg_minor, row.currency),
  freightPercent: Number(row.freight_percent),
});

/** As it is kept: documents in one order and once, so that the same choice is no change. */
const rowOf = (form: ClaimTermsForm): repo.WrittenTerms => ({
  product_id: form.productId,
  kind: form.kind,
  documents: claimDocuments.filter((document) => form.documents.includes(document)),
  from_day: form.fromDay,
  until_day: form.untilDay,
  currency: form.currency,
  parcel_minor: toMinor(form.perParcel, form.currency),
  kg_minor: toMinor(form.perKg, form.currency),
  freight_percent: String(form.freightPercent),
});

export const list = async (ctx: Ctx): Promise<Result<typeof listClaimTerms>> => {
  const [rows, products] = await Promise.all([repo.all(ctx), productNames(ctx)]);
  return rows.map((row) => ({
    ...formOf(row),
    id: row.id,
    revision: row.revision,
    productName: products.get(row.product_id ?? '') ?? '',
  }));
};

const requireProduct = async (ctx: Ctx, { productId }: ClaimTermsForm) => {
  if (productId) await requireKnownProduct(ctx, productId);
};

export const add = (ctx: Ctx, form: ClaimTermsForm) =>
  inTx(ctx, async (ctx) => {
    await requireProduct(ctx, form);
    const id = newId();
    if (!(await repo.insert(ctx, id, rowOf(form)))) refuse('claimTerms.taken');
    return { id };
  });

/** What was filed before keeps what it was told; offers are made by the terms of their day. */
export const edit = (ctx: Ctx, { id, revision, ...form }: Parsed<typeof editClaimTerms>['body']) =>
  inTx(ctx, async (ctx) => {
    const before = formOf(await repo.lock(ctx, id));
    await requireProduct(ctx, form);
    const row = rowOf(form);
    if (await repo.isTaken(ctx, id, row)) refuse('claimTerms.taken');
    const saved = await saveRevision(ctx, edited, { id, revision, before, after: formOf(row) });
    await repo.change(ctx, id, row);
    return saved;
  });

export const remove = (ctx: Ctx, id: string) =>
  inTx(ctx, async (ctx) => {
    await repo.lock(ctx, id);
    await repo.remove(ctx, id);
    return null;
  });
