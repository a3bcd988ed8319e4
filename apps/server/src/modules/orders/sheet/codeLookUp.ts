import type { DeliveryAddressView, ShipperView, SkuForm } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { ownMerchant } from '../../../platform/ownMerchant.ts';
import { deliveryAddresses, readDefault, shippersByCode } from '../../addresses/index.ts';
import { byNumber, bySku } from '../../declarations/index.ts';
import type { Written } from '../../imports/index.ts';
import { customerNosTaken } from '../placing/placing.repository.ts';

/** What the merchant's books say of the things that sheets name by code. */
export interface CodesFound {
  /** The products on offer. */
  sold: ReadonlySet<string>;
  shippers: ReadonlyMap<string, ShipperView>;
  defaultShipper: ShipperView | null;
  deliveryAddresses: ReadonlyMap<string, DeliveryAddressView>;
  skus: ReadonlyMap<string, SkuForm>;
  taxNumbers: ReadonlyMap<string, string>;
  /** Customer numbers that other orders have. */
  taken: ReadonlyMap<string, string>;
}

export const codeOf = (written: unknown): string => String(written ?? '').toUpperCase();

const saidIn = (rows: readonly Written[], field: string): string[] => [
  ...new Set(rows.flatMap((row) => (row[field] === undefined ? [] : [String(row[field])]))),
];

/** Looks up all that some orders name, a question for each book. */
export const lookUpCodes = async (
  ctx: Ctx,
  orders: readonly (readonly Written[])[],
  sold: CodesFound['sold'],
): Promise<CodesFound> => {
  const rows = orders.flat();
  const heads = orders.map(([head = {}]) => head);
  const codes = (field: string) => saidIn(heads, field).map(codeOf);
  const [shippers, defaultShipper, addresses, skus, taxNumbers, taken] = await Promise.all([
    shippersByCode(ctx, codes('shipperCode')),
    heads.some(({ shipperCode }) => shipperCode === undefined) ? readDefault(ctx, 'shipper') : null,
    deliveryAddresses.byCodes(ctx, codes('deliveryAddressCode')),
    bySku(ctx, saidIn(rows, 'sku')),
    byNumber(ctx, saidIn(heads, 'taxNo')),
    customerNosTaken(ctx, ownMerchant(ctx), saidIn(heads, 'customerNo')),
  ]);
  return { sold, shippers, defaultShipper, deliveryAddresses: addresses, skus, taxNumbers, taken };
};
