import {
  type CustomsFact,
  type DutyTerms,
  type OrderForm,
  type taxTypes,
  usualDuty,
} from '@alpaca/contract';
import type { TaxNumber } from '../../../platform/carrier.ts';

type TaxType = (typeof taxTypes)[number];

/** A parcel as customs are told of it. */
export interface Declared {
  form: Pick<OrderForm, 'shipper' | 'consignee' | 'goods' | 'goodsType' | 'dutyTerms'>;
  /** What its goods are declared under, where the order names one. */
  taxNumber: TaxNumber | null;
}

/** How a line is sold, as far as customs care. */
export interface CustomsLine {
  dutyTerms: DutyTerms | null;
}

export interface CustomsGap {
  fact: CustomsFact;
  /** Which of the goods, from 1 on; null: the parcel as a whole. */
  goods: number | null;
  /** Of a tax number: any one of these would do. */
  oneOf: readonly TaxType[];
}

// The customs union of the EU, where a seller's goods may come in under an IOSS number.
const union =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** Whose authorities let nothing in without the consignee's own number. */
const consigneesNumber: Readonly<Record<string, readonly TaxType[]>> = {
  BR: ['CPF', 'CNPJ'],
  KR: ['PCCC'],
};

/** Where the sender pays the duty, what it is paid under. */
const sendersNumber: Readonly<Record<string, readonly TaxType[]>> = {
  ...Object.fromEntries(union.map((country) => [country, ['IOSS', 'VAT', 'EORI'] as const])),
  GB: ['VAT', 'EORI'],
  NO: ['VOEC', 'VAT'],
};

// Nomenclatures agree on the first six digits; with fewer nobody knows the duty.
const hsDigits = 6;

const goodsGaps = ({ goods, goodsType }: Declared['form']): CustomsGap[] =>
  goods.flatMap((line, at) => {
    const missing: CustomsFact[] = [];
    if (goodsType !== 'DOC' && (line.hsCode ?? '').length < hsDigits) missing.push('hsCode');
    if (!(Number(line.value) > 0)) missing.push('value');
    if (line.goodsNameEn.trim() === '') missing.push('goodsNameEn');
    return missing.map((fact) => ({ fact, goods: at + 1, oneOf: [] }));
  });

const has = (wanted: readonly string[], numbers: readonly (TaxNumber | null)[]) =>
  numbers.some((number) => number && number.taxNo !== '' && wanted.includes(number.taxType));

const taxGaps = ({ form, taxNumber }: Declared, { dutyTerms }: CustomsLine): CustomsGap[] => {
  const { shipper, consignee } = form;
  const own = consigneesNumber[consignee.countryCode];
  if (own && !has(own, [consignee])) return [{ fact: 'taxNumber', goods: null, oneOf: own }];
  const isPaidBySender = (form.dutyTerms ?? dutyTerms ?? usualDuty) === 'DDP';
  const sender = sendersNumber[consignee.countryCode];
  return isPaidBySender && sender && !has(sender, [taxNumber, shipper])
    ? [{ fact: 'taxNumber', goods: null, oneOf: sender }]
    : [];
};

/**
 * What customs want of a parcel that its order does not say: a code, a value and an English name of all
 * goods, and the number that its destination asks for by the terms of its line. None within a country.
 */
export const customsGaps = (order: Declared, line: CustomsLine): CustomsGap[] =>
  order.form.shipper.countryCode === order.form.consignee.countryCode
    ? []
    : [...goodsGaps(order.form), ...taxGaps(order, line)];
