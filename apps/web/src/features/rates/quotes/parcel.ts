import {
  type CargoProperty,
  constants,
  type GoodsType,
  QuoteRequest,
  type Request,
  type tryOrder,
} from '@alpaca/contract';
import { namePath } from '../../../shared/inputs/namePath.ts';

export interface BoxValues {
  weight?: number | undefined;
  length?: number | undefined;
  width?: number | undefined;
  height?: number | undefined;
  count?: number | undefined;
}

interface GoodsValues {
  hsCode?: string | undefined;
  cargoProperty?: CargoProperty | undefined;
  quantity?: number | undefined;
  value?: string | undefined;
}

/** A parcel as its form holds it: what is not filled in yet is absent or empty. */
export interface ParcelValues {
  originCode?: string | undefined;
  countryCode?: string | undefined;
  postCode?: string | undefined;
  addressType?: string | undefined;
  goodsType?: GoodsType | undefined;
  boxes?: readonly BoxValues[] | undefined;
  goods?: readonly GoodsValues[] | undefined;
  declaredCurrency?: string | undefined;
  insuranceValue?: string | undefined;
  insuranceCurrency?: string | undefined;
  codPrice?: string | undefined;
  codCurrency?: string | undefined;
  signatureService?: boolean | undefined;
}

/** Where a form keeps a parcel: as a field inside a list names it, and from the form's root. */
export interface Place {
  path: readonly (string | number)[];
  root: readonly (string | number)[];
}

export type Asked = Request<typeof tryOrder>['body']['request'];

export const freshBox: BoxValues = { count: 1 };
export const freshGoods: GoodsValues = { cargoProperty: 'general', quantity: 1 };

export const freshParcel = (given: ParcelValues = {}): ParcelValues => ({
  goodsType: 'WPX',
  boxes: [freshBox],
  goods: [freshGoods],
  declaredCurrency: 'USD',
  ...given,
});

const blank = (value: unknown) => value === undefined || value === null || value === '';

/** Leaves out what is empty, at every depth. */
const filled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((one) => filled(one ?? {}));
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).filter(([, one]) => !blank(one));
  return Object.fromEntries(parts.map(([name, one]) => [name, filled(one)]));
};

/** What is sent for a parcel; the currency of what isn't asked for is left out. */
export const requestOf = (values: ParcelValues): Asked => {
  const { insuranceCurrency, codCurrency, ...rest } = values;
  const own = constants.mainCurrency;
  return filled({
    ...rest,
    ...(!blank(rest.insuranceValue) && { insuranceCurrency: insuranceCurrency ?? own }),
    ...(!blank(rest.codPrice) && { codCurrency: codCurrency ?? own }),
  }) as Asked;
};

// Customs ask for six digits at least.
export const lacksHsCode = (line: { hsCode?: string | undefined } | undefined) =>
  (line?.hsCode ?? '').trim().length < 6;

/** Where the form keeps what a hint of the radar is about; of the goods, the first without a code. */
export const hintPlace = (field: string, { goods = [] }: ParcelValues): (string | number)[] => {
  if (field !== 'goods') return namePath(field);
  const bare = goods.findIndex(lacksHsCode);
  return ['goods', Math.max(0, bare), 'hsCode'];
};

/** The request, once all that it needs is there and right. */
export const completeRequest = (values: ParcelValues | undefined): Asked | null => {
  if (!values) return null;
  const request = requestOf(values);
  return QuoteRequest.safeParse(request).success ? request : null;
};
