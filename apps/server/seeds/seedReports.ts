import { type Kysely, sql } from 'kysely';
import type { DB } from '../src/platform/db/schema.gen.ts';

type Db = Kysely<DB>;

/** What stations scanned while the demo's parcels came in and were packed, and the batches that left. */
const seedScans = async (db: Db, tenantId: string, userId: string) => {
  const idOf = (kind: string) =>
    sql`overlay(overlay(md5(o.id::text || ${kind}) placing '4' from 13) placing 'a' from 17)::uuid`;
  await sql`
    insert into scans (tenant_id, id, warehouse_id, kind, station, number, user_id, scanned_at, digest, answer, order_id,
      created_at)
    select o.tenant_id, ${idOf('receive')}, o.warehouse_id, 'receive', 'A' || 1 + abs(hashtext(o.id::text)) % 3,
      o.order_no, ${userId}, o.received_at, decode(md5(o.id::text), 'hex'), '{}', o.id, o.received_at
    from orders o where o.tenant_id = ${tenantId} and o.received_at is not null and o.warehouse_id is not null
    on conflict do nothing`.execute(db);
  await sql`
    insert into scans (tenant_id, id, warehouse_id, kind, station, number, user_id, scanned_at, digest, answer, order_id,
      created_at)
    select o.tenant_id, ${idOf('bag')}, o.warehouse_id, 'bag', 'B' || 1 + abs(hashtext(o.id::text)) % 2, o.order_no,
      ${userId}, p.since, decode(md5(o.id::text), 'hex'), '{}', o.id, p.since
    from box_places p join orders o on o.tenant_id = p.tenant_id and o.id = p.order_id
    where p.tenant_id = ${tenantId} and p.kind = 'bag' and p.line = 1
    on conflict do nothing`.execute(db);
  await sql`
    insert into batch_events (tenant_id, batch_id, id, what, user_id, detail, created_at)
    select b.tenant_id, b.id, overlay(overlay(md5(b.id::text) placing '4' from 13) placing 'a' from 17)::uuid, 'closed',
      ${userId}, jsonb_build_object('orders', count(distinct p.order_id), 'boxes', count(*)), b.closed_at
    from dispatch_batches b
    join bags g on g.tenant_id = b.tenant_id and g.batch_id = b.id
    join box_places p on p.tenant_id = g.tenant_id and p.bag_id = g.id
    where b.tenant_id = ${tenantId} and b.status = 'closed'
    group by b.tenant_id, b.id, b.closed_at on conflict do nothing`.execute(db);
};

/** What reports have to tell of the demo; a second run adds nothing. */
export const seedReports = async (db: Db, tenantId: string, userId: string) => {
  await seedScans(db, tenantId, userId);
  await sql`
    insert into report_runs (tenant_id, costs_at)
    select tenant_id, read_at from margin_marks where tenant_id = ${tenantId}
    on conflict do nothing`.execute(db);
};
