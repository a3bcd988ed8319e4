import type { ChannelForm, NumberRangeForm, PriceSheetForm, ProductForm } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import * as channels from './channels.service.ts';
import * as sheets from './priceSheets.service.ts';
import * as products from './products.service.ts';
import * as publishing from './publishing.service.ts';
import * as ranges from './ranges/ranges.service.ts';

type Parts = Parameters<typeof sheets.save>[1];

/** All that is said of a line and its first price sheet, but for who carries it. */
export interface LineTemplate {
  product: Omit<ProductForm, 'channelId'>;
  sheet: Omit<PriceSheetForm, 'productId'>;
  prices: Pick<Parts, 'note' | 'zonePlaces' | 'priceRows' | 'surchargeList'>;
}

/** Somebody who carries parcels, with the numbers that they get where those are ours. */
export const addCarrier = (
  ctx: Ctx,
  { channel, range }: { channel: ChannelForm; range?: NumberRangeForm },
) =>
  inTx(ctx, async (ctx) => {
    if (range) await ranges.add(ctx, range);
    return channels.add(ctx, { ...channel, evenUntried: true });
  });

/** A line with its first price sheet in force, on sale to everyone. */
export const addLine = (ctx: Ctx, channelId: string, { product, sheet, prices }: LineTemplate) =>
  inTx(ctx, async (ctx) => {
    const { id: productId } = await products.add(ctx, { ...product, channelId });
    const { id: sheetId } = await sheets.add(ctx, { ...sheet, productId });
    const { id } = await sheets.addVersion(ctx, { sheetId });
    const { revision } = await sheets.save(ctx, { id, revision: 1, ...prices });
    await publishing.publish(ctx, { id, revision });
    await products.setStatus(ctx, { id: productId, status: 'onSale' });
    return { productId };
  });
