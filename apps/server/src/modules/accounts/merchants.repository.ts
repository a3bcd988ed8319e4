import { constants, type listMerchants, type Parsed } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';

type Filter = Parsed<typeof listMerchants>['query'];

const merchants = (ctx: Ctx) =>
  ctx.db.selectFrom('merchants as m').where('m.tenant_id', '=', ctx.tenant.id);

const filtered = (ctx: Ctx, { search, authStatus, terms }: Filter) =>
  merchants(ctx)
    .$if(authStatus !== undefined, (q) => q.where('m.activation_status', '=', Number(authStatus)))
    .$if(terms !== undefined, (q) => q.where('m.terms', '=', terms as string))
    .$if(Boolean(search), (q) =>
      q.where(
        sql<boolean>`strpos(lower(m.code || ' ' || m.name_zh || ' ' || m.name_en), lower(${search})) > 0`,
      ),
    );

const withUsers = (query: ReturnType<typeof merchants>) =>
  query.selectAll('m').select((s) =>
    s
      .selectFrom('users as u')
      .whereRef('u.tenant_id', '=', 'm.tenant_id')
      .whereRef('u.merchant_id', '=', 'm.merchant_id')
      .select((c) => c.fn.countAll<bigint>().as('users'))
      .as('users'),
  );
export type MerchantRow = Awaited<ReturnType<typeof select>>[number];

export const select = (ctx: Ctx, filter: Filter) =>
  withUsers(filtered(ctx, filter))
    .orderBy('m.code', 'desc')
    .limit(filter.pageSize)
    .offset((filter.pageNo - 1) * filter.pageSize)
    .execute();

export const count = async (ctx: Ctx, filter: Filter) => {
  const { total } = await filtered(ctx, filter)
    .select((s) => s.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};

export const find = (ctx: Ctx, id: string) =>
  withUsers(merchants(ctx)).where('m.merchant_id', '=', id).executeTakeFirst();

export const users = (ctx: Ctx, merchantId: string) =>
  ctx.db
    .selectFrom('users')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', merchantId)
    .orderBy('is_owner', 'desc')
    .orderBy('created_at')
    .limit(200)
    .select(['id', 'username', 'realname', 'phone', 'is_owner', 'disabled_at'])
    .execute();

export const changes = (ctx: Ctx, merchantId: string) =>
  ctx.db
    .selectFrom('terms_changes as c')
    .leftJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'c.tenant_id').onRef('u.id', '=', 'c.changed_by'),
    )
    .where('c.tenant_id', '=', ctx.tenant.id)
    .where('c.merchant_id', '=', merchantId)
    .orderBy('c.created_at', 'desc')
    .limit(50)
    .selectAll('c')
    .select('u.realname as operator')
    .execute();

interface Terms {
  terms: 'prepaid' | 'credit';
  limitMinor: bigint;
  creditDays: number;
}

/** The terms, the line that tells of them, and how far the wallet may go: all or nothing. */
export const saveTerms = async (ctx: Ctx, merchantId: string, agreed: Terms, note: string) => {
  const columns = {
    terms: agreed.terms,
    credit_limit_minor: agreed.limitMinor,
    credit_days: agreed.creditDays,
  };
  await ctx.db
    .updateTable('merchants')
    .set((set) => ({ ...columns, terms_version: set('terms_version', '+', 1) }))
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', merchantId)
    .execute();
  await ctx.db
    .insertInto('terms_changes')
    .values({
      tenant_id: ctx.tenant.id,
      id: newId(),
      merchant_id: merchantId,
      ...columns,
      note,
      changed_by: ctx.session?.userId as string,
    })
    .execute();
  await sql`select alpaca.set_wallet_floor(${merchantId}, ${constants.mainCurrency},
    ${-agreed.limitMinor})`.execute(ctx.db);
};
