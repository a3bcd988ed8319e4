import type { listMerchants, Parsed } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { countOf } from '../../platform/db/countOf.ts';
import { onPage } from '../../platform/lists/onPage.ts';
import { withContacts } from '../../platform/userContacts.ts';

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

const frozenAt = sql<Date | null>`(select c.frozen_at from merchant_cards c
  where c.tenant_id = m.tenant_id and c.merchant_id = m.merchant_id)`.as('frozen_at');

const withUsers = (query: ReturnType<typeof merchants>) =>
  query
    .selectAll('m')
    .select(frozenAt)
    .select((s) =>
      s
        .selectFrom('users as u')
        .whereRef('u.tenant_id', '=', 'm.tenant_id')
        .whereRef('u.merchant_id', '=', 'm.merchant_id')
        .select((c) => c.fn.countAll<bigint>().as('users'))
        .as('users'),
    );
export type MerchantRow = Awaited<ReturnType<typeof select>>[number];

export const select = (ctx: Ctx, filter: Filter) =>
  withUsers(filtered(ctx, filter)).orderBy('m.code', 'desc').$call(onPage(filter)).execute();

export const count = (ctx: Ctx, filter: Filter) => countOf(filtered(ctx, filter));

export const find = (ctx: Ctx, id: string) =>
  withUsers(merchants(ctx)).where('m.merchant_id', '=', id).executeTakeFirst();

export const users = async (ctx: Ctx, merchantId: string) => {
  const rows = await ctx.db
    .selectFrom('users')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', merchantId)
    .orderBy('is_owner', 'desc')
    .orderBy('created_at')
    .limit(200)
    .select(['id', 'username', 'realname', 'phone', 'is_owner', 'disabled_at'])
    .execute();
  return rows.map((row) => withContacts(ctx, row));
};
