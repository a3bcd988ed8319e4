import type {
  addBatch,
  BatchView,
  editBatch,
  listBatches,
  listBatchLines,
  Parsed,
  Result,
} from '@alpaca/contract';
import { fromWire, toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type Edited, saveRevision } from '../../../platform/revisions/revisions.ts';
import { type KnownWarehouse, requireOwnWarehouse, warehousesOf } from '../../warehouses/index.ts';
import { bagsOf } from '../bags/bags.repository.ts';
import { shownBag } from '../bags/bags.views.ts';
import { inTheWayOf } from '../leaving/inTheWay.ts';
import { manifestsFor } from '../manifests/manifests.service.ts';
import * as repo from './batches.repository.ts';
import { shown, shownEvent, travelOf } from './batches.views.ts';
import { addEvent, eventsOf } from './events.repository.ts';

const edited: Edited = { kind: 'batch', table: 'dispatch_batches', missing: 'batch.notFound' };

const ownHouse = async (ctx: Ctx, id: string): Promise<KnownWarehouse> => {
  await requireOwnWarehouse(ctx, id);
  return (await warehousesOf(ctx, [id])).get(id) ?? refuse('warehouse.notYours');
};

const todayIn = ({ zone }: KnownWarehouse) => toWire(new Date(), zone).slice(0, 10);

export const list = async (
  ctx: Ctx,
  { pageNo, pageSize, ...asked }: Parsed<typeof listBatches>['query'],
): Promise<Result<typeof listBatches>> => {
  await requireOwnWarehouse(ctx, asked.warehouseId);
  const [rows, total] = await Promise.all([
    repo.page(ctx, asked, { limit: pageSize, offset: (pageNo - 1) * pageSize }),
    repo.count(ctx, asked),
  ]);
  return { records: await shown(ctx, rows), total, pageNo, pageSize };
};

export const lines = async (
  ctx: Ctx,
  warehouseId: string,
): Promise<Result<typeof listBatchLines>> => {
  const house = await ownHouse(ctx, warehouseId);
  const day = todayIn(house);
  const rows = await repo.linesOf(ctx, warehouseId, day);
  return {
    day,
    lines: rows.map((row) => ({
      productId: row.product_id,
      code: row.code,
      name: ctx.lang === 'en_US' ? row.name_en : row.name_zh,
      orders: Number(row.orders),
      boxes: Number(row.boxes),
      openBatchId: row.open_batch_id,
    })),
  };
};

type Travel = Pick<
  Parsed<typeof editBatch>['body'],
  'transport' | 'masterNo' | 'vehicle' | 'etd' | 'eta'
>;

const columnsOf = (ctx: Ctx, { transport, masterNo, vehicle, etd, eta }: Travel) => ({
  transport,
  master_no: masterNo,
  vehicle,
  etd: etd && fromWire(etd, ctx.tenant.zone),
  eta: eta && fromWire(eta, ctx.tenant.zone),
});

const productOf = async (ctx: Ctx, id: string) =>
  (await ctx.db
    .selectFrom('products')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .select('code')
    .executeTakeFirst()) ?? refuse('product.notFound');

/** Short enough to be read out: where, when, what, and which of them. */
const numberOf = (house: string, day: string, line: string, counter: number) =>
  [house, day.slice(2).replaceAll('-', ''), line, counter].join('-').toUpperCase();

export const add = (
  ctx: Ctx,
  { warehouseId, productId, day: wanted, ...travel }: Parsed<typeof addBatch>['body'],
): Promise<Result<typeof addBatch>> =>
  inTx(ctx, async (ctx) => {
    const house = await ownHouse(ctx, warehouseId);
    const product = await productOf(ctx, productId);
    const userId = ctx.session?.userId ?? refuse('session.over');
    const day = wanted ?? todayIn(house);
    const counter = await repo.nextNumber(ctx, { warehouseId, productId, day });
    const id = newId();
    const batchNo = numberOf(house.code, day, product.code, counter);
    await ctx.db
      .insertInto('dispatch_batches')
      .values({
        tenant_id: ctx.tenant.id,
        id,
        warehouse_id: warehouseId,
        product_id: productId,
        day,
        batch_no: batchNo,
        ...columnsOf(ctx, travel),
        created_by: userId,
      })
      .execute();
    await addEvent(ctx, id, 'opened');
    ctx.trail?.note({ no: batchNo });
    return { id, batchNo };
  });

/** Also of one that has left: its master bill often comes afterwards. */
export const edit = (ctx: Ctx, { id, revision, ...travel }: Parsed<typeof editBatch>['body']) =>
  inTx(ctx, async (ctx) => {
    const row = await repo.lockOwn(ctx, id, 'update');
    const saved = await saveRevision(ctx, edited, {
      id,
      revision,
      before: travelOf(ctx, row),
      after: travel,
    });
    if (saved.revision !== revision) {
      await repo.change(ctx, id, columnsOf(ctx, travel));
      await addEvent(ctx, id, 'changed', { detail: { reason: travel.masterNo } });
    }
    ctx.trail?.note({ no: row.batch_no });
    return saved;
  });

const namedAtMost = 50;

export const detail = async (ctx: Ctx, id: string): Promise<BatchView> => {
  const row = await repo.findOwn(ctx, id);
  const isOpen = row.status !== 'closed';
  const [batches, bags, waiting, obstacles, events, manifests] = await Promise.all([
    shown(ctx, [row]),
    bagsOf(ctx, id),
    repo.waitingOf(ctx, row),
    isOpen ? inTheWayOf(ctx, row, namedAtMost) : { named: [], more: 0 },
    eventsOf(ctx, id),
    manifestsFor(ctx, row),
  ]);
  return {
    ...(batches[0] as BatchView),
    bagList: bags.map((bag) => shownBag(ctx, bag)),
    waiting,
    inTheWay: obstacles.named,
    moreInTheWay: obstacles.more,
    events: events.map((event) => shownEvent(ctx, event)),
    ...manifests,
  };
};
