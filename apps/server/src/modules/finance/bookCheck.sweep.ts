import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { raiseMessage } from '../announcements/index.ts';
import { staffWith } from '../auth/index.ts';

// Enough to see what kind of fault it is; the views tell the rest.
const atMost = 20;

interface BookFault {
  fault: string;
  what: string;
}

/** What must never be found: money that does not add up, in any of the books, and orders counted wrongly. */
const faultsIn = async (ctx: Ctx): Promise<BookFault[]> => {
  const { rows } = await sql<BookFault>`
    (select fault, what from ledger_faults where tenant_id = ${ctx.tenant.id} limit ${atMost})
    union all
    (select fault, what from payable_faults where tenant_id = ${ctx.tenant.id} limit ${atMost})
    union all
    (select fault, what from receivable_faults where tenant_id = ${ctx.tenant.id} limit ${atMost})
    union all
    (select fault, what from cod_faults where tenant_id = ${ctx.tenant.id} limit ${atMost})
    union all
    (select 'orders are not counted as they are',
       concat_ws(' ', merchant_id, day, status, counted, 'for', "is")
     from order_count_faults where tenant_id = ${ctx.tenant.id} limit ${atMost})`.execute(ctx.db);
  return rows;
};

const keep = (ctx: Ctx, faults: number) =>
  ctx.db
    .insertInto('book_checks')
    .values({ tenant_id: ctx.tenant.id, faults })
    .onConflict((row) =>
      row.column('tenant_id').doUpdateSet({ faults, checked_at: sql<Date>`now()` }),
    )
    .execute();

/**
 * Every night: a fault leaves a line and a measurement for whoever runs the system, and a notice for
 * administrators.
 */
export const checkBooks = async (ctx: Ctx) => {
  const faults = await faultsIn(ctx);
  await keep(ctx, faults.length);
  if (faults.length === 0) return;
  ctx.log.error({ tenant: ctx.tenant.code, faults }, 'the books are wrong');
  await raiseMessage(ctx, {
    kind: 'books.wrong',
    userIds: await staffWith(ctx, 'system:settings'),
    vars: { count: faults.length, first: `${faults[0]?.fault}: ${faults[0]?.what}` },
  });
};
