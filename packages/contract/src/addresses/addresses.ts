import * as z from 'zod/mini';
import { type AcrossIssue, checkedAcross, type Values } from '../wire/across.ts';
import { hasPostCodes, isCountryCode, isPostCodeOf } from '../wire/countryCodes.ts';
import { Email, IdentityCard, isLatin, isStorable, text, WireTime } from '../wire/fields.ts';
import { revised } from '../wire/revision.ts';

/** The books of addresses that a merchant fills; their rules are the same in form and spreadsheet. */
export const addressBooks = ['shipper', 'consignee'] as const;
export type AddressBook = (typeof addressBooks)[number];

export const addressTypes = ['residential', 'business'] as const;
export const taxTypes = [
  'IOSS',
  'VAT',
  'EORI',
  'CPF',
  'CNPJ',
  'PCCC',
  'EIN',
  'RFC',
  'GST',
  'VOEC',
] as const;
export const certificateTypes = [
  'identityCard',
  'passport',
  'businessLicence',
  'residencePermit',
] as const;

/** Fields that are chosen from a list: the dictionary that has the list. */
export const addressDictionaries = {
  taxType: 'tax_type',
  certificateType: 'certificate_type',
  addressType: 'address_type',
  isDefault: 'yes_no',
} as const satisfies Record<string, string>;

/** Text that may be left out; it is handed on as ''. */
const blank = (max: number) =>
  z._default(
    z
      .string()
      .check(z.refine(isStorable, 'web.verify.16'), z.trim(), z.maxLength(max, 'web.verify.25')),
    '',
  );

/** A number that some authority gave: it is in no other script. */
const paperNo = (max: number) => blank(max).check(isLatin);

const chosen = <const V extends readonly string[]>(values: V) =>
  z._default(z.enum(['', ...values] as ['', ...V], 'web.verify.41'), '');

// Numbers are written in many ways, with an extension too; six digits is the shortest in use.
const isPhone = (phone: string) =>
  /^\+?[\d ().\-/]+((ext\.?|x|#) ?\d+)?$/i.test(phone) && phone.replace(/\D/g, '').length >= 6;

const Phone = z.string('web.verify.3').check(
  z.refine((s) => s.trim() !== '', { error: 'web.verify.3', abort: true }),
  z.trim(),
  z.maxLength(40, 'web.verify.25'),
  z.refine(isPhone, 'web.verify.4'),
);

/** Province, city and district: whoever leaves one empty is told which. */
export const emptyPlaceKeys = {
  province: 'web.verify.58',
  city: 'web.verify.59',
  area: 'web.verify.60',
} as const;

const place = (error: string) =>
  z.string(error).check(
    z.refine((s) => s.trim() !== '' && isStorable(s), { error, abort: true }),
    z.trim(),
    z.maxLength(60, 'web.verify.25'),
  );

const emptyOr = (schema: z.ZodMiniType<string, string>, key: string, max: number) =>
  blank(max).check(z.refine((s) => s === '' || schema.safeParse(s).success, key));

export const tagsMax = 10;
const Tag = text(30);

const cut = (tags: string | string[]) => [
  ...new Set(
    (typeof tags === 'string' ? tags.split(/[;；,，\n]/) : tags)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

/** A list, or as in a spreadsheet "a;b"; each tag once. */
export const Tags = z._default(
  z.pipe(
    z.pipe(z.union([z.array(z.string()), z.string()]), z.transform(cut)),
    z.array(Tag).check(z.maxLength(tagsMax, 'web.verify.43')),
  ),
  [],
);

const yes = ['1', 'true', 'yes', 'y', '是'];
const no = ['', '0', 'false', 'no', 'n', '否'];

/** True or false, or as in a spreadsheet 是, no, 1 … */
export const YesNo = z._default(
  z.pipe(
    z.union([z.boolean(), z.string()]).check(
      z.refine(
        (said) => typeof said === 'boolean' || [...yes, ...no].includes(said.toLowerCase()),
        {
          error: 'web.verify.41',
        },
      ),
    ),
    z.transform((said) => said === true || yes.includes(String(said).toLowerCase())),
  ),
  false,
);

/** Said by its own words: a name that no country has is not merely too long for a code. */
export const CountryCode = z.string('web.verify.0').check(
  z.trim(),
  z.refine((s) => s !== '', { error: 'web.verify.0', abort: true }),
  z.refine(isCountryCode, 'web.verify.72'),
);

const placeFields = {
  countryCode: CountryCode,
  province: place(emptyPlaceKeys.province),
  city: place(emptyPlaceKeys.city),
  area: blank(60),
  address1: text(200),
  address2: blank(200),
  address3: blank(200),
  houseNumber: blank(30),
  postCode: blank(20),
};

const personFields = {
  name: text(100),
  company: blank(100),
  phone: Phone,
  email: emptyOr(Email, 'web.verify.5', 100),
};

const paperFields = {
  taxType: chosen(taxTypes),
  taxNo: paperNo(50),
  certificateType: chosen(certificateTypes),
  certificateNo: paperNo(50),
};

const restFields = {
  ...paperFields,
  remark: blank(500),
  tags: Tags,
  isDefault: YesNo,
};

const LooseCode = blank(30).check(z.regex(/^[A-Za-z0-9._-]*$/, 'web.verify.44'));

const shipperFields = {
  code: LooseCode,
  ...personFields,
  ...placeFields,
  warehouseCode: LooseCode,
  ...restFields,
};

const consigneeFields = {
  alias: blank(50),
  ...personFields,
  phone2: blank(40).check(z.refine((s) => s === '' || isPhone(s), 'web.verify.4')),
  ...placeFields,
  addressType: chosen(addressTypes),
  eoriNo: paperNo(20),
  platform: blank(50),
  buyerAccount: blank(100),
  deliveryNotes: blank(200),
  accessCode: blank(30),
  ...restFields,
};

const said = (values: Values, field: string) => String(values[field] ?? '').trim();

const postCodeIssue = (values: Values): string | null => {
  const [country, postCode] = [said(values, 'countryCode'), said(values, 'postCode')];
  if (!isCountryCode(country)) return null;
  if (postCode === '') return hasPostCodes(country) ? 'web.verify.0' : null;
  return isPostCodeOf(country, postCode) ? null : 'web.verify.42';
};

/** The empty one of a type and its number, if the other is there. */
const halfOf = (values: Values, type: string, number: string): AcrossIssue[] => {
  if ((said(values, type) === '') === (said(values, number) === '')) return [];
  return [{ path: said(values, type) === '' ? type : number, key: 'web.verify.0' }];
};

/** What is wrong between fields, each of which may be fine alone; forms ask by it as one types. */
export const addressIssues = (values: Values): AcrossIssue[] => {
  const postCode = postCodeIssue(values);
  const certificate = said(values, 'certificateNo');
  const isCard = said(values, 'certificateType') === 'identityCard' && certificate !== '';
  return [
    ...(postCode ? [{ path: 'postCode', key: postCode }] : []),
    // Chinese addresses need their district to be sorted.
    ...(said(values, 'countryCode') === 'CN' && said(values, 'area') === ''
      ? [{ path: 'area', key: emptyPlaceKeys.area }]
      : []),
    ...halfOf(values, 'taxType', 'taxNo'),
    ...halfOf(values, 'certificateType', 'certificateNo'),
    ...(isCard && !IdentityCard.safeParse(certificate).success
      ? [{ path: 'certificateNo', key: 'web.verify.22' }]
      : []),
  ];
};

/** An address of these fields, held against the rules between them too. */
const addressOf = <S extends z.core.$ZodShape>(shape: S) => checkedAcross(shape, addressIssues);

export const ShipperForm = addressOf(shipperFields);
export type ShipperForm = z.output<typeof ShipperForm>;
export const ConsigneeForm = addressOf(consigneeFields);
export type ConsigneeForm = z.output<typeof ConsigneeForm>;

/** Form and what a call adds to it. */
export const shipperWith = <S extends z.core.$ZodShape>(more: S) =>
  addressOf({ ...more, ...shipperFields });
export const consigneeWith = <S extends z.core.$ZodShape>(more: S) =>
  addressOf({ ...more, ...consigneeFields });

/** The parties as an order carries them: without what only a book needs. */
const orderShipperFields = {
  code: LooseCode,
  ...personFields,
  ...placeFields,
  warehouseCode: LooseCode,
  ...paperFields,
};
export const orderConsigneeFields = {
  ...personFields,
  phone2: consigneeFields.phone2,
  ...placeFields,
  addressType: consigneeFields.addressType,
  eoriNo: consigneeFields.eoriNo,
  deliveryNotes: consigneeFields.deliveryNotes,
  ...paperFields,
};
export const OrderShipper = addressOf(orderShipperFields);
export type OrderShipper = z.output<typeof OrderShipper>;
export const OrderConsignee = addressOf(orderConsigneeFields);
export type OrderConsignee = z.output<typeof OrderConsignee>;
/** As far as they are filled in. */
export const DraftShipper = z.partial(z.strictObject(orderShipperFields));
export const DraftConsignee = z.partial(z.strictObject(orderConsigneeFields));

/** A delivery address is what a code such as ONT8 stands for; it fills the consignee of an order. */
const deliveryFields = {
  code: text(20).check(z.regex(/^[A-Za-z0-9._-]+$/, 'web.verify.44')),
  ...personFields,
  // The warehouses of platforms publish no number.
  phone: blank(40).check(z.refine((s) => s === '' || isPhone(s), 'web.verify.4')),
  ...placeFields,
  remark: blank(500),
};
export const DeliveryAddressForm = addressOf(deliveryFields);
export type DeliveryAddressForm = z.output<typeof DeliveryAddressForm>;
export const deliveryAddressWith = <S extends z.core.$ZodShape>(more: S) =>
  addressOf({ ...more, ...deliveryFields });

/** What a view of an address has besides its form. */
export const seen = {
  id: z.string(),
  ...revised,
  tags: z.array(z.string()),
  isDefault: z.boolean(),
  /** Another address of the book reads the same. */
  isDuplicate: z.boolean(),
  updateTime: WireTime,
};

/** A stored address told as it is: what was accepted once is not judged again. */
const told = <S extends Record<string, z.ZodMiniType>>(shape: S) =>
  Object.fromEntries(Object.keys(shape).map((field) => [field, z.string()])) as {
    [K in keyof S]: z.ZodMiniString;
  };

export const ShipperView = z.strictObject({ ...told(shipperFields), ...seen });
export type ShipperView = z.infer<typeof ShipperView>;
export const ConsigneeView = z.strictObject({ ...told(consigneeFields), ...seen });
export type ConsigneeView = z.infer<typeof ConsigneeView>;
export const DeliveryAddressView = z.strictObject({
  ...told(deliveryFields),
  id: z.string(),
  ...revised,
  /** The tenant's own, for every merchant; only looked at. */
  isShared: z.boolean(),
});
export type DeliveryAddressView = z.infer<typeof DeliveryAddressView>;
