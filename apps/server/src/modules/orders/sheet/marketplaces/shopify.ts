import type { KnownSheet } from '../../../imports/index.ts';

const consignee = {
  consigneeName: ['Shipping Name'],
  consigneeCompany: ['Shipping Company'],
  consigneePhone: ['Shipping Phone'],
  consigneeEmail: ['Email'],
  consigneeAddress1: ['Shipping Address1'],
  consigneeAddress2: ['Shipping Address2'],
  consigneeCity: ['Shipping City'],
  consigneeProvince: ['Shipping Province'],
  consigneePostCode: ['Shipping Zip'],
  consigneeCountryCode: ['Shipping Country'],
};

// Put there so that spreadsheets take digits for a text.
const withoutApostrophe = (text: string) => text.replace(/^'/, '');

/** Shopify's export of orders: a row an item; only an order's first row has its address and status. */
export const shopifyOrders: KnownSheet = {
  name: 'shopifyOrders',
  signs: [
    ...['Name', 'Financial Status', 'Fulfillment Status', 'Lineitem quantity', 'Lineitem sku'],
    ...['Shipping Name', 'Shipping Address1', 'Shipping Country'],
  ],
  headings: {
    customerNo: ['Name'],
    ...consignee,
    sku: ['Lineitem sku'],
    quantity: ['Lineitem quantity'],
  },
  lacks: ['productId', 'weight'],
  once: Object.keys(consignee),
  tidy: {
    // Shops number their orders #1001; what a failed formula leaves, as #N/A, is no number.
    Name: (text) => text.replace(/^#(?=[\w.-]+$)/, ''),
    'Shipping Zip': withoutApostrophe,
    'Shipping Phone': withoutApostrophe,
  },
  leavesOut: (rows) => {
    const [head] = rows;
    const isOver = head?.('Fulfillment Status') === 'fulfilled' || head?.('Cancelled at') !== '';
    return rows.map(
      (under) =>
        isOver ||
        under('Lineitem fulfillment status') === 'fulfilled' ||
        under('Lineitem requires shipping') === 'false',
    );
  },
};
