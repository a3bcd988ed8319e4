import { type Currency, isOpenChange } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { Command } from '../finance/index.ts';
import * as repo from './changes.repository.ts';
import { kindOf, postAll, recordCredits } from './changes.service.ts';

/** What stands charged for one change, and is not given back. */
export interface PaidChange {
  id: string;
  merchant_id: string;
  order_id: string;
  order_no: string;
  reason: repo.ChangeRow['reason'];
  status: repo.ChangeRow['status'];
  currency: Currency;
  minor: bigint;
}

/** What stands charged for each change of these locked orders, the latest first. */
export const paidChanges = async (ctx: Ctx, orderIds: readonly string[]): Promise<PaidChange[]> => {
  const { rows } = await sql<PaidChange>`
    select c.id, c.merchant_id, c.order_id, o.order_no, c.reason, c.status, c.currency,
      coalesce(sum(g.charged_minor - g.refunded_minor), 0)::bigint as minor
    from cost_changes c
    join orders o on o.tenant_id = c.tenant_id and o.id = c.order_id
    left join charges g on g.tenant_id = c.tenant_id and g.subject_id = c.id and g.currency = c.currency
    where c.tenant_id = ${ctx.tenant.id} and c.order_id = any(${[...orderIds]}::uuid[])
      and c.status not in ('withdrawn', 'absorbed')
    group by c.tenant_id, c.id, o.order_no order by c.id desc`.execute(ctx.db);
  return rows;
};

export const isUndecided = ({ status }: Pick<PaidChange, 'status'>) => isOpenChange(status);

export interface ToGiveBack extends repo.NewChange {
  /** Of what it goes back, the first first; together they must have as much. */
  from: readonly PaidChange[];
}

/** So much of each as is wanted and there is. */
const partsOf = ({ beforeMinor, afterMinor, from }: ToGiveBack) => {
  let left = beforeMinor - afterMinor;
  return from.flatMap((change) => {
    // biome-ignore lint/complexity/useMathMinMax: Math.min takes no bigint.
    const minor = change.minor < left ? change.minor : left;
    left -= minor;
    return minor > 0n ? [{ change, minor }] : [];
  });
};

/**
 * Parcels cost less than was debited by their changes: a credit each, at once, out of what those took. The ledger
 * refuses more than was charged. Their ids, in the order in which they were given.
 */
export const giveBack = async (ctx: Ctx, credits: readonly ToGiveBack[]): Promise<string[]> => {
  const ids = await recordCredits(ctx, credits);
  const parts = credits.flatMap((credit, at) =>
    partsOf(credit).map((part) => ({ ...part, creditId: ids[at] as string })),
  );
  const commands = parts.map(
    ({ change, minor, creditId }): Command => ({
      op: 'refund',
      key: `costChange:${change.id}:less:${creditId}`,
      merchantId: change.merchant_id,
      currency: change.currency,
      subjectId: change.id,
      note: change.order_no,
      lines: [{ kind: kindOf[change.reason], minor }],
    }),
  );
  await postAll(ctx, commands);
  await repo.addSteps(
    ctx,
    parts.map(({ change, minor }) => ({
      changeId: change.id,
      merchantId: change.merchant_id,
      step: 'givenBack' as const,
      amountMinor: -minor,
    })),
  );
  return ids;
};
