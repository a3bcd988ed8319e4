import type { KnownSheet } from '../../../imports/index.ts';

/** Amazon's report of unshipped orders: a row an item, with the whole address in each. */
export const amazonUnshipped: KnownSheet = {
  name: 'amazonUnshipped',
  signs: [
    ...['order-id', 'order-item-id', 'sku', 'quantity-to-ship'],
    ...['recipient-name', 'ship-address-1', 'ship-country'],
  ],
  headings: {
    customerNo: ['order-id'],
    consigneeName: ['recipient-name'],
    // A buyer may send to somebody else.
    consigneePhone: ['ship-phone-number', 'buyer-phone-number'],
    consigneeEmail: ['buyer-email'],
    consigneeAddress1: ['ship-address-1'],
    consigneeAddress2: ['ship-address-2'],
    consigneeAddress3: ['ship-address-3'],
    consigneeCity: ['ship-city'],
    consigneeProvince: ['ship-state'],
    consigneePostCode: ['ship-postal-code'],
    consigneeCountryCode: ['ship-country'],
    sku: ['sku'],
    quantity: ['quantity-to-ship'],
  },
  lacks: ['productId', 'weight'],
  once: [],
  tidy: {},
  leavesOut: (rows) => rows.map((under) => under('quantity-to-ship') === '0'),
};
