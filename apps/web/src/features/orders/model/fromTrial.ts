import { boxesMax, QuoteRequest } from '@alpaca/contract';
import * as z from 'zod/mini';
import { isBlank } from '../../../shared/lib/isBlank.ts';
import {
  type BoxField,
  freshGoods,
  freshOrder,
  type GoodsField,
  type OrderValues,
  type Party,
  rowOf,
} from './values.ts';

const Tried = z.strictObject({ productId: z.uuid(), parcel: QuoteRequest });
export type Tried = z.infer<typeof Tried>;

/** What was tried, as the address has it; null where it says nothing that can be ordered. */
export const triedOf = (text: string | null): Tried | null => {
  try {
    return Tried.safeParse(JSON.parse(text ?? '')).data ?? null;
  } catch {
    return null;
  }
};

const texts = (record: object) =>
  Object.fromEntries(
    Object.entries(record)
      .filter(([, value]) => !isBlank(value))
      .map(([name, value]) => [name, String(value)]),
  );

/** An order of what was tried, as far as a trial knows it; the usual shipper where it starts there. */
export const orderOfTrial = ({ productId, parcel }: Tried, usual: Party): OrderValues => {
  const { originCode, countryCode, postCode, city, addressType } = parcel;
  const boxes = parcel.boxes.flatMap(({ count, ...box }) =>
    Array.from({ length: count }, () => rowOf<BoxField>(texts(box))),
  );
  const goods = parcel.goods.map(({ value, ...line }) =>
    rowOf<GoodsField>({ ...freshGoods(), ...texts(line), ...(Number(value) > 0 && { value }) }),
  );
  return freshOrder({
    productId,
    shipper: !originCode || usual.countryCode === originCode ? usual : { countryCode: originCode },
    consignee: texts({ countryCode, postCode, city, addressType }),
    boxes: boxes.slice(0, boxesMax),
    ...(goods.length > 0 && { goods }),
    goodsType: parcel.goodsType,
    declaredCurrency: parcel.declaredCurrency,
    isInsured: parcel.insuranceValue !== undefined,
    isCod: parcel.codPrice !== undefined,
    signatureService: parcel.signatureService,
    ...(parcel.insuranceValue && { insuranceValue: parcel.insuranceValue }),
    ...(parcel.insuranceCurrency && { insuranceCurrency: parcel.insuranceCurrency }),
    ...(parcel.codPrice && { codPrice: parcel.codPrice }),
    ...(parcel.codCurrency && { codCurrency: parcel.codCurrency }),
  });
};
