import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';
import { withChannels } from './withChannels.ts';

export interface ProductChannel {
  productName: string;
  adapter: string;
  isOnSale: boolean;
  settings: Readonly<Record<string, unknown>>;
}

/** The channel that a product's parcels go through, as it stands now. */
export const channelOf = async (ctx: Ctx, productId: string): Promise<ProductChannel> => {
  const row = await withChannels(ctx)
    .where('p.id', '=', productId)
    .select(['p.name_zh', 'p.status', 'c.adapter', 'c.settings'])
    .executeTakeFirst();
  const { name_zh, status, adapter, settings } = row ?? refuse('product.notFound');
  return {
    productName: name_zh,
    adapter,
    isOnSale: status === 'onSale',
    settings: settings as ProductChannel['settings'],
  };
};
