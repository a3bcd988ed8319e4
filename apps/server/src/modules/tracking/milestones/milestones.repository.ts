import type { Milestone } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';

export interface Parcel {
  orderId: string;
  merchantId: string;
}

/** When and where it happened, and what else is to be said. */
export interface Happened {
  statedAt: string;
  countryCode: string;
  place: string;
  note: string;
}

export interface MilestoneRow extends Happened {
  id: string;
  batchId: string;
  kind: Milestone['kind'];
  scope: Milestone['scope'];
  bagNo: string | null;
  parcels: number;
  revision: number;
  byName: string | null;
  createdAt: Date;
  changedAt: Date | null;
}

const columns = sql`m.id, m.batch_id as "batchId", m.kind, m.scope, g.bag_no as "bagNo", m.parcels, m.revision,
  to_char(m.stated_at, 'YYYY-MM-DD HH24:MI:SS') as "statedAt", m.country_code as "countryCode", m.place,
  m.note, u.realname as "byName", m.created_at as "createdAt", m.changed_at as "changedAt"`;
const joined = sql`milestones m
  left join bags g on g.tenant_id = m.tenant_id and g.id = m.bag_id
  left join users u on u.tenant_id = m.tenant_id and u.id = m.created_by`;

/** What was told of a batch and holds: of itself, its bags, and under its master bill by another. */
export const ofBatch = async (
  ctx: Ctx,
  batch: { id: string; warehouse_id: string; master_no: string },
): Promise<MilestoneRow[]> => {
  const { rows } = await sql<MilestoneRow>`
    select ${columns} from ${joined}
    join dispatch_batches b on b.tenant_id = m.tenant_id and b.id = m.batch_id
    where m.tenant_id = ${ctx.tenant.id} and m.withdrawn_at is null and (m.batch_id = ${batch.id}
      or m.scope = 'master' and b.warehouse_id = ${batch.warehouse_id} and b.master_no = ${batch.master_no}
        and b.master_no <> '')
    order by m.stated_at, m.id`.execute(ctx.db);
  return rows;
};

/** Nobody else corrects it meanwhile; none where it was withdrawn. */
export const lock = async (ctx: Ctx, id: string): Promise<MilestoneRow | undefined> => {
  const { rows } = await sql<MilestoneRow>`
    select ${columns} from ${joined}
    where m.tenant_id = ${ctx.tenant.id} and m.id = ${id} and m.withdrawn_at is null
    for update of m`.execute(ctx.db);
  return rows[0];
};

export const insert = async (
  ctx: Ctx,
  {
    kind,
    scope,
    batchId,
    bagId,
  }: Pick<MilestoneRow, 'kind' | 'scope' | 'batchId'> & { bagId: string | null },
  at: Happened,
  parcels: readonly Parcel[],
): Promise<string> => {
  const id = newId();
  await sql`
    insert into milestones (tenant_id, id, batch_id, bag_id, scope, kind, stated_at, country_code, place, note,
      parcels, created_by)
    values (${ctx.tenant.id}, ${id}, ${batchId}, ${bagId}, ${scope}, ${kind}, ${at.statedAt}, ${at.countryCode},
      ${at.place}, ${at.note}, ${parcels.length}, ${ctx.session?.userId ?? null})`.execute(ctx.db);
  await sql`
    insert into milestone_parcels (tenant_id, milestone_id, order_id, merchant_id)
    select ${ctx.tenant.id}, ${id}, t.* from unnest(${parcels.map(({ orderId }) => orderId)}::uuid[],
      ${parcels.map(({ merchantId }) => merchantId)}::uuid[]) as t`.execute(ctx.db);
  return id;
};

export const change = (ctx: Ctx, id: string, at: Happened, isWithdrawn: boolean) =>
  sql`
    update milestones set stated_at = ${at.statedAt}, country_code = ${at.countryCode}, place = ${at.place},
      note = ${at.note}, revision = revision + 1, changed_at = now(),
      withdrawn_at = case when ${isWithdrawn} then now() end
    where tenant_id = ${ctx.tenant.id} and id = ${id}`.execute(ctx.db);

export const parcelsOf = async (ctx: Ctx, id: string): Promise<Parcel[]> => {
  const { rows } = await sql<Parcel>`
    select order_id as "orderId", merchant_id as "merchantId" from milestone_parcels
    where tenant_id = ${ctx.tenant.id} and milestone_id = ${id} order by order_id`.execute(ctx.db);
  return rows;
};
