import type { TransactionKind } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { StatementRow } from './statements.repository.ts';

export interface PaymentRow {
  day: string;
  kind: TransactionKind;
  minor: bigint;
}

/**
 * What came after a period and was set against its statement: all that ever came in, laid along all that was ever
 * charged, and of that the part along this one.
 */
export const paymentsOf = async (ctx: Ctx, statement: StatementRow): Promise<PaymentRow[]> => {
  const { merchant_id, currency, to_day } = statement;
  const { charged_before_minor: from, charged_until_minor: until } = statement;
  const { rows } = await sql<PaymentRow>`
    select to_char(day, 'YYYY-MM-DD') as day, kind,
      (least(reached, ${until}) - greatest(reached - in_minor, ${from}))::bigint as minor
    from (
      select day, kind, in_minor, sum(in_minor) over (order by day, kind) as reached from ledger_days
      where tenant_id = ${ctx.tenant.id} and merchant_id = ${merchant_id} and currency = ${currency}
        and in_minor > 0
    ) laid
    where day > ${to_day}::date and least(reached, ${until}) > greatest(reached - in_minor, ${from})
    order by day, kind`.execute(ctx.db);
  return rows;
};
