import { type ThreadKind, type ThreadParty, threadKindOf } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { seeingMerchant } from '../../platform/dataRules/seeingMerchant.ts';
import { tell } from '../../platform/outbox/outbox.ts';
import { raiseMessage } from '../announcements/index.ts';
import { staffWith, usersOf } from '../auth/index.ts';
import { hearersOf, worksThere } from './talkKinds.ts';
import { staffIn, type ThreadRow } from './threads.repository.ts';

/** All of the staff whose work it is, and who have its merchant in sight. */
const staffOf = async (ctx: Ctx, thread: ThreadRow) => {
  const { needs } = threadKindOf(thread.subject_kind as ThreadKind);
  const there = await worksThere(ctx, thread, await staffWith(ctx, needs.staff));
  return seeingMerchant(ctx, thread.merchant_id, there);
};

/** Those of them whom its area names, or who talk in it already; else all. */
const hearing = async (ctx: Ctx, thread: ThreadRow, may: string[]) => {
  const talking = (await hearersOf(ctx, thread)) ?? (await staffIn(ctx, thread.id));
  const both = may.filter((id) => talking.includes(id));
  return both.length > 0 ? both : may;
};

// A bell shows a line; the talk has the whole.
const shownMost = 80;
const beginning = (text: string) =>
  text.length > shownMost ? `${[...text].slice(0, shownMost).join('')}…` : text;

// Who hears of it is told apart by what the talk is about.
const kindFor = {
  withholding: { merchant: 'thread.answered', staff: 'thread.asked' },
  stall: { merchant: 'thread.stallAnswered', staff: 'thread.stallAsked' },
  costChange: { merchant: 'thread.costAnswered', staff: 'thread.costAsked' },
  claim: { merchant: 'thread.claimAnswered', staff: 'thread.claimAsked' },
  statement: { merchant: 'thread.statementAnswered', staff: 'thread.statementAsked' },
  service: { merchant: 'thread.serviceAnswered', staff: 'thread.serviceAsked' },
} as const satisfies Record<ThreadKind, Record<ThreadParty, string>>;

/** The other side hears that somebody spoke. */
export const tellSpoken = async (ctx: Ctx, thread: ThreadRow, to: ThreadParty, text: string) => {
  const about = thread.subject_kind as ThreadKind;
  const { pages } = threadKindOf(about);
  const staff = await staffOf(ctx, thread);
  const userIds =
    to === 'staff' ? await hearing(ctx, thread, staff) : await usersOf(ctx, thread.merchant_id);
  await raiseMessage(ctx, {
    kind: kindFor[about][to],
    userIds,
    vars: { title: thread.title, text: beginning(text) },
    ...(pages[to] !== '' && { openPage: pages[to], busId: thread.subject_id }),
  });
  await lookAgain(ctx, thread, staff);
};

const lookAgain = async (ctx: Ctx, thread: ThreadRow, staff: string[]) => {
  await tell(ctx, { cmd: 'merchant', merchantId: thread.merchant_id });
  await tell(ctx, { cmd: 'user', userIds: staff });
};

/** Open pages of both sides look again. */
export const tellPages = async (ctx: Ctx, thread: ThreadRow) =>
  lookAgain(ctx, thread, await staffOf(ctx, thread));
