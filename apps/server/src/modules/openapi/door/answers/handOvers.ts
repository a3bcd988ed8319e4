import type { NewHandOver, OpenHandOver, openHandOverCalls, ShipmentView } from '@alpaca/contract';
import { toWire } from '../../../../platform/clock/zone.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { inTx } from '../../../../platform/db/tx.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { refusalWords } from '../../../../platform/refusalWords.ts';
import {
  handOverAsList,
  handOverLists,
  listDetail,
  listSheet,
  takeBackList,
  waitingLines,
} from '../../../shipment/index.ts';
import { ToldRefusal } from '../toldRefusal.ts';
import type { Answers } from './answers.ts';
import { instant, maybeInstant } from './moments.ts';

const told = (ctx: Ctx, list: ShipmentView): OpenHandOver => ({
  id: list.id,
  revision: list.revision,
  number: list.shipmentNo,
  inventoryNo: list.inventoryNo,
  status: list.status,
  warehouseId: list.warehouseId,
  warehouseName: list.warehouseName,
  mode: list.mode,
  tickets: list.tickets,
  pieces: list.pieces,
  weightKg: list.weightKg,
  volumeM3: list.volumeM3,
  counts: list.counts,
  createdAt: instant(ctx, list.shipmentTime),
  receivedAt: maybeInstant(ctx, list.deliverTime),
  estimatedArrival: maybeInstant(ctx, list.estimatedArrival),
  remark: list.remark,
});

const now = async (ctx: Ctx, id: string) => told(ctx, await listDetail(ctx, id));

/** Programs are told of each order that stayed behind where they named it. */
const withPlaces = (ctx: Ctx, error: unknown, orderIds: readonly string[]) => {
  const leftOut = error instanceof Refusal ? error.details.leftOut : undefined;
  if (!(error instanceof Refusal) || !leftOut) return error;
  const issues = leftOut.map(({ orderId, reason, transactionOrderNo }) => ({
    path: `orderIds.${orderIds.indexOf(orderId)}`,
    key: reason,
    message: transactionOrderNo,
  }));
  return new ToldRefusal(error.key, refusalWords(ctx.lang, error), { issues });
};

const handOver = (ctx: Ctx, asked: NewHandOver): Promise<OpenHandOver> =>
  inTx(ctx, async (ctx) => {
    const { orderIds, number: shipmentNo, estimatedArrival: at, ...form } = asked;
    const estimatedArrival = at && toWire(new Date(at), ctx.tenant.zone);
    const wanted = { ...form, ids: orderIds, shipmentNo, estimatedArrival };
    const { id } = await handOverAsList(ctx, wanted).catch((error) => {
      throw withPlaces(ctx, error, orderIds);
    });
    return now(ctx, id);
  });

export const handOverAnswers: Answers<typeof openHandOverCalls> = {
  listWaitingLines: async (ctx) => ({ items: await waitingLines(ctx) }),
  listHandOvers: async (ctx, { query: { page: pageNo, limit: pageSize, status } }) => {
    const { records, total } = await handOverLists(ctx, { pageNo, pageSize, status });
    return { items: records.map((list) => told(ctx, list)), total };
  },
  handOver: (ctx, { body }) => handOver(ctx, body),
  getHandOver: (ctx, { params }) => now(ctx, params.id),
  getHandOverSheet: (ctx, { params }) => listSheet(ctx, params.id),
  takeBackHandOver: (ctx, { params: { id }, body: { revision } }) =>
    inTx(ctx, async (ctx) => {
      await takeBackList(ctx, { id, revision });
      return now(ctx, id);
    }),
};
