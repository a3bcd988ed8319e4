import { type Selectable, sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import type { Bags } from '../../../platform/db/schema.gen.ts';
import { refuse } from '../../../platform/refusal.ts';

export type BagRow = Selectable<Bags>;
export interface FilledBag extends BagRow {
  boxes: number;
  net_g: number;
  closer: string;
}

interface Inside {
  boxes: number;
  netG: number;
}

const ofTenant = (ctx: Ctx) => ctx.db.selectFrom('bags').where('tenant_id', '=', ctx.tenant.id);

export const find = async (ctx: Ctx, id: string): Promise<BagRow> =>
  (await ofTenant(ctx).where('id', '=', id).selectAll().executeTakeFirst()) ??
  refuse('bag.notFound');

/** `share` for whoever puts something in, `update` for whoever closes or opens it. */
export const lock = async (ctx: Ctx, id: string, how: 'share' | 'update'): Promise<BagRow> => {
  const asked = ofTenant(ctx).where('id', '=', id).selectAll();
  const locked = how === 'share' ? asked.forShare() : asked.forUpdate();
  return (await locked.executeTakeFirst()) ?? refuse('bag.notFound');
};

/** The bags of a batch by their numbers, each with what is in it. */
export const bagsOf = async (ctx: Ctx, batchId: string): Promise<FilledBag[]> => {
  const { rows } = await sql<FilledBag>`
    select g.*, coalesce(u.realname, '') as closer, i.boxes::int, i.net_g::int
    from bags g
    left join users u on u.tenant_id = g.tenant_id and u.id = g.closed_by
    cross join lateral (
      select count(*) as boxes, coalesce(sum(x.measured_g), 0) as net_g from box_places p
      join order_boxes x on x.tenant_id = p.tenant_id and x.order_id = p.order_id and x.line = p.line
      where p.tenant_id = g.tenant_id and p.bag_id = g.id
    ) i
    where g.tenant_id = ${ctx.tenant.id} and g.batch_id = ${batchId}
    order by g.created_at, g.id`.execute(ctx.db);
  return rows;
};

export const insideOf = async (ctx: Ctx, bagId: string): Promise<Inside> => {
  const { rows } = await sql<Inside>`
    select count(*)::int as boxes, coalesce(sum(x.measured_g), 0)::int as "netG" from box_places p
    join order_boxes x on x.tenant_id = p.tenant_id and x.order_id = p.order_id and x.line = p.line
    where p.tenant_id = ${ctx.tenant.id} and p.bag_id = ${bagId}`.execute(ctx.db);
  return rows[0] as Inside;
};

/** Orders in it that were put aside since. */
export const withheldIn = async (ctx: Ctx, bagId: string): Promise<string[]> => {
  const { rows } = await sql<{ order_no: string }>`
    select distinct o.order_no from box_places p
    join orders o on o.tenant_id = p.tenant_id and o.id = p.order_id and o.status <> 'inWarehouse'
    where p.tenant_id = ${ctx.tenant.id} and p.bag_id = ${bagId} order by o.order_no`.execute(
    ctx.db,
  );
  return rows.map(({ order_no }) => order_no);
};

interface InBag {
  order_id: string;
  order_no: string;
  line: number;
  sub_order_no: string;
  tracking_number: string;
  name_zh: string;
  name_en: string;
  country_code: string;
  measured_g: number;
  status: string;
  since: Date;
}

/** What is in a bag, the latest first. */
export const boxesIn = async (
  ctx: Ctx,
  bagId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<InBag[]> => {
  const { rows } = await sql<InBag>`
    select p.order_id, o.order_no, p.line, x.sub_order_no,
      coalesce(nullif(x.tracking_number, ''), o.tracking_number) as tracking_number,
      m.name_zh, m.name_en, o.country_code, coalesce(x.measured_g, 0) as measured_g, o.status, p.since
    from box_places p
    join orders o on o.tenant_id = p.tenant_id and o.id = p.order_id
    join order_boxes x on x.tenant_id = p.tenant_id and x.order_id = p.order_id and x.line = p.line
    join merchants m on m.tenant_id = o.tenant_id and m.merchant_id = o.merchant_id
    where p.tenant_id = ${ctx.tenant.id} and p.bag_id = ${bagId}
    order by p.since desc, p.order_id, p.line limit ${limit} offset ${offset}`.execute(ctx.db);
  return rows;
};

/** The next number of a batch that is held; a bag that was removed keeps its own, as its label does. */
export const nextNumber = async (ctx: Ctx, batchId: string): Promise<number> => {
  const { bags_numbered } = await ctx.db
    .updateTable('dispatch_batches')
    .set((batch) => ({ bags_numbered: batch('bags_numbered', '+', 1) }))
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', batchId)
    .returning('bags_numbered')
    .executeTakeFirstOrThrow();
  return bags_numbered;
};

export const setClosed = (
  ctx: Ctx,
  id: string,
  closed: { grossG: number; tareG: number; userId: string } | null,
) =>
  ctx.db
    .updateTable('bags')
    .set({
      gross_g: closed?.grossG ?? null,
      // It weighs the same when it is opened again.
      ...(closed && { tare_g: closed.tareG }),
      closed_at: closed ? sql<Date>`now()` : null,
      closed_by: closed?.userId ?? null,
    })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .execute();

export const remove = (ctx: Ctx, id: string) =>
  ctx.db.deleteFrom('bags').where('tenant_id', '=', ctx.tenant.id).where('id', '=', id).execute();
