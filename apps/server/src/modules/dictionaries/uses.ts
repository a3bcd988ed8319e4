import { type DictionaryPlace, usesCounted } from '@alpaca/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';

interface Kept {
  place: DictionaryPlace;
  /** A table, and which of its rows have a value. */
  rows: (value: string) => RawBuilder<unknown>;
}

const inColumn = (place: DictionaryPlace, table: string, column: string): Kept => ({
  place,
  rows: (value) => sql`${sql.table(table)} where ${sql.ref(column)}::text = ${value}`,
});
const inJson = (
  place: DictionaryPlace,
  [table, column]: readonly [string, string],
  path: (value: string) => unknown,
): Kept => ({
  place,
  rows: (value) =>
    sql`${sql.table(table)} where ${sql.ref(column)} @> ${JSON.stringify(path(value))}::jsonb`,
});

const orderForm = ['orders', 'form'] as const;
const productTerms = ['products', 'terms'] as const;

/** Where values of each dictionary are kept: a fixed list, so that no code ever becomes a query. */
const keptOf: Readonly<Record<string, readonly Kept[]>> = {
  order_status: [inColumn('orders', 'orders', 'status')],
  settlement_status: [inColumn('orders', 'orders', 'settlement')],
  confirm_status: [inColumn('orders', 'orders', 'confirm_status')],
  order_source: [inColumn('orders', 'orders', 'source')],
  goods_type: [
    inJson('orders', orderForm, (goodsType) => ({ goodsType })),
    inColumn('priceRows', 'price_rows', 'goods_type'),
    inJson('products', productTerms, (type) => ({ goodsTypes: [type] })),
  ],
  cargo_property: [
    inJson('goods', orderForm, (cargoProperty) => ({ goods: [{ cargoProperty }] })),
    inJson('skus', ['skus', 'form'], (cargoProperty) => ({ cargoProperty })),
    inJson('products', productTerms, (property) => ({ cargoProperties: [property] })),
  ],
  address_type: [inColumn('addresses', 'consignees', 'address_type')],
  tax_type: [
    inColumn('taxNumbers', 'tax_numbers', 'tax_type'),
    inColumn('addresses', 'consignees', 'tax_type'),
    inColumn('addresses', 'shippers', 'tax_type'),
  ],
  certificate_type: [
    inColumn('addresses', 'consignees', 'certificate_type'),
    inColumn('addresses', 'shippers', 'certificate_type'),
  ],
  pay_method: [
    inColumn('topUps', 'top_ups', 'pay_method'),
    inColumn('paymentCodes', 'payment_codes', 'pay_method'),
  ],
  top_up_audit_status: [inColumn('topUps', 'top_ups', 'audit_status')],
  top_up_money_status: [inColumn('topUps', 'top_ups', 'money_status')],
  expense_type: [
    inColumn('transactions', 'ledger_entries', 'kind'),
    inColumn('surcharges', 'surcharges', 'expense_type'),
  ],
  activation_type: [inColumn('activations', 'activation_requests', 'kind')],
  activation_status: [inColumn('merchants', 'merchants', 'activation_status')],
  activation_request_status: [inColumn('activations', 'activation_requests', 'status')],
  approval_kind: [inColumn('approvals', 'approvals', 'kind')],
  approval_state: [inColumn('approvals', 'approvals', 'state')],
  payment_terms: [inColumn('merchants', 'merchants', 'terms')],
  announcement_send_status: [inColumn('notices', 'notices', 'status')],
  announcement_priority: [inColumn('notices', 'notices', 'priority')],
  message_category: [inColumn('notices', 'notices', 'category')],
  job_status: [inColumn('jobs', 'jobs', 'status')],
  menu_type: [inColumn('menus', 'menus', 'type')],
  log_type: [inColumn('logs', 'operation_logs', 'type')],
};

/** Whether anything keeps values of a dictionary. */
export const isKept = (code: string) => Object.hasOwn(keptOf, code);

/** The records that have a value, by where they stand; no more than so many are counted. */
export const usesOf = async (ctx: Ctx, { code, value }: { code: string; value: string }) => {
  const counted = new Map<DictionaryPlace, number>();
  for (const { place, rows } of isKept(code) ? (keptOf[code] ?? []) : []) {
    const found = await sql<{ count: number }>`
      select count(*)::int as count from (
        select from ${rows(value)} and tenant_id = ${ctx.tenant.id} limit ${usesCounted + 1}) used`.execute(
      ctx.db,
    );
    const count = (counted.get(place) ?? 0) + (found.rows[0]?.count ?? 0);
    counted.set(place, Math.min(count, usesCounted + 1));
  }
  return [...counted].map(([place, count]) => ({ place, count })).filter(({ count }) => count > 0);
};
