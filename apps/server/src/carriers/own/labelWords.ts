import { usualDuty } from '@alpaca/contract';
import type { Consignment } from '../../platform/carrier.ts';

type Form = Consignment['form'];

export const joined = (parts: readonly (string | undefined)[], between: string) =>
  parts.filter((part) => part !== undefined && part !== '').join(between);

/** Street and house on one line, the place on the next. */
export const addressLines = (party: Form['shipper'] | Form['consignee']): string[] => [
  joined([party.address1, party.address2, party.address3, party.houseNumber], ', '),
  joined([party.area, party.city, party.province, party.postCode, party.countryCode], ', '),
];

export const shipperLines = ({ shipper }: Form): string[] => [
  joined([shipper.name, shipper.company, shipper.phone], '  '),
  ...addressLines(shipper),
];

export const consigneePhones = ({ consignee }: Form): string =>
  joined([consignee.phone, consignee.phone2], ' / ');

export const consigneeLines = (form: Form): string[] => [
  form.consignee.name,
  form.consignee.company,
  consigneePhones(form),
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
