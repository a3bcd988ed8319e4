import { OrderForm, quoteRequestOf } from '@alpaca/contract';
import * as z from 'zod/mini';
import {
  type CompiledSheet,
  compileRates,
  compileSheet,
  quote,
} from '../../src/modules/rates/index.ts';
import { consigneePlaces } from '../addresses.ts';
import { ratesInForce, sheetSource } from '../prices/compiled.ts';
import { prices } from '../prices/index.ts';
import type { ProductSeed } from '../prices/types.ts';
import type { Chance } from './chance.ts';
import { goodsOf } from './goods.ts';

/** Where the demo's parcels go, and by which line. */
const destinations: readonly (readonly [{ country: string; product: string }, number])[] = [
  [{ country: 'US', product: 'US-PACKET' }, 55],
  [{ country: 'GB', product: 'UK-LINE' }, 10],
  [{ country: 'DE', product: 'DEFR-IOSS' }, 9],
  [{ country: 'FR', product: 'DEFR-IOSS' }, 7],
  [{ country: 'JP', product: 'JP-LINE' }, 5],
  [{ country: 'BR', product: 'BR-LINE' }, 4],
  [{ country: 'SA', product: 'SA-COD' }, 4],
  [{ country: 'US', product: 'HK-UPS-RED' }, 6],
];

export interface Sender {
  /** Among the merchants of its tenant. */
  at: number;
  code: string;
  zh: string;
  phone: string;
}

const rates = compileRates(ratesInForce, 'CNY');
const compiled = new Map<string, CompiledSheet>();

/** The version of a product's prices that holds for a merchant on a day so long ago. */
export const versionFor = (product: ProductSeed, merchantCode: string, daysAgo: number) => {
  const groups = prices.find(({ products }) => products.includes(product))?.groups ?? {};
  const sheet =
    product.sheets.find((s) => s.merchantCode === merchantCode) ??
    product.sheets.find((s) => s.level === 'group' && s.groupCode === groups[merchantCode]) ??
    product.sheets.find((s) => s.level === 'everyone');
  if (!sheet) throw new Error(`The demo sells ${product.code} to nobody`);
  const inForce = sheet.versions.findLastIndex((v) => v.daysAgo !== null && v.daysAgo > daysAgo);
  // What was sold before the demo's first version had its prices.
  const no = Math.max(inForce, 0) + 1;
  const name = `${sheet.code} v${no}`;
  const known = compiled.get(name) ?? compileSheet(sheetSource(name));
  compiled.set(name, known);
  return { sheetCode: sheet.code, no, sheet: known };
};

const boxesFor = (chance: Chance, product: string, kg: number) => {
  if (product !== 'HK-UPS-RED') return [{ weight: kg }];
  const count = chance.below(4) === 0 ? 5 : 1;
  return Array.from({ length: count }, () => ({
    weight: Number((0.8 + chance.next() * 4).toFixed(3)),
    length: 20 + chance.below(25),
    width: 15 + chance.below(20),
    height: 8 + chance.below(18),
  }));
};

const consigneeFor = (chance: Chance, country: string) => {
  const of = consigneePlaces.find((place) => place.country === country);
  if (!of) throw new Error(`The demo knows nobody in ${country}`);
  const [province, city, postCode, address1] = chance.of(of.places);
  const n = chance.below(90);
  return {
    name: chance.of(of.people),
    phone: of.phone(n),
    countryCode: country,
    province,
    city,
    postCode,
    address1,
    addressType: 'residential',
    ...of.tax?.(n),
  };
};

/** A parcel of a merchant as its form says it, with what it costs on that day. */
export const parcelFor = (
  chance: Chance,
  sender: Sender,
  daysAgo: number,
  productId: (code: string) => string,
) => {
  const { country, product: code } = chance.weighed(destinations);
  const product = prices.flatMap(({ products }) => products).find((p) => p.code === code);
  if (!product) throw new Error(`The demo has no ${code}`);
  const goods = chance.of(goodsOf(sender.at));
  const [goodsName, goodsNameEn, hsCode, value, kg, cargoProperty = 'general'] = goods;
  const quantity = 1 + chance.below(3);
  const weight = Number((kg * quantity + 0.04 + chance.next() * 0.1).toFixed(3));
  const fits = product.terms.cargoProperties.some((property) => property === cargoProperty);
  const form = z.parse(OrderForm, {
    productId: productId(code),
    shipper: {
      name: sender.zh,
      company: sender.zh,
      countryCode: 'CN',
      province: '广东省',
      city: '深圳市',
      area: '龙岗区',
      address1: '坂田街道五和大道 88 号',
      phone: sender.phone,
      postCode: '518129',
    },
    consignee: consigneeFor(chance, country),
    boxes: boxesFor(chance, code, weight),
    goods: [
      {
        goodsName,
        goodsNameEn,
        hsCode,
        quantity,
        value: value.toFixed(2),
        cargoProperty: fits ? cargoProperty : 'general',
      },
    ],
    ...(code === 'SA-COD' && { codPrice: (value * quantity * 4).toFixed(2), codCurrency: 'SAR' }),
  });
  const version = versionFor(product, sender.code, daysAgo);
  const quoted = quote(version.sheet, quoteRequestOf(form), rates);
  return { form, product, version, quoted };
};
