import type { ImportField } from '@alpaca/contract';

/** A row that every rule accepts, to fill in by; of a list the value that is chosen. */
const examples: Readonly<Record<string, string>> = {
  name: 'Emma Johnson',
  phone: '+1 512 555 0142',
  countryCode: 'US',
  province: 'TX',
  city: 'Austin',
  address1: '500 Congress Avenue',
  address2: 'Apt 12',
  postCode: '78701',
  email: 'emma@example.com',
  alias: 'Emma',
  code: 'A01',
  tags: 'VIP;US',
  isDefault: 'no',
  customerNo: 'SO-20261115-001',
  weight: '0.28',
  length: '20',
  width: '15',
  height: '5',
  boxCount: '1',
  sku: 'CASE-01',
  goodsName: '手机壳',
  goodsNameEn: 'Phone case',
  quantity: '2',
  value: '3.50',
  hsCode: '392690',
  madeCountry: 'CN',
  declaredCurrency: 'USD',
  currency: 'USD',
  goodsType: 'WPX',
  cargoProperty: 'general',
  dutyTerms: 'DDP',
  declareUnit: 'PCS',
  reference: 'R-001',
  declaredValue: '20',
  orderNo: 'A26111500001',
  trackingNumber: 'LX123456789CN',
  zone: '1',
  postFrom: '99501',
  postTo: '99524',
  remoteType: 'Alaska',
  fromKg: '0',
  toKg: '2',
  perKg: '98',
  perOrder: '19',
};

/** Where a field means something else than its namesakes; by what the titles of a kind stand under. */
const ownExamples: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  trackEventField: {
    number: 'LX123456789CN',
    statedTime: '2026-11-16 10:30',
    stage: 'delivered',
    code: '',
    words: 'Delivered, left with neighbor',
    place: 'Austin, TX',
    countryCode: 'US',
  },
  taxNumberField: {
    name: 'EU IOSS',
    taxType: 'IOSS',
    taxNo: 'IM2760000742',
    countries: 'DE, FR',
    company: 'Example Trading GmbH',
  },
};

const bare = (field: string) =>
  field.startsWith('consignee') ? `${field.charAt(9).toLowerCase()}${field.slice(10)}` : field;

/** What stands in a field of the example; empty where most people leave it so. */
export const exampleOf = (titles: string, { name, options, required }: ImportField): string => {
  const said = ownExamples[titles]?.[name] ?? examples[name] ?? examples[bare(name)] ?? '';
  if (!options) return said;
  const chosen = options.find(({ value }) => value === said) ?? (required ? options[0] : undefined);
  return chosen?.text ?? '';
};
