import type { ClaimKind, claimStalled, fileClaim, Parsed } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { newId } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import { findOrder, type OrderRow } from '../orders/index.ts';
import { openThread, speak } from '../threads/index.ts';
import { lockStalls } from '../tracking/index.ts';
import { addStep, type Brought } from './claimParts.repository.ts';
import { tellMerchant, tellPages, tellStaff } from './claimStory.ts';
import * as repo from './claims.repository.ts';
import { termsFor } from './claimTerms.repository.ts';
import { type ClaimValue, claimValueOf, typedAmount } from './claimValue.ts';
import { keepDocuments, requireDocuments } from './documents.ts';
import { dueFor } from './moveClaim.ts';
import { standing } from './preview.service.ts';

const refusalOf = {
  notYet: 'claim.notYet',
  tooEarly: 'claim.tooEarly',
  tooLate: 'claim.tooLate',
} as const;

interface Filing {
  order: OrderRow;
  value: ClaimValue;
  kind: ClaimKind;
  wantedMinor: bigint;
  text: string;
  documents: readonly Brought[];
  stallId?: string;
}

const tellFiled = async (ctx: Ctx, claim: repo.NewClaim, orderNo: string) => {
  const told = { ...claim, order_no: orderNo };
  const about = { minor: claim.wanted_minor, until: claim.due_at };
  if (ctx.merchantId) await tellStaff(ctx, 'claim.filed', told, about);
  else await tellMerchant(ctx, 'claim.filedForYou', told, about);
  await tellPages(ctx, claim);
};

/** A claim begins: with its story, its talk and whoever is to look at it. */
const begin = async (ctx: Ctx, filing: Filing) => {
  const { order, value, kind, wantedMinor, text, documents, stallId } = filing;
  const terms = (await termsFor(ctx, order.product_id)).get(kind);
  const leftAt = await repo.leftAt(ctx, order.id);
  const { window, obstacle } = standing(ctx, order, leftAt)(kind, terms);
  if (obstacle) refuse(refusalOf[obstacle]);
  const dueAt = await dueFor(ctx);
  const claim: repo.NewClaim = {
    id: newId(),
    merchant_id: order.merchant_id,
    order_id: order.id,
    stall_id: stallId ?? null,
    kind,
    currency: value.currency,
    wanted_minor: wantedMinor,
    declared_minor: value.declaredMinor,
    insured_minor: value.insuredMinor,
    words: text,
    wanted_documents: terms?.documents ?? [],
    deadline_at: window?.until ?? null,
    due_at: dueAt,
  };
  requireDocuments(ctx, claim.wanted_documents, documents);
  if (!(await repo.insert(ctx, claim))) refuse('claim.taken');
  await keepDocuments(ctx, claim, documents);
  await addStep(ctx, claim, { step: 'filed', amountMinor: wantedMinor });
  const threadId = await openThread(ctx, {
    kind: 'claim',
    subjectId: claim.id,
    merchantId: claim.merchant_id,
    title: order.order_no,
    turn: 'staff',
    dueAt,
  });
  await speak(ctx, { id: threadId, merchant_id: claim.merchant_id }, { text, files: [] });
  ctx.trail?.note({ no: order.order_no });
  await tellFiled(ctx, claim, order.order_no);
  return { id: claim.id };
};

export const file = (ctx: Ctx, body: Parsed<typeof fileClaim>['body']) =>
  inTx(ctx, async (ctx) => {
    const { orderId, kind, amount, text, documents } = body;
    const order = await findOrder(ctx, orderId);
    if (order.redacted_at) refuse('order.redacted');
    const value = await claimValueOf(ctx, order);
    const wantedMinor = typedAmount(amount, value.currency, value.declaredMinor);
    return begin(ctx, { order, value, kind, wantedMinor, text, documents });
  });

const hourMs = 3_600_000;

/** Its merchant loses nothing by it: all that was declared is claimed, and papers come later. */
export const fileStalled = (ctx: Ctx, { stallId }: Parsed<typeof claimStalled>['body']) =>
  inTx(ctx, async (ctx) => {
    const [stall] = await lockStalls(ctx, [stallId]);
    if (!stall) return refuse('stall.notFound');
    if (stall.state !== 'claim') refuse('claim.notMarked');
    const order = await findOrder(ctx, stall.order_id);
    const value = await claimValueOf(ctx, order);
    if (value.declaredMinor === 0n) refuse('claim.nothing');
    const days = Math.floor((Date.now() - stall.since.getTime()) / hourMs / 24);
    return begin(ctx, {
      order,
      value,
      kind: 'lost',
      wantedMinor: value.declaredMinor,
      text: words(ctx.lang, 'claim.ofStall', { days }),
      documents: [],
      stallId,
    });
  });
