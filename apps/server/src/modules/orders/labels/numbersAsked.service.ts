import type { Ctx } from '../../../platform/context.ts';
import { latestByNumber } from '../list/ordersByNumber.repository.ts';
import * as repo from '../orders.repository.ts';
import { numbersOfBoxes } from './boxNumbers.repository.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Numbers = Awaited<ReturnType<typeof numbersOfBoxes>>;

export interface NumberedParcel {
  order: repo.OrderRow;
  boxes: { boxNo: string; trackingNumber: string; numbers: Numbers }[];
}

/** Each id or number that was asked with the order it means, its boxes and all numbers they have had. */
export const numbersAsked = async (
  ctx: Ctx,
  asked: readonly string[],
): Promise<ReadonlyMap<string, NumberedParcel>> => {
  const named = asked.filter((each) => !uuid.test(each));
  const idOf = new Map(asked.filter((each) => uuid.test(each)).map((id) => [id, id.toLowerCase()]));
  const found = named.length > 0 ? await latestByNumber(ctx, named) : new Map<string, string>();
  for (const number of named) {
    const id = found.get(number.trim());
    if (id) idOf.set(number, id);
  }
  const ids = [...new Set(idOf.values())];
  if (ids.length === 0) return new Map();
  const [orders, boxes, numbers] = await Promise.all([
    repo.findMany(ctx, ids),
    repo.boxesOfOrders(ctx, ids),
    numbersOfBoxes(ctx, ids),
  ]);
  const orderOf = new Map(orders.map((order) => [order.id, order]));
  const boxesOf = Map.groupBy(boxes, ({ order_id }) => order_id);
  const numbersOf = Map.groupBy(numbers, ({ order_id }) => order_id);
  const parcelOf = (order: repo.OrderRow): NumberedParcel => ({
    order,
    boxes: (boxesOf.get(order.id) ?? []).map((box) => ({
      boxNo: box.box_no,
      trackingNumber: box.tracking_number,
      numbers: (numbersOf.get(order.id) ?? []).filter(({ line }) => line === box.line),
    })),
  });
  return new Map(
    [...idOf].flatMap(([each, id]) => {
      const order = orderOf.get(id);
      return order ? [[each, parcelOf(order)] as const] : [];
    }),
  );
};
