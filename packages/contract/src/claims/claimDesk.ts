import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { Day, optionalText, text } from '../wire/fields.ts';
import { seenClaim, typedAmount } from './claimFields.ts';
import { carrierOutcomes } from './claims.ts';

const staff = {
  method: 'PUT',
  access: 'ops:claims',
  idempotent: true,
  log: { menu: 'claim', type: 'update' },
  result: z.null(),
} as const;

const reason = text(500);

/** Asks its merchant for more, in words and by what the line wants. */
export const askMoreOfClaim = call({
  ...staff,
  path: '/ops/claim/askMore',
  body: z.strictObject({ ...seenClaim, reason }),
  refuses: ['claim.notFound', 'claim.moved'],
});

/** It lies with the carrier now, under a number of theirs. */
export const sendClaimOn = call({
  ...staff,
  path: '/ops/claim/sendOn',
  body: z.strictObject({ ...seenClaim, reference: text(100), day: Day }),
  refuses: ['claim.notFound', 'claim.moved'],
});

export const noteCarrierAnswer = call({
  ...staff,
  path: '/ops/claim/carrierAnswer',
  body: z
    .strictObject({
      ...seenClaim,
      outcome: z.enum(carrierOutcomes),
      amount: z.optional(typedAmount),
      words: optionalText(500),
    })
    .check(
      z.refine((answer) => answer.outcome === 'refused' || answer.amount !== undefined, {
        path: ['amount'],
        error: 'web.verify.0',
      }),
    ),
  refuses: ['claim.notFound', 'claim.moved', 'claim.decimals'],
});

/** What its merchant gets, and why so much. Above the cap a second person approves it first. */
export const offerClaim = call({
  ...staff,
  path: '/ops/claim/offer',
  body: z.strictObject({ ...seenClaim, amount: typedAmount, reason }),
  refuses: ['claim.notFound', 'claim.moved', 'claim.tooMuch', 'claim.decimals', 'claim.nothing'],
});

/** A second person's word on an offer above the cap. */
export const decideClaimOffer = call({
  ...staff,
  path: '/ops/claim/decideOffer',
  body: z
    .strictObject({
      ...seenClaim,
      act: z.enum(['approve', 'sendBack']),
      reason: optionalText(500),
    })
    .check(
      z.refine(({ act, reason: why }) => act === 'approve' || Boolean(why), {
        path: ['reason'],
        error: 'web.verify.0',
      }),
    ),
  refuses: ['claim.notFound', 'claim.moved', 'claim.samePerson'],
});

export const refuseClaim = call({
  ...staff,
  path: '/ops/claim/refuse',
  body: z.strictObject({ ...seenClaim, reason }),
  refuses: ['claim.notFound', 'claim.moved'],
});
