import { OrderForm } from '@alpaca/contract';
import * as z from 'zod/mini';

// Addresses that everybody can look up and that nobody lives at.
export const practiceShipper = {
  name: '练习发件人 Practice Sender',
  company: 'Practice',
  countryCode: 'CN',
  province: '广东省',
  city: '深圳市',
  area: '龙岗区',
  address1: '坂田街道练习路 1 号 1 Practice Road',
  postCode: '518129',
  phone: '+86 755 8888 0000',
};

/** Where a practice parcel may go: the first of them to which anything is sold. */
export const practiceConsignees = [
  {
    name: 'Pat Practice',
    countryCode: 'US',
    province: 'NY',
    city: 'New York',
    address1: '350 5th Avenue',
    postCode: '10001',
    phone: '+1 212 555 0101',
  },
  {
    name: 'Pat Practice',
    countryCode: 'GB',
    province: 'England',
    city: 'London',
    address1: '221B Baker Street',
    postCode: 'NW1 6XE',
    phone: '+44 20 7946 0101',
  },
  {
    name: 'Pia Praxis',
    countryCode: 'DE',
    province: 'Berlin',
    city: 'Berlin',
    address1: 'Pariser Platz 1',
    postCode: '10117',
    phone: '+49 30 5550101',
  },
  {
    name: 'Pat Practice',
    countryCode: 'JP',
    province: 'Tokyo',
    city: 'Minato',
    address1: '4-2-8 Shibakoen',
    postCode: '105-0011',
    phone: '+81 3 5550 0101',
  },
  {
    name: 'Pat Practice',
    countryCode: 'AU',
    province: 'NSW',
    city: 'Sydney',
    address1: '1 Macquarie Street',
    postCode: '2000',
    phone: '+61 2 5550 0101',
  },
] as const;
export type Consignee = (typeof practiceConsignees)[number];

/** What stands in the customer number of every practice order. */
export const practicePrefix = 'PRACTICE-';

/** The order that somebody practises with: two phone cases of a weight that they chose. */
export const practiceForm = (
  consignee: Consignee,
  { weight, ...chosen }: { weight: number; productId: string; customerNo: string },
): OrderForm =>
  z.parse(OrderForm, {
    ...chosen,
    shipper: practiceShipper,
    consignee,
    boxes: [{ weight, length: 20, width: 15, height: 10 }],
    goods: [
      {
        goodsName: '手机壳',
        goodsNameEn: 'Phone case',
        quantity: 2,
        value: '3.50',
        hsCode: '392690',
      },
    ],
  });
