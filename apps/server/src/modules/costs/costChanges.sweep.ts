import type { Currency } from '@alpaca/contract';
import { sql } from 'kysely';
import { amountText } from '../../platform/amountText.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { endTalks, tellAnnounced, tellDebited, tellOverdue, tellPages } from './changeStory.ts';
import { dueChanges, lockChanges, noteLate, stillSilent } from './changes.repository.ts';
import { settleChanges } from './changes.service.ts';

// So many at once; others have their turn, and the rest comes with the next round.
const atOnce = 500;

const byMerchant = (ctx: Ctx, merchantId: string): Ctx => ({
  ...ctx,
  scope: 'merchant',
  merchantId,
});

const settleSilent = (ctx: Ctx, ids: readonly string[], now: Date) =>
  inTx(ctx, async (ctx) => {
    const locked = await lockChanges(ctx, ids);
    const silent = await stillSilent(ctx, ids, now);
    const due = locked.filter(({ id }) => silent.has(id));
    await endTalks(ctx, due, 'silence');
    // Who lets an offer lie agrees to it, as who lets the announcement lie does.
    await settleChanges(ctx, due, {
      by: 'silence',
      step: 'debited',
      agreedMinor: ({ status, proposed_minor, after_minor }) =>
        status === 'proposed' && proposed_minor !== null ? proposed_minor : after_minor,
    });
    await tellDebited(ctx, due);
    if (due.length > 0) await tellPages(ctx, due);
  });

/** Who says nothing until the announced day agrees: the difference is taken then. */
const debitSilent = async (ctx: Ctx, now: Date) => {
  const due = await dueChanges(ctx, now, atOnce);
  for (const [merchantId, some] of Map.groupBy(due, ({ merchant_id }) => merchant_id)) {
    const ids = some.map(({ id }) => id);
    await settleSilent(byMerchant(ctx, merchantId), ids, now).catch((err) =>
      ctx.log.error({ err, merchant: merchantId }, 'cost changes were not debited'),
    );
  }
};

interface Untold {
  merchant_id: string;
  ids: string[];
  order_no: string;
  until: Date;
  sums: { currency: Currency; minor: string }[];
}

/**
 * Notes that they are told of, and says what they come to. What somebody holds is told of by the next round:
 * to wait for it while holding others would make each wait for the other.
 */
const takeUntold = async (ctx: Ctx): Promise<Untold[]> => {
  const { rows } = await sql<Untold>`
    with free as (
      select id from cost_changes
      where tenant_id = ${ctx.tenant.id} and told_at is null and status = 'awaiting'
      order by id for update skip locked
    ), told as (
      update cost_changes set told_at = now()
      where tenant_id = ${ctx.tenant.id} and id in (select id from free)
      returning id, merchant_id, order_id, currency, after_minor - before_minor as minor, due_at
    ), sums as (
      select merchant_id, currency, sum(minor)::text as minor from told group by merchant_id, currency
    )
    select t.merchant_id, array_agg(t.id order by t.due_at, t.id) as ids, min(o.order_no) as order_no,
      min(t.due_at) as until,
      (select jsonb_agg(jsonb_build_object('currency', s.currency, 'minor', s.minor) order by s.currency)
       from sums s where s.merchant_id = t.merchant_id) as sums
    from told t join orders o on o.tenant_id = ${ctx.tenant.id} and o.id = t.order_id
    group by t.merchant_id`.execute(ctx.db);
  return rows;
};

/** Merchants hear of what was announced since the last round: of many in one message. */
const tellNew = (ctx: Ctx) =>
  inTx(ctx, async (ctx) => {
    for (const { merchant_id, ids, order_no, until, sums } of await takeUntold(ctx)) {
      const total = sums
        .map(({ currency, minor }) => amountText(BigInt(minor), currency))
        .join(' + ');
      await tellAnnounced(ctx, {
        merchantId: merchant_id,
        count: ids.length,
        total,
        orderNo: order_no,
        changeId: ids[0] as string,
        until,
      });
    }
  });

/** Those who look after disputes hear once that an answer is late. Nothing is decided by that. */
const tellLate = (ctx: Ctx, now: Date) =>
  inTx(ctx, async (ctx) => {
    const late = await noteLate(ctx, now);
    if (late.length > 0) await tellOverdue(ctx, late);
  });

export const sweepCostChanges = async (ctx: Ctx, now = new Date()) => {
  await tellNew(ctx);
  await debitSilent(ctx, now);
  await tellLate(ctx, now);
};
