import { tryPrices } from '@alpaca/contract';
import type { TestApp } from '../../../testing/app.ts';
import { goodsLine, party } from '../ordersTestForms.ts';

export const sheetHeaders = [
  ...['customerNo', 'productId', 'shipperCode', 'deliveryAddressCode'],
  ...['consigneeName', 'consigneePhone', 'consigneeCountryCode', 'consigneeProvince'],
  ...['consigneeCity', 'consigneeAddress1', 'consigneePostCode'],
  ...['boxNo', 'weight', 'length', 'width', 'height', 'boxCount'],
  ...['sku', 'goodsName', 'goodsNameEn', 'quantity', 'value', 'hsCode'],
];

type Cells = Record<string, string | number>;

/** A row of its own order that every rule accepts. */
export const orderRow = (over: Cells = {}): string[] => {
  const row: Cells = {
    consigneeName: party.name,
    consigneePhone: party.phone,
    consigneeCountryCode: party.countryCode,
    consigneeProvince: party.province,
    consigneeCity: party.city,
    consigneeAddress1: party.address1,
    consigneePostCode: party.postCode,
    weight: 0.28,
    ...goodsLine,
    ...over,
  };
  return sheetHeaders.map((field) => String(row[field] ?? ''));
};

/** A further row of an order: nothing but what is said. */
export const furtherRow = (over: Cells): string[] =>
  sheetHeaders.map((field) => String(over[field] ?? ''));

/** A product that takes an order of many boxes to the United States, as sheets name it. */
export const productTo = async (visitor: Awaited<ReturnType<TestApp['as']>>) => {
  const { countryCode, postCode, city } = party;
  const goods = [{ hsCode: goodsLine.hsCode, quantity: 1, value: '3.50' }];
  const rule = { countryCode, postCode, city, boxes: [{ weight: 0.28, count: 6 }], goods };
  const { result } = await visitor.call(tryPrices, { body: { rules: [rule] } });
  const product = result[0]?.find(({ ok }) => ok);
  if (!product) throw new Error('nobody carries six boxes to the United States');
  return { code: product.productCode, name: product.productName };
};
