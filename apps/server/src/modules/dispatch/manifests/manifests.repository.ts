import { type Selectable, sql, type Updateable } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import type { DB, Manifests } from '../../../platform/db/schema.gen.ts';
import { refuse } from '../../../platform/refusal.ts';

export type ManifestRow = Selectable<Manifests>;

/** A parcel that was left out, with the carrier's words. */
export interface Rejected {
  orderId: string;
  orderNo: string;
  reason: string;
}

const ofTenant = (ctx: Ctx) =>
  ctx.db.selectFrom('manifests').where('tenant_id', '=', ctx.tenant.id);

export const find = async (ctx: Ctx, id: string): Promise<ManifestRow> =>
  (await ofTenant(ctx).where('id', '=', id).selectAll().executeTakeFirst()) ??
  refuse('manifest.notFound');

export const lock = async (ctx: Ctx, id: string): Promise<ManifestRow> =>
  (await ofTenant(ctx).where('id', '=', id).forUpdate().selectAll().executeTakeFirst()) ??
  refuse('manifest.notFound');

/** The latest first, with who sent them. */
export const ofBatch = (ctx: Ctx, batchId: string) =>
  ctx.db
    .selectFrom('manifests as m')
    .leftJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'm.tenant_id').onRef('u.id', '=', 'm.created_by'),
    )
    .where('m.tenant_id', '=', ctx.tenant.id)
    .where('m.batch_id', '=', batchId)
    .orderBy('m.id', 'desc')
    .selectAll('m')
    .select('u.realname')
    .execute();

export const change = (ctx: Ctx, id: string, values: Updateable<DB['manifests']>) =>
  ctx.db
    .updateTable('manifests')
    .set(values)
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .execute();

/** Orders of a batch that no manifest has: neither one that stands nor one that is being asked for. */
export const untold = async (ctx: Ctx, batchId: string): Promise<string[]> => {
  const { rows } = await sql<{ order_id: string }>`
    with told as (
      select o.id as order_id from manifests m, unnest(m.order_ids) as o (id)
      where m.tenant_id = ${ctx.tenant.id} and m.batch_id = ${batchId} and m.state <> 'failed'
        and not m.rejected @> jsonb_build_array(jsonb_build_object('orderId', o.id))
    )
    select distinct p.order_id from bags g
    join box_places p on p.tenant_id = g.tenant_id and p.bag_id = g.id
    where g.tenant_id = ${ctx.tenant.id} and g.batch_id = ${batchId}
      and not exists (select from told t where t.order_id = p.order_id)
    order by p.order_id`.execute(ctx.db);
  return rows.map(({ order_id }) => order_id);
};

interface Parcel {
  id: string;
  order_no: string;
  attempt: number;
  tracking_number: string;
}

/** Orders as a carrier's form names them. */
export const parcelsOf = async (ctx: Ctx, ids: readonly string[]): Promise<Parcel[]> => {
  const { rows } = await sql<Parcel>`
    select id, order_no, attempt, tracking_number from orders
    where tenant_id = ${ctx.tenant.id} and id = any(${[...ids]}::uuid[]) order by id`.execute(
    ctx.db,
  );
  return rows;
};
