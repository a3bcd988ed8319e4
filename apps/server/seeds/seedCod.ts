import { type Kysely, sql } from 'kysely';
import type { DB } from '../src/platform/db/schema.gen.ts';
import { insertRows } from './insertRows.ts';
import { seedId } from './seedId.ts';

type Db = Kysely<DB>;

const dayMs = 86_400_000;
const day = (now: number, days: number) => new Date(now + days * dayMs).toISOString().slice(0, 10);

interface Collected {
  id: string;
  number: string;
  due_minor: bigint;
}

/** Parcels that were paid for at the door, the latest first. */
const collectedOf = async (db: Db, tenantId: string): Promise<Collected[]> => {
  const { rows } = await sql<Collected>`
    select c.id, coalesce(nullif(o.tracking_number, ''), o.order_no) as number, c.due_minor
    from cod_orders c join orders o on o.tenant_id = c.tenant_id and o.id = c.id
    where c.tenant_id = ${tenantId} and c.state = 'collected' and c.currency = 'SAR'
    order by o.created_at desc, c.id limit 12`.execute(db);
  return rows;
};

interface Line {
  number: string;
  minor: bigint;
  order?: Collected;
}

interface Sent {
  no: string;
  remittedOn: string;
  isOpen?: true;
  lines: readonly Line[];
}

const whole = (order: Collected): Line => ({
  number: order.number,
  minor: BigInt(order.due_minor),
  order,
});

const seedRemittance = async (
  db: Db,
  of: { tenantId: string; userId: string; payeeId: string; creditDays: number },
  { no, remittedOn, isOpen, lines }: Sent,
) => {
  const { tenantId, userId, payeeId, creditDays } = of;
  const id = seedId(`${tenantId}/cod/${no}`);
  const at = new Date(`${remittedOn}T03:00:00Z`);
  const total = lines.reduce((sum, { minor }) => sum + minor, 0n);
  await insertRows(db, 'cod_remittances', [
    {
      tenant_id: tenantId,
      id,
      payee_id: payeeId,
      remittance_no: no,
      currency: 'SAR',
      remitted_on: remittedOn,
      created_by: userId,
      created_at: at,
      ...(!isOpen && {
        state: 'posted',
        line_count: lines.length,
        total_minor: total,
        posted_by: userId,
        posted_at: at,
      }),
    },
  ]);
  await insertRows(
    db,
    'cod_lines',
    lines.map(({ number, minor, order }, nth) => ({
      tenant_id: tenantId,
      id: seedId(`${id}/${nth}`),
      remittance_id: id,
      line_no: String(nth + 2),
      number,
      amount_minor: minor,
      state: order ? 'matched' : 'unknown',
      order_id: order?.id ?? null,
    })),
  );
  if (isOpen) return;
  await sql`
    update cod_orders c set remitted_minor = l.minor, remitted_on = ${remittedOn}::date,
      credit_on = ${remittedOn}::date + ${creditDays}::int, fee_permille = 20
    from (select order_id, sum(amount_minor)::bigint as minor from cod_lines
      where tenant_id = ${tenantId} and remittance_id = ${id} and order_id is not null group by order_id) l
    where c.tenant_id = ${tenantId} and c.id = l.order_id`.execute(db);
};

/**
 * Cash on delivery in the demo: what came long ago is credited by the first sweep, what came yesterday waits for its
 * day or differs, one remittance is not booked yet, and the rest is still with its carrier.
 */
export const seedCod = async (db: Db, tenantId: string, userId: string, now = Date.now()) => {
  const parcels = await collectedOf(db, tenantId);
  const [late, soon, less, more, next, ...earlier] = parcels;
  if (!late || !soon || !less || !more || !next) return;
  const payeeId = seedId(`${tenantId}/payables/GULFEX`);
  const isNew = await insertRows(db, 'payees', [
    {
      tenant_id: tenantId,
      id: payeeId,
      code: 'GULFEX',
      name: '海湾速递',
      currency: 'SAR',
      due_days: 15,
    },
  ]);
  if (!isNew) return;
  // They were delivered when their orders say so, and not just now.
  await sql`
    update cod_orders c set created_at = o.created_at,
      delivered_at = case when c.delivered_at is not null then o.updated_at end
    from orders o where c.tenant_id = ${tenantId} and o.tenant_id = c.tenant_id and o.id = c.id`.execute(
    db,
  );
  await sql`update cod_orders set delivered_at = ${new Date(now - 20 * dayMs)}
    where tenant_id = ${tenantId} and id = ${late.id}`.execute(db);
  const of = { tenantId, userId, payeeId, creditDays: 3 };
  const before = earlier.slice(0, 4);
  if (before.length > 0) {
    await seedRemittance(db, of, {
      no: 'GX-COD-1',
      remittedOn: day(now, -12),
      lines: before.map(whole),
    });
  }
  await seedRemittance(db, of, {
    no: 'GX-COD-2',
    remittedOn: day(now, -1),
    lines: [
      whole(soon),
      { ...whole(less), minor: BigInt(less.due_minor) - 500n },
      { ...whole(more), minor: BigInt(more.due_minor) * 2n },
      { number: 'GX99120077', minor: 8_800n },
    ],
  });
  await seedRemittance(db, of, {
    no: 'GX-COD-3',
    remittedOn: day(now, 0),
    isOpen: true,
    lines: [whole(next)],
  });
};
