import type { listReceipts, listToPrint, Parsed, Receipt, Result } from '@alpaca/contract';
import { sql } from 'kysely';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { requireOwnWarehouse } from '../warehouses/index.ts';
import { answerIn, type KeptAnswer } from './answers.ts';

type Asked = Parsed<typeof listReceipts>['body'];

// What was taken in under a merchant has no order; it is among the strays.
const chosen = (ctx: Ctx, { warehouseId, station }: Asked) =>
  ctx.db
    .selectFrom('scans as s')
    .where('s.tenant_id', '=', ctx.tenant.id)
    .where('s.warehouse_id', '=', warehouseId)
    .where('s.kind', '=', 'receive')
    .where(sql<boolean>`not s.answer ? 'stray'`)
    .$if(Boolean(station), (q) => q.where('s.station', '=', station as string));

const pageOf = (ctx: Ctx, asked: Asked) =>
  chosen(ctx, asked)
    .innerJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 's.tenant_id').onRef('u.id', '=', 's.user_id'),
    )
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(asked.pageSize)
    .offset((asked.pageNo - 1) * asked.pageSize)
    .select(['s.id', 's.created_at', 's.station', 's.number', 's.answer', 'u.realname'])
    .execute();

/** Since midnight where the warehouse is. */
const today = (warehouseId: string) => sql<boolean>`s.created_at >= (
  select date_trunc('day', now() at time zone w.zone) at time zone w.zone from warehouses w
  where w.tenant_id = s.tenant_id and w.id = ${warehouseId})`;

const sumsOf = (ctx: Ctx, asked: Asked) =>
  chosen(ctx, asked)
    .where(today(asked.warehouseId))
    .select([
      sql<bigint>`coalesce(sum(jsonb_array_length(s.answer #> '{received,lines}')), 0)`.as(
        'parcels',
      ),
      sql<bigint>`coalesce(sum((s.answer #>> '{received,weightG}')::bigint), 0)`.as('g'),
      sql<bigint>`count(*) filter (where s.answer -> 'stop' <> 'null')`.as('stopped'),
    ])
    .executeTakeFirstOrThrow();

/** What was scanned in a warehouse, the latest first, and how much of it today. */
export const list = async (ctx: Ctx, asked: Asked): Promise<Result<typeof listReceipts>> => {
  await requireOwnWarehouse(ctx, asked.warehouseId);
  const [rows, { total }, sums] = await Promise.all([
    pageOf(ctx, asked),
    chosen(ctx, asked)
      .select((s) => s.fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
    sumsOf(ctx, asked),
  ]);
  const records = rows.map(
    (row): Receipt => ({
      scanId: row.id,
      time: toWire(row.created_at, ctx.tenant.zone),
      userName: row.realname,
      station: row.station,
      number: row.number,
      answer: answerIn(ctx, row.id, row.answer as unknown as KeptAnswer),
    }),
  );
  const { pageNo, pageSize } = asked;
  return {
    page: { records, total: Number(total), pageNo, pageSize },
    today: {
      parcels: Number(sums.parcels),
      weightKg: Number(sums.g) / 1000,
      stopped: Number(sums.stopped),
    },
  };
};

// What nobody printed for so long is looked for in the lists.
const waitedDays = 7;

/** Orders that a station received, whose carrier has made their label since, and that nobody printed. */
export const toPrint = async (
  ctx: Ctx,
  { warehouseId, station }: Parsed<typeof listToPrint>['query'],
): Promise<Result<typeof listToPrint>> => {
  await requireOwnWarehouse(ctx, warehouseId);
  const { rows } = await sql<{ id: string; order_no: string; booked_at: Date }>`
    select distinct o.id, o.order_no, o.booked_at
    from scans s join orders o on o.tenant_id = s.tenant_id and o.id = s.order_id
    where s.tenant_id = ${ctx.tenant.id} and s.warehouse_id = ${warehouseId} and s.station = ${station}
      and s.kind = 'receive' and s.created_at > now() - make_interval(days => ${waitedDays})
      and (s.answer #>> '{received,isComplete}') = 'true'
      and o.warehouse_id = s.warehouse_id and o.label_at = 'warehouse' and o.booking = 'booked'
      and o.status in ('inWarehouse', 'withheld') and o.label = 'ready' and o.print_count = 0
    order by o.booked_at, o.id
    limit 100`.execute(ctx.db);
  return rows.map(({ id, order_no, booked_at }) => ({
    orderId: id,
    transactionOrderNo: order_no,
    time: toWire(booked_at, ctx.tenant.zone),
  }));
};
