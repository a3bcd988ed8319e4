import {
  type Currency,
  currencyExponents,
  type Parsed,
  type TopUp,
  toMinor,
  type topUpList,
} from '@alpaca/contract';
import { type Insertable, sql } from 'kysely';
import { fromWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { orSaidNo } from '../../platform/db/saidNo.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { onPage } from '../../platform/lists/onPage.ts';
import { refuse } from '../../platform/refusal.ts';

export type TopUpFilter = Parsed<typeof topUpList>['query'];

// Counting on costs more than it tells; beyond this the web says "10,000+".
const countAtMost = 10_000;
const second = 1000;

const unitsOf = (amount: string): [string, bigint][] =>
  (Object.keys(currencyExponents) as Currency[]).flatMap((currency): [string, bigint][] => {
    try {
      return [[currency, toMinor(amount, currency)]];
    } catch {
      return [];
    }
  });

const all = (ctx: Ctx) =>
  ctx.db
    .selectFrom('top_ups as u')
    .innerJoin('merchants as m', (join) =>
      join.onRef('m.tenant_id', '=', 'u.tenant_id').onRef('m.merchant_id', '=', 'u.merchant_id'),
    )
    .where('u.tenant_id', '=', ctx.tenant.id);

const filtered = (ctx: Ctx, filter: TopUpFilter) => {
  const { auditStatus, moneyStatus, payMethod, no, merchantCode, payer, amount, from, to } = filter;
  const { zone } = ctx.tenant;
  const until = to && new Date(fromWire(to, zone).getTime() + second);
  return all(ctx)
    .$if(Boolean(auditStatus), (q) => q.where('u.audit_status', '=', auditStatus as string))
    .$if(Boolean(moneyStatus), (q) => q.where('u.money_status', '=', moneyStatus as string))
    .$if(Boolean(payMethod), (q) => q.where('u.pay_method', '=', payMethod as string))
    .$if(Boolean(no), (q) => q.where('u.no', '=', no as string))
    .$if(Boolean(merchantCode), (q) => q.where('m.code', '=', merchantCode as string))
    .$if(Boolean(payer), (q) =>
      q.where(
        (e) =>
          sql<boolean>`position(lower(${payer}) in lower(${e.ref('u.payer_name')} || ' ' || ${e.ref('u.payer_account')})) > 0`,
      ),
    )
    .$if(Boolean(amount), (q) =>
      // Each currency has decimals of its own, so the amount is another number of units in each.
      q.where((e) =>
        e.or(
          unitsOf(amount as string).map(([currency, minor]) =>
            e.and([e('u.currency', '=', currency), e('u.amount_minor', '=', minor)]),
          ),
        ),
      ),
    )
    .$if(Boolean(from), (q) => q.where('u.created_at', '>=', fromWire(from as string, zone)))
    .$if(Boolean(until), (q) => q.where('u.created_at', '<', until as Date));
};

/** Names of the tenant's people are not for merchants: row security leaves them empty. */
const told = (query: ReturnType<typeof all>) =>
  query
    .leftJoin('users as s', (join) =>
      join.onRef('s.tenant_id', '=', 'u.tenant_id').onRef('s.id', '=', 'u.submitted_by'),
    )
    .leftJoin('users as a', (join) =>
      join.onRef('a.tenant_id', '=', 'u.tenant_id').onRef('a.id', '=', 'u.audited_by'),
    )
    .leftJoin('users as t', (join) =>
      join.onRef('t.tenant_id', '=', 'u.tenant_id').onRef('t.id', '=', 'u.money_by'),
    )
    .selectAll('u')
    .select([
      'm.code',
      'm.name_zh',
      'm.name_en',
      's.realname as submitter',
      'a.realname as auditor',
      't.realname as money_teller',
    ])
    .select(
      sql<boolean>`u.pay_method <> 'online'
        and alpaca.exceeds(u.tenant_id, u.amount_minor, u.currency, 'twoPeopleTopUp')`.as(
        'needs_two',
      ),
    )
    .select((e) =>
      e
        .selectFrom('top_up_credentials as c')
        .whereRef('c.tenant_id', '=', 'u.tenant_id')
        .whereRef('c.top_up_id', '=', 'u.id')
        .select((c) => c.fn.countAll<bigint>().as('count'))
        .as('credential_count'),
    );

/** Those that wait first, then the latest. */
export const listed = (ctx: Ctx, filter: TopUpFilter) =>
  told(filtered(ctx, filter))
    // Written out, as its index has it.
    .orderBy(sql`u.audit_status = 'pending'`, 'desc')
    .orderBy('u.created_at', 'desc')
    .orderBy('u.id', 'desc')
    .$call(onPage(filter));

export const page = (ctx: Ctx, filter: TopUpFilter) => listed(ctx, filter).execute();

export const count = async (ctx: Ctx, filter: TopUpFilter) => {
  const { total } = await ctx.db
    .selectFrom(filtered(ctx, filter).limit(countAtMost).select('u.id').as('some'))
    .select((s) => s.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};

export const find = async (ctx: Ctx, id: string) =>
  (await told(all(ctx).where('u.id', '=', id)).executeTakeFirst()) ?? refuse('topUp.notFound');
export type TopUpRow = Awaited<ReturnType<typeof find>>;

export const merchant = async (ctx: Ctx, code: string) =>
  (await ctx.db
    .selectFrom('merchants')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('code', '=', code)
    .select(['merchant_id', 'code', 'name_zh', 'name_en', 'activation_status'])
    .executeTakeFirst()) ?? refuse('topUp.noMerchant');

export const lock = async (ctx: Ctx, id: string) => {
  const row = await ctx.db
    .selectFrom('top_ups')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .forUpdate()
    .selectAll()
    .executeTakeFirst();
  if (!row) return refuse('topUp.notFound');
  return {
    ...row,
    currency: row.currency as Currency,
    audit_status: row.audit_status as TopUp['auditStatus'],
    money_status: row.money_status as TopUp['moneyStatus'],
  };
};
export type LockedTopUp = Awaited<ReturnType<typeof lock>>;

export const insert = (ctx: Ctx, row: Omit<Insertable<DB['top_ups']>, 'tenant_id'>) =>
  ctx.db
    .insertInto('top_ups')
    .values({ tenant_id: ctx.tenant.id, ...row })
    .execute()
    .catch(orSaidNo);

interface Change {
  audit_status?: string;
  money_status?: string;
  audit_remark?: string;
  audited_by?: string;
  money_by?: string;
  payment_ref?: string;
  is_reuse_accepted?: boolean;
}

export const change = (ctx: Ctx, id: string, values: Change) =>
  ctx.db
    .updateTable('top_ups')
    .set({
      ...values,
      ...(values.audit_status && { audited_at: sql<Date>`now()` }),
      ...(values.money_by && { money_at: sql<Date>`now()` }),
    })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .execute()
    .catch(orSaidNo);

/** Other top-ups with a proof of the same content, latest first. */
export const reused = async (ctx: Ctx, id: string) => {
  const { rows } = await sql<{
    file_id: string;
    no: string;
    name_zh: string;
    name_en: string;
    audit_status: string;
    created_at: Date;
  }>`
    select r.file_id, u.no, m.name_zh, m.name_en, u.audit_status, u.created_at
    from alpaca.reused_proofs(${ctx.tenant.id}, ${id}) r
    join top_ups u on u.tenant_id = ${ctx.tenant.id} and u.id = r.other_id
    join merchants m on m.tenant_id = u.tenant_id and m.merchant_id = u.merchant_id
    order by u.created_at desc limit 20`.execute(ctx.db);
  return rows;
};

export const credentialKeys = async (ctx: Ctx, id: string) => {
  const rows = await ctx.db
    .selectFrom('top_up_credentials')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('top_up_id', '=', id)
    .orderBy('created_at')
    .select('file_id')
    .execute();
  return rows.map(({ file_id }) => file_id);
};

export const addCredentials = async (
  ctx: Ctx,
  topUp: { id: string; merchantId: string },
  keys: readonly string[],
) => {
  if (keys.length === 0) return;
  await ctx.db
    .insertInto('top_up_credentials')
    .values(
      [...new Set(keys)].map((key) => ({
        tenant_id: ctx.tenant.id,
        top_up_id: topUp.id,
        file_id: key,
        merchant_id: topUp.merchantId,
      })),
    )
    .onConflict((c) => c.doNothing())
    .execute();
};
