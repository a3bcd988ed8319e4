import {
  type AddressBook,
  ConsigneeForm,
  DeliveryAddressForm,
  ShipperForm,
} from '@alpaca/contract';
import * as z from 'zod/mini';
import { newId } from '../../platform/ids.ts';
import { asMerchant, type Owner, type Subjects } from '../../testing/subjects.ts';
import { addMany } from './addressBulk.service.ts';
import * as delivery from './deliveryAddresses.service.ts';

const address = () => ({
  name: newId(),
  countryCode: 'US',
  province: 'CA',
  city: 'San Jose',
  address1: '1 Subject Road',
  phone: '+1 408 555 0101',
  postCode: '95112',
});

const inBook = (book: AddressBook) => async (owner: Owner) => {
  const form = z.parse(book === 'shipper' ? ShipperForm : ConsigneeForm, address());
  return (await addMany(asMerchant(owner), book, [form])).ids[0] as string;
};

export const subjects: Subjects = {
  shipper: inBook('shipper'),
  consignee: inBook('consignee'),
  deliveryAddress: async (owner) => {
    const form = z.parse(DeliveryAddressForm, { ...address(), code: newId().slice(24) });
    return (await delivery.add(asMerchant(owner), form)).id;
  },
};
