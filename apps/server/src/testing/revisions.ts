import { sql } from 'kysely';
import type { TestApp } from './app.ts';

/** Where each kind of thing that is edited stands. */
const tables: Readonly<Record<string, string>> = {
  shipper: 'shippers',
  consignee: 'consignees',
  deliveryAddress: 'delivery_addresses',
  sku: 'skus',
  taxNumber: 'tax_numbers',
  apiKey: 'api_keys',
  webhook: 'webhook_endpoints',
  member: 'users',
  staff: 'users',
  role: 'roles',
  announcement: 'notices',
  channel: 'channels',
  numberRange: 'number_ranges',
  product: 'products',
  priceVersion: 'price_versions',
  merchant: 'merchants',
  merchantCard: 'merchant_cards',
  dataRule: 'data_rules',
  order: 'orders',
  labelDesign: 'label_designs',
  menu: 'menu_draft_entries',
  payee: 'payees',
  batch: 'dispatch_batches',
  claimTerms: 'claim_terms',
  shipment: 'shipments',
  warehouse: 'warehouses',
  statementCycle: 'statement_cycles',
  dictionary: 'dictionaries',
  dictItem: 'dict_items',
  bankAccount: 'bank_infos',
  paymentCode: 'payment_codes',
  advert: 'adverts',
  priceGroup: 'price_groups',
};

/** The revision that a form filled now would carry. */
export const revisionOf = async (app: TestApp, kind: string, id: string): Promise<number> => {
  const { db } = await app.ctxOf();
  const column = sql.ref(kind.startsWith('merchant') ? 'merchant_id' : 'id');
  const { rows } = await sql<{ revision: number }>`
    select revision from ${sql.table(tables[kind] ?? kind)} where ${column} = ${id}`.execute(db);
  return rows[0]?.revision ?? 1;
};
