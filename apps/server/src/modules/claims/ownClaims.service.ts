import { type answerClaim, claimActs, type Parsed, type settleClaim } from '@alpaca/contract';
import { amountText } from '../../platform/amountText.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { ownMerchant } from '../../platform/ownMerchant.ts';
import { postOne, walletFunded } from '../finance/index.ts';
import { openThread, speak } from '../threads/index.ts';
import { tellStaff } from './claimStory.ts';
import type { ClaimRow } from './claims.repository.ts';
import { keepDocuments } from './documents.ts';
import { dueFor, lockSeen, moveClaim } from './moveClaim.ts';

// What a merchant does about its own claims.

/** In the talk about it, as everything that its merchant says. */
const say = async (ctx: Ctx, claim: ClaimRow, text: string) => {
  const id = await openThread(ctx, {
    kind: 'claim',
    subjectId: claim.id,
    merchantId: claim.merchant_id,
    title: claim.order_no,
    turn: 'staff',
    dueAt: await dueFor(ctx),
  });
  await speak(ctx, { id, merchant_id: claim.merchant_id }, { text, files: [] });
};

export const answer = (
  ctx: Ctx,
  { text, documents, ...seen }: Parsed<typeof answerClaim>['body'],
) =>
  inTx(ctx, async (ctx) => {
    ownMerchant(ctx);
    const claim = await lockSeen(ctx, seen, 'answer');
    await keepDocuments(ctx, claim, documents);
    await say(ctx, claim, text);
    const until = await moveClaim(ctx, claim, { to: 'answered', step: 'answered' });
    await tellStaff(ctx, 'claim.answered', claim, { until });
    return null;
  });

/** What was offered is in the wallet with the merchant's yes, once. */
const accept = async (ctx: Ctx, claim: ClaimRow) => {
  const minor = claim.offered_minor as bigint;
  const vars = { amount: amountText(minor, claim.currency) };
  await moveClaim(ctx, claim, {
    to: claimActs.accept.to,
    step: 'paid',
    amountMinor: minor,
    said: { key: 'claim.paid', vars },
  });
  await postOne(ctx, {
    op: 'compensate',
    key: `claim:${claim.id}`,
    merchantId: claim.merchant_id,
    currency: claim.currency,
    subjectId: claim.order_id,
    note: claim.order_no,
    minor,
  });
  await walletFunded(ctx, claim.merchant_id);
  await tellStaff(ctx, 'claim.settled', claim, { minor });
};

const object = async (ctx: Ctx, claim: ClaimRow, text: string) => {
  await say(ctx, claim, text);
  const minor = claim.offered_minor;
  const until = await moveClaim(ctx, claim, { to: claimActs.object.to, step: 'objected' });
  await tellStaff(ctx, 'claim.objected', claim, { minor, reason: text, until });
};

const withdraw = (ctx: Ctx, claim: ClaimRow) =>
  moveClaim(ctx, claim, {
    to: claimActs.withdraw.to,
    step: 'withdrawn',
    said: { key: 'claim.withdrawn' },
  });

export const settle = (ctx: Ctx, { act, text = '', ...seen }: Parsed<typeof settleClaim>['body']) =>
  inTx(ctx, async (ctx) => {
    ownMerchant(ctx);
    const claim = await lockSeen(ctx, seen, act);
    if (act === 'accept') await accept(ctx, claim);
    else if (act === 'object') await object(ctx, claim, text);
    else await withdraw(ctx, claim);
    return null;
  });
