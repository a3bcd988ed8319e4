import {
  type askMoreOfClaim,
  claimActs,
  type decideClaimOffer,
  hasDecimalsOf,
  type noteCarrierAnswer,
  type offerClaim,
  type Parsed,
  type refuseClaim,
  type sendClaimOn,
  toMinor,
} from '@alpaca/contract';
import { amountText } from '../../platform/amountText.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { refuse } from '../../platform/refusal.ts';
import { findOrder } from '../orders/index.ts';
import { tellMerchant, tellStaff } from './claimStory.ts';
import { type ClaimRow, offeredBesides } from './claims.repository.ts';
import { termsFor } from './claimTerms.repository.ts';
import { typedAmount } from './claimValue.ts';
import { liabilityFor } from './liability.service.ts';
import { capOf, needsSecond } from './liability.ts';
import { lockSeen, moveClaim } from './moveClaim.ts';

// What the staff does about claims.

const me = (ctx: Ctx) => ctx.session?.userId ?? refuse('session.over');

export const askMore = (ctx: Ctx, { reason, ...seen }: Parsed<typeof askMoreOfClaim>['body']) =>
  inTx(ctx, async (ctx) => {
    const claim = await lockSeen(ctx, seen, 'askMore');
    const said = { key: 'claim.asked', vars: { reason } };
    const step = { step: 'asked' as const, note: reason };
    const until = await moveClaim(ctx, claim, { to: claimActs.askMore.to, said, ...step });
    await tellMerchant(ctx, 'claim.askedMore', claim, { reason, until });
    return null;
  });

export const sendOn = (ctx: Ctx, { reference, day, ...seen }: Parsed<typeof sendClaimOn>['body']) =>
  inTx(ctx, async (ctx) => {
    const claim = await lockSeen(ctx, seen, 'sendOn');
    await moveClaim(ctx, claim, {
      to: claimActs.sendOn.to,
      step: 'sentOn',
      note: `${reference} · ${day}`,
      changes: { carrier_ref: reference, carrier_day: day },
      said: { key: 'claim.sentOn' },
    });
    return null;
  });

export const noteAnswer = (
  ctx: Ctx,
  { outcome, amount, words = '', ...seen }: Parsed<typeof noteCarrierAnswer>['body'],
) =>
  inTx(ctx, async (ctx) => {
    const claim = await lockSeen(ctx, seen, 'noteAnswer');
    const isAccepted = outcome === 'accepted' && amount !== undefined;
    if (isAccepted && !hasDecimalsOf(amount, claim.currency)) refuse('claim.decimals');
    const minor = isAccepted ? toMinor(amount, claim.currency) : null;
    await moveClaim(ctx, claim, {
      to: claimActs.noteAnswer.to,
      step: isAccepted ? 'carrierAccepted' : 'carrierRefused',
      amountMinor: minor ?? undefined,
      note: words,
      changes: { carrier_outcome: outcome, carrier_minor: minor },
      said: { key: 'claim.carrierAnswered' },
    });
    return null;
  });

/** What one person alone may offer, by the line's terms of now. */
const capNow = async (ctx: Ctx, claim: ClaimRow) => {
  const order = await findOrder(ctx, claim.order_id);
  const terms = (await termsFor(ctx, order.product_id)).get(claim.kind);
  const liabilityMinor = await liabilityFor(ctx, order, terms);
  const { kind, insured_minor: insuredMinor } = claim;
  return { liabilityMinor, capMinor: capOf({ kind, liabilityMinor, insuredMinor }) };
};

const tellOffered = async (ctx: Ctx, claim: ClaimRow, minor: bigint, until: Date | null) =>
  tellMerchant(ctx, 'claim.offered', claim, { minor, until });

export const offer = (ctx: Ctx, { amount, reason, ...seen }: Parsed<typeof offerClaim>['body']) =>
  inTx(ctx, async (ctx) => {
    const claim = await lockSeen(ctx, seen, 'offer');
    const minor = typedAmount(amount, claim.currency, claim.wanted_minor);
    const { liabilityMinor, capMinor } = await capNow(ctx, claim);
    const before = await offeredBesides(ctx, claim);
    const isAbove = needsSecond(minor + before, capMinor);
    const said = {
      key: 'claim.offered',
      vars: { amount: amountText(minor, claim.currency), reason },
    };
    const until = await moveClaim(ctx, claim, {
      to: isAbove ? 'approving' : claimActs.offer.to,
      step: isAbove ? 'offeredAbove' : 'offered',
      amountMinor: minor,
      note: reason,
      changes: {
        offered_minor: minor,
        liability_minor: liabilityMinor,
        cap_minor: capMinor,
        offered_by: me(ctx),
        approved_by: null,
      },
      ...(!isAbove && { said }),
    });
    if (isAbove) await tellStaff(ctx, 'claim.toApprove', claim, { minor, reason });
    else await tellOffered(ctx, claim, minor, until);
    return null;
  });

const approve = async (ctx: Ctx, claim: ClaimRow, note: string) => {
  if (claim.offered_by === me(ctx)) refuse('claim.samePerson');
  const minor = claim.offered_minor as bigint;
  const said = { key: 'claim.approved', vars: { amount: amountText(minor, claim.currency) } };
  const until = await moveClaim(ctx, claim, {
    to: claimActs.approve.to,
    step: 'approved',
    amountMinor: minor,
    note,
    changes: { approved_by: me(ctx) },
    said,
  });
  await tellOffered(ctx, claim, minor, until);
};

/** Who made the offer can take it back so; to approve it is another's. */
export const decideOffer = (
  ctx: Ctx,
  { act, reason = '', ...seen }: Parsed<typeof decideClaimOffer>['body'],
) =>
  inTx(ctx, async (ctx) => {
    const claim = await lockSeen(ctx, seen, act);
    if (act === 'approve') await approve(ctx, claim, reason);
    else await moveClaim(ctx, claim, { to: claimActs.sendBack.to, step: 'sentBack', note: reason });
    return null;
  });

export const refuseIt = (ctx: Ctx, { reason, ...seen }: Parsed<typeof refuseClaim>['body']) =>
  inTx(ctx, async (ctx) => {
    const claim = await lockSeen(ctx, seen, 'refuse');
    const said = { key: 'claim.refused', vars: { reason } };
    const step = { step: 'refused' as const, note: reason };
    await moveClaim(ctx, claim, { to: claimActs.refuse.to, said, ...step });
    await tellMerchant(ctx, 'claim.refused', claim, { reason });
    return null;
  });
