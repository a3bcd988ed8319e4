import type { LineWarehouse } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { warehousesForLine, warehousesOf } from '../../warehouses/index.ts';

/** Where each line can be brought, by its id. */
export type Taking = ReadonlyMap<string, readonly LineWarehouse[]>;

/** From the large to the small; a city that is a province is said once. */
export const placeOf = (parts: readonly string[]): string =>
  parts.filter((part, at) => part !== '' && part !== parts[at - 1]).join(' ');

export const lineWarehouses = async (ctx: Ctx, productIds: readonly string[]): Promise<Taking> => {
  const taken = await warehousesForLine(ctx, productIds);
  const each = taken.map(({ productId, warehouse, cutOff }) => ({
    productId,
    house: {
      id: warehouse.id,
      code: warehouse.code,
      name: warehouse.name,
      address: placeOf([warehouse.province, warehouse.city, warehouse.address]),
      contact: warehouse.contact,
      phone: warehouse.phone,
      cutOff,
      zone: warehouse.zone,
    },
  }));
  const byLine = Map.groupBy(each, ({ productId }) => productId);
  return new Map([...byLine].map(([line, some]) => [line, some.map(({ house }) => house)]));
};

/** One that takes parcels now. */
export const requireWarehouse = async (ctx: Ctx, id: string) => {
  const house = (await warehousesOf(ctx, [id])).get(id);
  return house?.isOpen ? house : refuse('warehouse.notFound');
};
