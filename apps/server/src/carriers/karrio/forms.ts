import { usualDuty } from '@alpaca/contract';
import type { Account, Consignment } from '../../platform/carrier.ts';

type Form = Consignment['form'];
type Party = Form['shipper'] | Form['consignee'];

const orNull = (text: string) => (text === '' ? null : text);

const lineMost = 100;

/** An address has two lines of a hundred characters there; what is longer still, Karrio refuses. */
const linesOf = ({ address1, address2, address3, area }: Party): [string, string] => {
  const rest = [address2, address3, area].filter((line) => line !== '').join(', ');
  if (address1.length <= lineMost) return [address1, rest];
  const space = address1.lastIndexOf(' ', lineMost);
  const at = space > 0 ? space : lineMost;
  const over = address1.slice(at).trim();
  return [address1.slice(0, at), rest === '' ? over : `${over}, ${rest}`];
};

const addressOf = (party: Party) => ({
  person_name: party.name,
  company_name: orNull(party.company),
  phone_number: party.phone,
  email: orNull(party.email),
  country_code: party.countryCode,
  state_code: orNull(party.province),
  city: party.city,
  postal_code: orNull(party.postCode),
  street_number: orNull(party.houseNumber),
  address_line1: linesOf(party)[0],
  address_line2: orNull(linesOf(party)[1]),
  federal_tax_id: orNull(party.taxNo),
  ...('addressType' in party && { residential: party.addressType === 'residential' }),
});

const parcelsOf = ({ form, subOrderNos }: Consignment) =>
  form.boxes.map(({ weight, length, width, height }, at) => ({
    weight,
    weight_unit: 'KG',
    ...(length !== undefined && { length, width, height, dimension_unit: 'CM' }),
    reference_number: subOrderNos[at] ?? null,
  }));

const defaultPieceKg = 0.001;

const customsOf = ({ orderNo, form }: Consignment) => ({
  content_type: form.goodsType === 'DOC' ? 'documents' : 'merchandise',
  incoterm: form.dutyTerms ?? usualDuty,
  invoice: orderNo,
  duty: {
    paid_by: form.dutyTerms === 'DDP' ? 'sender' : 'recipient',
    currency: form.declaredCurrency,
  },
  commodities: form.goods.map((line) => ({
    title: line.goodsNameEn,
    description: line.goodsNameEn,
    quantity: line.quantity,
    sku: orNull(line.sku ?? ''),
    hs_code: orNull(line.hsCode ?? ''),
    // Karrio wants a weight of each piece, also where nobody declared one.
    weight: line.weight ?? defaultPieceKg,
    weight_unit: 'KG',
    value_amount: Number(line.value),
    value_currency: form.declaredCurrency,
    origin_country: line.madeCountry,
  })),
});

/** Options have one currency for all amounts in them; null where the order has two. */
const optionsOf = (form: Form) => {
  const { insuranceValue, insuranceCurrency, codPrice, codCurrency } = form;
  if (insuranceCurrency && codCurrency && insuranceCurrency !== codCurrency) return null;
  return {
    currency: insuranceCurrency ?? codCurrency ?? form.declaredCurrency,
    ...(insuranceValue !== undefined && { insurance: Number(insuranceValue) }),
    ...(codPrice !== undefined && { cash_on_delivery: Number(codPrice) }),
    ...(form.signatureService && { signature_confirmation: true }),
    ...(form.remark && { shipment_note: form.remark }),
  };
};

export const serviceOf = ({ settings }: Account) => String(settings.service ?? '');

/** Karrio's ShipmentData of an order, or null where it has no words for it. */
export const shipmentDataOf = (account: Account, order: Consignment) => {
  const { form, reference, orderNo } = order;
  const options = optionsOf(form);
  const carrierIds = account.settings.carrierIds;
  return (
    options && {
      reference,
      // Without a `service` of its own it becomes a draft with rates and nothing is bought yet.
      services: [serviceOf(account)],
      carrier_ids: Array.isArray(carrierIds) ? carrierIds : [],
      label_type: 'PDF',
      shipper: addressOf(form.shipper),
      recipient: addressOf(form.consignee),
      parcels: parcelsOf(order),
      ...(form.shipper.countryCode !== form.consignee.countryCode && { customs: customsOf(order) }),
      payment: { paid_by: 'sender', currency: options.currency },
      options,
      metadata: { order_no: orderNo },
    }
  );
};
