import type { Ctx } from '../../platform/context.ts';
import { tenantWide } from '../../platform/db/tx.ts';
import type { Node } from '../../platform/node.ts';
import { forget, remembered } from '../../platform/nodeMemory.ts';
import {
  type DatedSheet,
  type PricedProduct,
  readBuyer,
  readProducts,
  readRates,
  readSheets,
} from '../products/index.ts';
import { datedRates, type RatesAt } from './datedRates.ts';

/** What a merchant may buy by: its group, and the sheets made for it alone. */
export interface Buyer {
  isActive: boolean;
  groupCode: string;
  sheets: readonly DatedSheet[];
}

/** What a tenant sells and at which dates by which version, as of one moment and all to come. */
export interface PriceBook {
  products: ReadonlyMap<string, PricedProduct>;
  /** Those of everyone and of groups. */
  sheets: readonly DatedSheet[];
  ratesAt: RatesAt;
  buyer(merchantId: string): Promise<Buyer>;
}

/** Prices that a node knows, until it hears that they have changed. */
const known = (node: Node) => remembered<Promise<PriceBook>>(node, 'prices');

/** Keeps what is being loaded, so that it is loaded once; a failure is not kept. */
const keep = <K, V>(kept: Map<K, Promise<V>>, key: K, load: () => Promise<V>): Promise<V> => {
  const found = kept.get(key);
  if (found) return found;
  const loading = load();
  kept.set(key, loading);
  loading.catch(() => {
    if (kept.get(key) === loading) kept.delete(key);
  });
  return loading;
};

const buyersMost = 20_000;

const openBuyers = (wide: Ctx, at: Date) => {
  const buyers = new Map<string, Promise<Buyer>>();
  const load = async (merchantId: string): Promise<Buyer> => {
    const [own, sheets] = await Promise.all([
      readBuyer(wide, merchantId),
      readSheets(wide, merchantId, at),
    ]);
    // Nobody tells nodes of an activation: who isn't active is asked for again.
    if (!own.isActive) buyers.delete(merchantId);
    return { ...own, sheets };
  };
  return (merchantId: string) => {
    if (buyers.size >= buyersMost) buyers.clear();
    return keep(buyers, merchantId, () => load(merchantId));
  };
};

const load = async (ctx: Ctx): Promise<PriceBook> => {
  const wide = tenantWide(ctx);
  const at = new Date();
  const [products, sheets, rates] = await Promise.all([
    readProducts(wide),
    readSheets(wide, null, at),
    readRates(wide, at),
  ]);
  return {
    products: new Map(products.map((product) => [product.id, product])),
    sheets,
    ratesAt: datedRates(rates),
    buyer: openBuyers(wide, at),
  };
};

/** Everything about prices but the versions themselves. */
export const openBook = (ctx: Ctx): Promise<PriceBook> =>
  keep(known(ctx.node), ctx.tenant.id, () => load(ctx));

/** As it stands now, for whom nobody tells: a worker hears of no change. */
export const openFreshBook = (ctx: Ctx): Promise<PriceBook> => {
  forget(ctx.node, 'prices', ctx.tenant.id);
  return openBook(ctx);
};
