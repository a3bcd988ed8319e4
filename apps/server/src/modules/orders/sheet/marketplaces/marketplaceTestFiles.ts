/** Files as the marketplaces write them, with people who don't exist. */

type Cells = Readonly<Record<string, string>>;

const amazonHeadings = [
  ...['order-id', 'order-item-id', 'purchase-date', 'payments-date', 'reporting-date'],
  ...['promise-date', 'days-past-promise', 'buyer-email', 'buyer-name', 'buyer-phone-number'],
  ...['sku', 'product-name', 'quantity-purchased', 'quantity-shipped', 'quantity-to-ship'],
  ...['ship-service-level', 'recipient-name', 'ship-address-1', 'ship-address-2'],
  ...['ship-address-3', 'ship-city', 'ship-state', 'ship-postal-code', 'ship-country'],
  ...['is-business-order', 'purchase-order-number', 'price-designation'],
];

const amazonItem: Cells = {
  'order-item-id': '61234567890123',
  'purchase-date': '2026-11-16T08:14:03+00:00',
  'payments-date': '2026-11-16T08:14:03+00:00',
  'reporting-date': '2026-11-17T01:00:00+00:00',
  'promise-date': '2026-11-19T07:59:59+00:00',
  'days-past-promise': '-2',
  'buyer-email': 'k2x9q7@marketplace.amazon.com',
  'buyer-name': 'Delia Marsh',
  'buyer-phone-number': '+1 512-555-0148 ext. 20417',
  'product-name': 'Phone case "Pebble", matte, 6.1"',
  'quantity-purchased': '2',
  'quantity-shipped': '0',
  'quantity-to-ship': '2',
  'ship-service-level': 'Standard',
  'recipient-name': 'Delia Marsh',
  'ship-address-1': '2208 Juniper Bend',
  'ship-address-2': 'Apt 5',
  'ship-city': 'Austin',
  'ship-state': 'TX',
  'ship-postal-code': '78704',
  'ship-country': 'US',
  'is-business-order': 'false',
};

const shopifyHeadings = [
  ...['Name', 'Email', 'Financial Status', 'Paid at', 'Fulfillment Status', 'Fulfilled at'],
  ...['Accepts Marketing', 'Currency', 'Subtotal', 'Shipping', 'Taxes', 'Total', 'Discount Code'],
  ...['Discount Amount', 'Shipping Method', 'Created at', 'Lineitem quantity', 'Lineitem name'],
  ...['Lineitem price', 'Lineitem compare at price', 'Lineitem sku', 'Lineitem requires shipping'],
  ...['Lineitem taxable', 'Lineitem fulfillment status', 'Billing Name', 'Billing Street'],
  ...['Billing City', 'Billing Zip', 'Billing Country', 'Billing Phone', 'Shipping Name'],
  ...['Shipping Street', 'Shipping Address1', 'Shipping Address2', 'Shipping Company'],
  ...['Shipping City', 'Shipping Zip', 'Shipping Province', 'Shipping Country'],
  ...['Shipping Phone', 'Notes', 'Note Attributes', 'Cancelled at', 'Payment Method', 'Vendor'],
];

/** What an export says in every row of an order. */
const shopifyItem: Cells = {
  Email: 'theo.lindqvist@example.com',
  'Created at': '2026-11-16 09:20:11 -0600',
  'Lineitem quantity': '1',
  'Lineitem name': 'Canvas pouch - Sand',
  'Lineitem price': '18.00',
  'Lineitem requires shipping': 'true',
  'Lineitem taxable': 'true',
  'Lineitem fulfillment status': 'pending',
  Vendor: 'Pebble & Co',
};

/** What only its first row says. */
const shopifyHead: Cells = {
  ...shopifyItem,
  'Financial Status': 'paid',
  'Paid at': '2026-11-16 09:20:12 -0600',
  'Fulfillment Status': 'unfulfilled',
  'Accepts Marketing': 'no',
  Currency: 'EUR',
  Subtotal: '36.00',
  Shipping: '4.90',
  Taxes: '0.00',
  Total: '40.90',
  'Shipping Method': 'Standard',
  'Billing Name': 'Theo Lindqvist',
  'Billing Street': '77 Harrow Lane',
  'Billing City': 'Portland',
  'Billing Zip': "'04101",
  'Billing Country': 'US',
  'Shipping Name': 'Theo Lindqvist',
  'Shipping Street': '77 Harrow Lane, Floor 2',
  'Shipping Address1': '77 Harrow Lane',
  'Shipping Address2': 'Floor 2',
  'Shipping City': 'Portland',
  'Shipping Zip': "'04101",
  'Shipping Province': 'ME',
  'Shipping Country': 'United States',
  'Shipping Phone': "'+1 207-555-0162",
};

const amazonRow = (over: Cells) => ({ ...amazonItem, ...over });
export const shopifyFirst = (over: Cells) => ({ ...shopifyHead, ...over });
export const shopifyFurther = (over: Cells) => ({ ...shopifyItem, ...over });

const linesOf = (
  headings: readonly string[],
  rows: readonly Cells[],
  write: (text: string) => string,
  mark: string,
) =>
  [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ''))]
    .map((cells) => cells.map(write).join(mark))
    .join('\r\n');

/** Tabs and no quotes, as in Amazon's .txt; `turned` has the columns the other way round. */
export const amazonTxt = (rows: readonly Cells[], { turned = false } = {}): Buffer => {
  const headings = turned ? amazonHeadings.toReversed() : amazonHeadings;
  return Buffer.from(linesOf(headings, rows.map(amazonRow), (text) => text, '\t'));
};

/** Commas, quotes where they are needed, and a byte order mark. */
export const shopifyCsv = (rows: readonly Cells[], { turned = false } = {}): Buffer => {
  const headings = turned ? shopifyHeadings.toReversed() : shopifyHeadings;
  const quoted = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return Buffer.from(`\ufeff${linesOf(headings, rows, quoted, ',')}`);
};
