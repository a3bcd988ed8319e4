import type { Owner, Subjects } from '../../testing/subjects.ts';
import * as channels from './channels.service.ts';
import * as priceGroups from './priceGroups.service.ts';
import * as sheets from './priceSheets.service.ts';
import * as products from './products.service.ts';
import {
  channelForm,
  fuel,
  priceRows,
  productForm,
  rangeForm,
  uniqueCode,
  zonePlaces,
} from './productsTestForms.ts';
import * as publishing from './publishing.service.ts';
import * as ranges from './ranges/ranges.service.ts';
import * as remoteLists from './remoteLists.service.ts';

export const newChannel = async ({ ctx }: Owner) =>
  (await channels.add(ctx, { ...channelForm(), evenUntried: true })).id;

const newRange = async ({ ctx }: Owner) => (await ranges.add(ctx, rangeForm())).id;

const newPlainProduct = async (owner: Owner) =>
  (await products.add(owner.ctx, { ...productForm(), channelId: await newChannel(owner) })).id;

const newSheet = async (
  { ctx, merchantId }: Owner,
  productId: string,
  level: 'everyone' | 'merchant' = 'everyone',
) => {
  const form = { code: uniqueCode(), productId, currency: 'CNY', level } as const;
  return (await sheets.add(ctx, level === 'merchant' ? { ...form, merchantId } : form)).id;
};

export const newPriceSheet = async (owner: Owner) => newSheet(owner, await newPlainProduct(owner));

const newDraft = async ({ ctx }: Owner, sheetId: string) => {
  const { id } = await sheets.addVersion(ctx, { sheetId });
  await sheets.save(ctx, { id, revision: 1, zonePlaces, priceRows, surchargeList: [fuel] });
  return id;
};

/** A draft that can be published. */
export const newPriceVersion = async (owner: Owner) => newDraft(owner, await newPriceSheet(owner));

/** A product on sale to its owner's merchant alone. */
export const newProduct = async (owner: Owner) => {
  const id = await newPlainProduct(owner);
  const draft = await newDraft(owner, await newSheet(owner, id, 'merchant'));
  await publishing.publish(owner.ctx, { id: draft, revision: 2 });
  await products.setStatus(owner.ctx, { id, status: 'onSale' });
  return id;
};

export const newRemoteList = async ({ ctx }: Owner) => {
  const area = { countryCode: 'US', postFrom: '967', postTo: '968', remoteType: 'Hawaii' } as const;
  return (await remoteLists.add(ctx, { code: uniqueCode(), areas: [area] })).id;
};

const newPriceGroup = async ({ ctx }: Owner) => {
  const names = { nameZh: '一组', nameEn: 'A group' };
  return (await priceGroups.addGroup(ctx, { code: uniqueCode(), ...names })).id;
};

export const subjects: Subjects = {
  priceGroup: newPriceGroup,
  channel: newChannel,
  product: newProduct,
  priceSheet: newPriceSheet,
  priceVersion: newPriceVersion,
  remoteList: newRemoteList,
  numberRange: newRange,
};
