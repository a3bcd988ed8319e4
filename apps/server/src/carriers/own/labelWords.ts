import { usualDuty } from '@alpaca/contract';
import type { Consignment, TaxNumber } from '../../platform/carrier.ts';

type Form = Consignment['form'];

export const joined = (parts: readonly (string | undefined)[], between: string) =>
  parts.filter((part) => part !== undefined && part !== '').join(between);

/** Street and house on one line, the place on the next. */
export const addressLines = (party: Form['shipper'] | Form['consignee']): string[] => [
  joined([party.address1, party.address2, party.address3, party.houseNumber], ', '),
  joined([party.area, party.city, party.province, party.postCode, party.countryCode], ', '),
];

/** `IOSS IM2760000742`; nothing where there is no number. */
export const taxWords = (number: TaxNumber | null): string =>
  number && number.taxNo !== '' ? joined([number.taxType, number.taxNo], ' ') : '';

/** With what the goods are declared under before the address, which is what may be cut. */
export const shipperLines = ({ shipper }: Form, number: TaxNumber | null = null): string[] => [
  joined([shipper.name, shipper.company, shipper.phone], '  '),
  taxWords(number),
  ...addressLines(shipper),
];

// Customs of Brazil and Korea find the importer by it on the parcel itself.
const shownTypes: readonly string[] = ['CPF', 'CNPJ', 'PCCC'];

/** The consignee's number, where it is wanted on the parcel. */
export const consigneeTax = ({ consignee }: Form): string =>
  shownTypes.includes(consignee.taxType) ? taxWords(consignee) : '';

export const consigneePhones = ({ consignee }: Form): string =>
  joined([consignee.phone, consignee.phone2], ' / ');

export const consigneeLines = (form: Form): string[] => [
  form.consignee.name,
  form.consignee.company,
  joined([consigneePhones(form), consigneeTax(form)], '  '),
  ...addressLines(form.consignee),
  form.consignee.deliveryNotes,
];

/** What whoever carries it has to know of the order. */
export const serviceWords = (form: Form): string =>
  joined(
    [
      form.goodsType,
      form.dutyTerms ?? usualDuty,
      form.signatureService ? 'SIGN' : '',
      form.codPrice ? `COD ${form.codCurrency} ${form.codPrice}` : '',
    ],
    ' ',
  );
