import type { listApprovals, Parsed } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { countOf } from '../../platform/db/countOf.ts';
import { orSaidNo } from '../../platform/db/saidNo.ts';
import { onPage } from '../../platform/lists/onPage.ts';
import { refuse } from '../../platform/refusal.ts';

export type Filter = Parsed<typeof listApprovals>['query'];
export type Kind = 'terms' | 'priceGroup' | 'adjustment' | 'erasure';

/** As the column has it: what its kind changes, in minor units. */
export type Terms = {
  terms: 'prepaid' | 'credit';
  limitMinor: number;
  days: number;
};
export type Group = {
  group: string;
};
export type Adjustment = {
  currency: string;
  minor: number;
};
export type Wanted = Terms | Group | Adjustment;

const all = (ctx: Ctx) =>
  ctx.db
    .selectFrom('approvals as a')
    .innerJoin('merchants as m', (join) =>
      join.onRef('m.tenant_id', '=', 'a.tenant_id').onRef('m.merchant_id', '=', 'a.merchant_id'),
    )
    .where('a.tenant_id', '=', ctx.tenant.id);

const filtered = (ctx: Ctx, { state, kind, merchant }: Filter) =>
  all(ctx)
    .$if(state !== undefined, (q) => q.where('a.state', '=', state as string))
    .$if(kind !== undefined, (q) => q.where('a.kind', '=', kind as string))
    .$if(Boolean(merchant), (q) =>
      q.where(
        sql<boolean>`lower(${merchant}) = lower(m.code)
          or strpos(lower(m.name_zh || ' ' || m.name_en), lower(${merchant})) > 0`,
      ),
    );

const named = (query: ReturnType<typeof all>) =>
  query
    .innerJoin('users as s', (join) =>
      join.onRef('s.tenant_id', '=', 'a.tenant_id').onRef('s.id', '=', 'a.asked_by'),
    )
    .leftJoin('users as d', (join) =>
      join.onRef('d.tenant_id', '=', 'a.tenant_id').onRef('d.id', '=', 'a.decided_by'),
    )
    .selectAll('a')
    .select(['m.code', 'm.name_zh', 'm.name_en', 's.realname as asker', 'd.realname as decider']);

/** Those that wait first, then the latest. */
export const page = (ctx: Ctx, filter: Filter) =>
  named(filtered(ctx, filter))
    // Written out, as its index has it.
    .orderBy(sql`a.state = 'waiting'`, 'desc')
    .orderBy('a.asked_at', 'desc')
    .orderBy('a.id', 'desc')
    .$call(onPage(filter))
    .execute();
export type ApprovalRow = Awaited<ReturnType<typeof page>>[number];

export const count = (ctx: Ctx, filter: Filter) => countOf(filtered(ctx, filter));

export const find = async (ctx: Ctx, id: string): Promise<ApprovalRow> =>
  (await named(all(ctx)).where('a.id', '=', id).executeTakeFirst()) ?? refuse('approval.notFound');

export const waitingOf = (ctx: Ctx, merchantId: string): Promise<ApprovalRow[]> =>
  named(all(ctx))
    .where('a.merchant_id', '=', merchantId)
    .where('a.state', '=', 'waiting')
    .orderBy('a.asked_at')
    .execute();

interface Asked {
  id: string;
  merchantId: string;
  kind: Exclude<Kind, 'erasure'>;
  wanted: Wanted;
  reason: string;
  by: string;
}

/** How it is now is written down with what is wanted; the caller holds the merchant. */
export const insert = async (ctx: Ctx, { id, merchantId, kind, wanted, reason, by }: Asked) => {
  const wantedText = JSON.stringify(wanted);
  const { rows } = await sql<{ id: string }>`
    insert into approvals (tenant_id, id, merchant_id, kind, was, wanted, reason, asked_by)
    select ${ctx.tenant.id}, ${id}, ${merchantId}, ${kind}, n.was, ${wantedText}::jsonb, ${reason}, ${by}
    from (select alpaca.approval_now(${ctx.tenant.id}, ${merchantId}, ${kind}) as was) n
    where n.was <> ${wantedText}::jsonb
    returning id`
    .execute(ctx.db)
    .catch(orSaidNo);
  return rows.length > 0;
};

export const decide = (
  ctx: Ctx,
  id: string,
  { state, by, remark }: { state: 'approved' | 'rejected'; by: string; remark: string },
) =>
  sql`select alpaca.decide_approval(${id}, ${state}, ${by}, ${remark})`
    .execute(ctx.db)
    .catch(orSaidNo);

export const takeBack = (ctx: Ctx, id: string, by: string) =>
  sql`select alpaca.take_back_approval(${id}, ${by})`.execute(ctx.db).catch(orSaidNo);

/** Holds the merchant, so that two who ask at once ask one after the other. */
export const lockMerchant = async (ctx: Ctx, merchantId: string) =>
  (await ctx.db
    .selectFrom('merchants')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('merchant_id', '=', merchantId)
    .forUpdate()
    .select(['code', 'name_zh', 'name_en'])
    .executeTakeFirst()) ?? refuse('merchant.notFound');
