import type { OrderDraft } from '@alpaca/contract';
import { isBlank } from '../../../shared/lib/isBlank.ts';

/** A party as its form holds it: a text per field; what is not filled in is absent or empty. */
export type Party = Readonly<Record<string, string | undefined>>;
export type Side = 'shipper' | 'consignee';

export const boxFields = ['boxNo', 'weight', 'length', 'width', 'height'] as const;
export type BoxField = (typeof boxFields)[number];

export const goodsFields = [
  'sku',
  'goodsName',
  'goodsNameEn',
  'quantity',
  'value',
  'hsCode',
  'declareUnit',
  'weight',
  'cargoProperty',
  'madeCountry',
  'textureName',
  'textureNameEn',
  'goodsLink',
  'productIdentifier',
] as const;
export type GoodsField = (typeof goodsFields)[number];

/** A line of texts as they were typed or pasted; its key stays with it when others come and go. */
export type Row<F extends string> = { readonly key: number } & {
  readonly [N in F]?: string | undefined;
};
export type BoxRow = Row<BoxField>;
export type GoodsRow = Row<GoodsField>;

export interface Services {
  customerNo?: string | undefined;
  goodsType: string;
  deliveryAddressCode?: string | undefined;
  declaredCurrency: string;
  /** Until it is chosen, as the line is sold. */
  dutyTerms?: string | undefined;
  taxNumberId?: string | undefined;
  isInsured: boolean;
  insuranceValue?: string | undefined;
  insuranceCurrency: string;
  isCod: boolean;
  codPrice?: string | undefined;
  codCurrency: string;
  signatureService: boolean;
  remark?: string | undefined;
}

/** An order while it is filled in. */
export interface OrderValues extends Services {
  /** Of the saved order that the form was filled from; kept with what was typed. */
  revision?: number | undefined;
  productId?: string | undefined;
  shipper: Party;
  consignee: Party;
  boxes: readonly BoxRow[];
  goods: readonly GoodsRow[];
}

let lastKey = 0;
export const rowOf = <F extends string>(texts: { readonly [N in F]?: string | undefined }) => {
  lastKey += 1;
  return { ...texts, key: lastKey } as Row<F>;
};

export const freshBox = (): BoxRow => rowOf<BoxField>({});
export const freshGoods = (): GoodsRow =>
  rowOf<GoodsField>({
    quantity: '1',
    declareUnit: 'PCS',
    cargoProperty: 'general',
    madeCountry: 'CN',
  });

export const freshOrder = (given: Partial<OrderValues> = {}): OrderValues => ({
  goodsType: 'WPX',
  declaredCurrency: 'USD',
  isInsured: false,
  insuranceCurrency: 'CNY',
  isCod: false,
  codCurrency: 'USD',
  signatureService: false,
  shipper: {},
  consignee: {},
  boxes: [freshBox()],
  goods: [freshGoods()],
  ...given,
});

const textsOf = (record: object) =>
  Object.fromEntries(
    Object.entries(record)
      .filter(([, value]) => !isBlank(value))
      .map(([name, value]) => [name, String(value)]),
  );

/** An order that was saved, as the form holds it. */
export const valuesOf = (form: OrderDraft): OrderValues => {
  const { shipper, consignee, boxes, goods, ...rest } = form;
  return freshOrder({
    ...(rest as Partial<OrderValues>),
    isInsured: rest.insuranceValue !== undefined,
    isCod: rest.codPrice !== undefined,
    shipper: textsOf(shipper),
    consignee: textsOf(consignee),
    boxes: boxes.length > 0 ? boxes.map((box) => rowOf<BoxField>(textsOf(box))) : [freshBox()],
    goods:
      goods.length > 0 ? goods.map((line) => rowOf<GoodsField>(textsOf(line))) : [freshGoods()],
  });
};

/** What was kept in the browser: keys of rows are given anew, as they count in this page only. */
export const revived = (kept: Partial<OrderValues>): OrderValues =>
  freshOrder({
    ...kept,
    ...(kept.boxes && { boxes: kept.boxes.map((row) => rowOf<BoxField>(row)) }),
    ...(kept.goods && { goods: kept.goods.map((row) => rowOf<GoodsField>(row)) }),
  });
