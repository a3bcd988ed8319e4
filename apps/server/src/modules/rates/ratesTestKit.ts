import {
  addPriceGroup,
  addPriceSheet,
  addProduct,
  addVersion,
  type LabelPlace,
  listChannels,
  type PriceRow,
  publishVersion,
  type Request,
  saveVersion,
  setProductStatus,
} from '@alpaca/contract';
import { newId } from '../../platform/ids.ts';
import type { TestApp } from '../../testing/app.ts';

type Visitor = Awaited<ReturnType<TestApp['as']>>;
type SheetOf = Partial<Request<typeof addPriceSheet>['body']>;

export const terms = {
  chargeAt: 'label',
  goodsTypes: ['WPX'],
  cargoProperties: ['general'],
  countries: [],
  limits: { maxKg: 30 },
  divisor: 6000,
  weighBy: 'box',
} as const;

const code = () => `R${newId().slice(-10)}`;

/** What an operator does to sell something, in short. */
export const openPricesKit = async (operator: Visitor) => {
  const channels = await operator.call(listChannels);
  const form = {
    nameZh: '测试专线',
    nameEn: 'Test line',
    channelId: channels.result[0]?.id as string,
    transitDaysMin: 5,
    transitDaysMax: 8,
    voidHours: 24,
    returnHandling: '0',
    returnFee: '0',
    labelAt: 'merchant' as LabelPlace,
    terms: {
      ...terms,
      goodsTypes: [...terms.goodsTypes],
      cargoProperties: [...terms.cargoProperties],
      countries: [],
    },
  };
  const kit = {
    form,
    product: async () =>
      (await operator.call(addProduct, { body: { ...form, code: code() } })).result.id,
    sheet: async (productId: string, of: SheetOf = {}) => {
      const { groupCode } = of;
      const group = groupCode && { code: groupCode, nameZh: groupCode, nameEn: groupCode };
      if (group) await operator.call(addPriceGroup, { body: group });
      const body = { code: code(), productId, currency: 'CNY', level: 'everyone', ...of } as const;
      return (await operator.call(addPriceSheet, { body })).result.id;
    },
    draft: async (sheetId: string, perKg: string, more: Partial<PriceRow> = {}) => {
      const { id } = (await operator.call(addVersion, { body: { sheetId } })).result;
      const zonePlaces = [{ zone: '1', countryCode: 'US' as const }];
      const priceRows = [{ zone: '1', fromKg: 0, toKg: 30, perKg, ...more }];
      await operator.call(saveVersion, { body: { id, revision: 1, zonePlaces, priceRows } });
      return id;
    },
    publish: async (id: string, validFrom?: string) => {
      const reply = await operator.call(publishVersion, {
        body: { id, revision: 2, ...(validFrom && { validFrom }) },
      });
      if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
    },
    sell: (id: string) => operator.call(setProductStatus, { body: { id, status: 'onSale' } }),
    /** A product on sale with one price per kilogram. */
    async line(perKg: string, of: SheetOf = {}) {
      const productId = await kit.product();
      const sheetId = await kit.sheet(productId, of);
      const versionId = await kit.draft(sheetId, perKg);
      await kit.publish(versionId);
      await kit.sell(productId);
      return { productId, sheetId, versionId };
    },
  };
  return kit;
};
export type PricesKit = Awaited<ReturnType<typeof openPricesKit>>;

export const parcel = (weight = 1) => ({
  countryCode: 'US' as const,
  postCode: '10001',
  boxes: [{ weight }],
});
