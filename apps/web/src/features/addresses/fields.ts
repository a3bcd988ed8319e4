import type { AddressKind } from './kinds.ts';

export interface FieldSpec {
  name: string;
  /** How it is entered; a line of text where nothing else is said. */
  as?: 'country' | 'lines' | 'tags' | 'switch' | { dict: string };
  /** Takes the whole width. */
  wide?: boolean;
  autoComplete?: string;
}

export interface SectionSpec {
  title: 'contact' | 'place' | 'customs' | 'delivery' | 'other';
  fields: readonly FieldSpec[];
}

const contact = (more: readonly FieldSpec[]): SectionSpec => ({
  title: 'contact',
  fields: [
    { name: 'countryCode', as: 'country' },
    { name: 'name' },
    { name: 'company' },
    { name: 'phone' },
    { name: 'email' },
    ...more,
  ],
});

const place: SectionSpec = {
  title: 'place',
  fields: [
    { name: 'province' },
    { name: 'city' },
    { name: 'area' },
    { name: 'postCode' },
    { name: 'houseNumber' },
    { name: 'address1', wide: true },
    { name: 'address2', wide: true },
    { name: 'address3', wide: true },
  ],
};

const customs = (more: readonly FieldSpec[] = []): SectionSpec => ({
  title: 'customs',
  fields: [
    { name: 'taxType', as: { dict: 'tax_type' } },
    { name: 'taxNo' },
    { name: 'certificateType', as: { dict: 'certificate_type' } },
    { name: 'certificateNo' },
    ...more,
  ],
});

const remark: FieldSpec = { name: 'remark', as: 'lines', wide: true };
const other: SectionSpec = {
  title: 'other',
  fields: [{ name: 'tags', as: 'tags', wide: true }, remark, { name: 'isDefault', as: 'switch' }],
};

/** What a form asks for, in the order in which people tell it. */
export const sections: Readonly<Record<AddressKind, readonly SectionSpec[]>> = {
  shipper: [contact([{ name: 'code' }, { name: 'warehouseCode' }]), place, customs(), other],
  consignee: [
    contact([{ name: 'phone2' }, { name: 'alias' }]),
    {
      ...place,
      fields: [...place.fields, { name: 'addressType', as: { dict: 'address_type' } }],
    },
    customs([{ name: 'eoriNo' }]),
    {
      title: 'delivery',
      fields: [
        { name: 'platform' },
        { name: 'buyerAccount' },
        { name: 'accessCode' },
        { name: 'deliveryNotes', wide: true },
      ],
    },
    other,
  ],
  delivery: [contact([{ name: 'code' }]), place, { title: 'other', fields: [remark] }],
};
