import type { Currency } from '@alpaca/contract';
import { amountText } from '../../platform/amountText.ts';
import type { Ctx } from '../../platform/context.ts';
import { tell } from '../../platform/outbox/outbox.ts';
import { raiseMessage } from '../announcements/index.ts';
import { staffWith, usersOf } from '../auth/index.ts';

// What people hear of statements, in the transaction of what happened.

/** Lists of both sides look again. */
export const tellPages = async (ctx: Ctx, merchantId: string) => {
  await tell(ctx, { cmd: 'merchant', merchantId });
  await tell(ctx, { cmd: 'user', userIds: await staffWith(ctx, 'ops:receivables') });
};

interface Issued {
  id: string;
  merchantId: string;
  no: string;
  currency: Currency;
  chargedBefore: bigint;
  chargedUntil: bigint;
  creditedUntil: bigint;
  dueOn: string;
}

const above = (minor: bigint) => (minor > 0n ? minor : 0n);

export const tellIssued = async (ctx: Ctx, one: Issued) => {
  const { currency, chargedBefore, chargedUntil, creditedUntil } = one;
  const due = above(chargedUntil - creditedUntil) - above(chargedBefore - creditedUntil);
  await raiseMessage(ctx, {
    kind: 'statement.issued',
    userIds: await usersOf(ctx, one.merchantId),
    vars: { no: one.no, amount: amountText(due, currency), day: one.dueOn },
    busId: one.id,
  });
  await tellPages(ctx, one.merchantId);
};

export interface Reminded {
  id: string;
  merchant_id: string;
  no: string;
  currency: Currency;
  unpaid_minor: bigint;
  due_day: string;
}

export const tellReminder = async (
  ctx: Ctx,
  kind: 'statement.dueSoon' | 'statement.overdue',
  one: Reminded,
) =>
  raiseMessage(ctx, {
    kind,
    userIds: await usersOf(ctx, one.merchant_id),
    vars: { no: one.no, amount: amountText(one.unpaid_minor, one.currency), day: one.due_day },
    busId: one.id,
  });

/** Those who look after receivables hear once a day what became overdue. */
export const tellNewlyOverdue = async (ctx: Ctx, some: readonly Reminded[]) => {
  const sums = Map.groupBy(some, ({ currency }) => currency);
  const total = [...sums]
    .map(([currency, own]) =>
      amountText(
        own.reduce((sum, { unpaid_minor }) => sum + unpaid_minor, 0n),
        currency,
      ),
    )
    .join(' + ');
  await raiseMessage(ctx, {
    kind: 'receivable.newlyOverdue',
    userIds: await staffWith(ctx, 'ops:receivables'),
    vars: { count: String(some.length), total, no: some[0]?.no ?? '' },
    busId: some[0]?.id ?? '',
  });
};

interface Spoken {
  id: string;
  merchant_id: string;
  no: string;
}

export const tellQueried = async (ctx: Ctx, { id, no }: Spoken) =>
  raiseMessage(ctx, {
    kind: 'statement.queried',
    userIds: await staffWith(ctx, 'ops:receivables'),
    vars: { no },
    busId: id,
  });

export const tellAnswered = async (ctx: Ctx, { id, merchant_id, no }: Spoken) =>
  raiseMessage(ctx, {
    kind: 'statement.answered',
    userIds: await usersOf(ctx, merchant_id),
    vars: { no },
    busId: id,
  });
