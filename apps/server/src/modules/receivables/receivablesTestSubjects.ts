import { sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import { asMerchant, type Owner, type Subjects } from '../../testing/subjects.ts';

const dayMs = 86_400_000;

/** A statement of the owner's merchant about which nothing was said yet. */
const newStatement = async (owner: Owner): Promise<string> => {
  const ctx = asMerchant(owner);
  const id = newId();
  await ctx.db
    .insertInto('statements')
    .values({
      tenant_id: ctx.tenant.id,
      id,
      merchant_id: owner.merchantId,
      no: `ST-${id.slice(-12).toUpperCase()}`,
      currency: 'CNY',
      cycle: 'monthly',
      from_day: sql<Date>`current_date - 40`,
      // Any number of them may be asked for.
      to_day: sql<Date>`current_date - 40 + (random() * 20000)::int`,
      charged_before_minor: 0n,
      charged_until_minor: 0n,
      credited_until_minor: 0n,
      opening_minor: 0n,
      lines: '[]',
      due_on: sql<Date>`current_date + 5`,
      silent_at: new Date(Date.now() + dayMs),
    })
    .execute();
  return id;
};

const newCycle = async (owner: Owner): Promise<string> => {
  const ctx = asMerchant(owner);
  await sql`insert into statement_cycles (tenant_id, id, merchant_id, issued_until)
    values (${ctx.tenant.id}, ${newId()}, ${owner.merchantId}, current_date) on conflict do nothing`.execute(
    ctx.db,
  );
  const { id } = await ctx.db
    .selectFrom('statement_cycles')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', owner.merchantId)
    .select('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const subjects: Subjects = { statement: newStatement, statementCycle: newCycle };
