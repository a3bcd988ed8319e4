import { type Kysely, sql } from 'kysely';
import type { DB } from '../src/platform/db/schema.gen.ts';
import { insertRows } from './insertRows.ts';
import type { TenantSeed } from './people.ts';
import { seedId } from './seedId.ts';
import { type Owner, postAndMove } from './seedLedger.ts';

type Db = Kysely<DB>;

/** The first day of a month so long ago, as the tenants in China count. */
const monthStart = (ago: number, now: number) => {
  const here = new Date(now + 8 * 3_600_000);
  return new Date(Date.UTC(here.getUTCFullYear(), here.getUTCMonth() - ago, 1))
    .toISOString()
    .slice(0, 10);
};

// What is left unpaid of the statement that is overdue.
const overdueMinor = 612_480n;
// And what the one before was about, which is paid.
const firstMinor = 1_860_000n;

/** The season's freight, so much that what was paid does not reach the end of the month before last. */
const postSeason = async (db: Db, owner: Owner, now: number) => {
  const { tenantId, merchantId } = owner;
  const { rows } = await sql<{ short: bigint }>`
    select (sum(in_minor) - coalesce(sum(out_minor) filter (where day < ${monthStart(1, now)}::date), 0))::bigint as short
    from ledger_days where tenant_id = ${tenantId} and merchant_id = ${merchantId} and currency = 'CNY'`.execute(
    db,
  );
  const charged = BigInt(rows[0]?.short ?? 0) + overdueMinor - firstMinor;
  const freight = (ago: number, minor: bigint) => {
    const subject = seedId(`${merchantId}/season/${ago}`);
    return {
      at: new Date(`${monthStart(ago, now)}T04:00:00Z`),
      command: {
        op: 'charge',
        id: seedId(`${subject}/charge`),
        key: `seed:charge:${subject}`,
        subject,
        note: '旺季整柜头程',
        below: true,
        lines: [{ kind: 'freight', amount: Number(minor) }],
      },
    };
  };
  await postAndMove(db, owner, [freight(3, firstMinor), freight(2, charged)]);
};

/** Three months of statements by the ledger's days: the first paid, the second overdue, the third queried. */
const insertStatements = ({ tenantId, merchantId, code }: Owner, now: number) => sql`
  insert into statements (tenant_id, id, merchant_id, no, currency, cycle, from_day, to_day, charged_before_minor,
    charged_until_minor, credited_until_minor, opening_minor, lines, due_on, issued_at, state, silent_at, confirmed_at)
  select ${tenantId}, seeded.id, ${merchantId}, 'ST' || to_char(to_day, 'YYMMDD') || '-' || ${code}::text, 'CNY',
    'monthly', from_day, to_day, case when nth = 1 then 0 else before.out end, until.out, until.in, before.in - before.out,
    period.lines, to_day + 16, (to_day + 1) + time '01:30', case when nth = 3 then 'queried' else 'confirmed' end, null,
    case when nth < 3 then (to_day + 6) + time '01:30' end
  from unnest(${[1, 2, 3].map((nth) => seedId(`${merchantId}/statement/${nth}`))}::uuid[])
    with ordinality as seeded (id, nth)
  cross join lateral (select (${monthStart(3, now)}::date + make_interval(months => nth::int - 1))::date as from_day,
    (${monthStart(3, now)}::date + make_interval(months => nth::int) - interval '1 day')::date as to_day) days
  cross join lateral (select coalesce(sum(out_minor), 0)::bigint as out, coalesce(sum(in_minor), 0)::bigint as in
    from ledger_days d where d.tenant_id = ${tenantId} and d.merchant_id = ${merchantId} and d.currency = 'CNY'
      and d.day <= to_day) until
  cross join lateral (select coalesce(sum(out_minor), 0)::bigint as out, coalesce(sum(in_minor), 0)::bigint as in
    from ledger_days d where d.tenant_id = ${tenantId} and d.merchant_id = ${merchantId} and d.currency = 'CNY'
      and d.day < from_day) before
  cross join lateral (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'in', (in_minor / 100.0)::numeric(18, 2)::text,
      'out', (out_minor / 100.0)::numeric(18, 2)::text, 'count', count) order by kind), '[]') as lines
    from (select kind, sum(in_minor) as in_minor, sum(out_minor) as out_minor, sum(in_count + out_count) as count
      from ledger_days d where d.tenant_id = ${tenantId} and d.merchant_id = ${merchantId} and d.currency = 'CNY'
        and d.day between from_day and to_day group by kind) kinds) period
  where until.out > before.out`;

const complaint = '其中两票已退件，退款没有体现，请核对后再确认。';

const seedTalk = async (db: Db, { tenantId, merchantId, code }: Owner, userId: string) => {
  const id = seedId(`${merchantId}/statement/3`);
  const row = await db
    .selectFrom('statements')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .select('no')
    .executeTakeFirst();
  if (!row) throw new Error(`the demo's ${code} has no third statement`);
  const thread = seedId(`${id}/thread`);
  const whose = { tenant_id: tenantId, merchant_id: merchantId };
  await insertRows(db, 'threads', [
    {
      ...whose,
      id: thread,
      subject_kind: 'statement',
      subject_id: id,
      title: row.no,
      turn: 'staff',
    },
  ]);
  await insertRows(db, 'thread_messages', [
    {
      ...whose,
      thread_id: thread,
      id: seedId(`${thread}/first`),
      side: 'merchant',
      user_id: userId,
      body: complaint,
    },
  ]);
};

/** What the demo's credit merchants owe. */
export const seedReceivables = async (
  db: Db,
  tenantId: string,
  tenant: TenantSeed,
  now = Date.now(),
) => {
  for (const { code, credit, users } of tenant.merchants) {
    const [person] = users;
    if (!credit || !person) continue;
    const merchantId = seedId(`${tenantId}/merchant/${code}`);
    const owner = { tenantId, merchantId, code };
    const added = await db
      .insertInto('statement_cycles')
      .values({
        tenant_id: tenantId,
        id: seedId(`${merchantId}/cycle`),
        merchant_id: merchantId,
        issued_until: sql<Date>`${monthStart(0, now)}::date - 1`,
      })
      .onConflict((on) => on.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) continue;
    await postSeason(db, owner, now);
    await insertStatements(owner, now).execute(db);
    await seedTalk(db, owner, seedId(`${tenantId}/user/${person.username}`));
  }
};
