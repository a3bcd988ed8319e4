import type { OrderExportFilter } from '@alpaca/contract';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { expect, test } from 'vitest';
import { noRules } from '../../../platform/dataRules/sessionRules.ts';
import { conditions, isCounted, type Meant, merchantMeant, type Reader } from './orderFilter.ts';

// Writes statements and sends them nowhere.
const db = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const operator: Reader = {
  tenant: { id: 'T', zone: 'Asia/Shanghai' },
  merchantId: null,
  rules: noRules,
};
const merchant: Reader = { ...operator, merchantId: 'M' };

/** What is asked beyond the tenant, each value in its place. */
const asked = (filter: OrderExportFilter, reader = operator, meant: Meant = {}) => {
  const { sql, parameters } = conditions(reader, filter, meant).compile(db);
  const told = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value));
  const text = sql.replace(/\$(\d+)/g, (_, at) => told(parameters[Number(at) - 1]));
  const [first, ...rest] = text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/ ?and (?=o\.)/);
  expect(first).toBe('o.tenant_id = T');
  return rest.map((one) => one.trim());
};

test('without a filter an operator asks for all orders, a merchant for its own', () => {
  expect(asked({})).toEqual([]);
  expect(asked({}, merchant)).toEqual(['o.merchant_id = M']);
});

test('an operator may ask for one merchant; a merchant that asks for another finds nothing', () => {
  expect(asked({ merchantId: 'N' })).toEqual(['o.merchant_id = N']);
  expect(asked({ merchantId: 'N' }, merchant)).toEqual(['o.merchant_id = M', 'o.merchant_id = N']);
  expect(merchantMeant(merchant, { merchantId: 'N' })).toBe('M');
  expect(merchantMeant(operator, { merchantId: 'N' })).toBe('N');
  expect(merchantMeant(operator, {})).toBeNull();
});

test.each<[OrderExportFilter, string[]]>([
  [{ status: 'failed' }, ['o.status = failed']],
  [{ settlementStatus: 'paid' }, ['o.settlement = paid']],
  [{ waitingPayment: true }, ["o.booking = 'waitingPayment'"]],
  [{ cancelling: true }, ["o.booking = 'cancelling'"]],
  [{ productId: 'P' }, ['o.product_id = P']],
  [{ countryCode: 'DE' }, ['o.country_code = DE']],
  [{ source: 'import' }, ['o.source = import']],
  [{ importId: 'I' }, ['o.import_id = I']],
  [{ tracking: 'none' }, ["o.tracking_number = ''"]],
  [{ tracking: 'tracking' }, ["o.tracking_number <> ''"]],
  [{ tracking: 'trackingNoLabel' }, ["o.tracking_number <> ''", "o.label <> 'ready'"]],
  [{ printed: 'yes' }, ['o.print_count > 0']],
  [{ printed: 'no' }, ['o.print_count = 0', "o.label = 'ready'"]],
  [{ draftSku: 'S1' }, ['o.draft_sku = S1']],
  [{ ids: ['A', 'B'] }, ['o.id = any(A,B::uuid[])']],
])('%j asks for that and nothing else', (filter, expected) => {
  expect(asked(filter)).toEqual(expected);
});

test('all that is asked must hold at once', () => {
  expect(asked({ status: 'draft', source: 'import', countryCode: 'US' }, merchant)).toEqual([
    'o.merchant_id = M',
    'o.status = draft',
    'o.country_code = US',
    'o.source = import',
  ]);
});

test('numbers and a keyword ask for the orders they mean, for none where they mean none', () => {
  expect(asked({ numbers: ['X1'] }, operator, { numbers: ['A'] })).toEqual([
    'o.id = any(A::uuid[])',
  ]);
  expect(asked({ keyword: 'Ann' }, operator, { keyword: [] })).toEqual(['o.id = any(::uuid[])']);
});

test('days are those of the tenant, to their last second; ids are asked for a day around them', () => {
  expect(asked({ from: '2026-03-02 00:00:00', to: '2026-03-02 23:59:59' })).toEqual([
    'o.created_at >= 2026-03-01T16:00:00.000Z',
    'o.id >= 019ca4fa-6800-0000-0000-000000000000::uuid',
    'o.created_at < 2026-03-02T16:00:00.000Z',
    'o.id < 019cb46d-7c00-0000-0000-000000000000::uuid',
  ]);
  expect(asked({ from: '2026-03-02 00:00:00' })).toHaveLength(2);
  expect(asked({ to: '2026-03-02 23:59:59' })).toHaveLength(2);
});

test('no id is older than time', () => {
  expect(asked({ from: '1970-01-01 08:00:00' })[1]).toBe(
    'o.id >= 00000000-0000-0000-0000-000000000000::uuid',
  );
});

test('counters know merchants, statuses and whole days', () => {
  expect(isCounted({})).toBe(true);
  expect(isCounted({ status: 'draft', merchantId: 'M' })).toBe(true);
  expect(isCounted({ keyword: '', tracking: undefined })).toBe(true);
  expect(isCounted({ from: '2026-03-02 00:00:00', to: '2026-03-02 23:59:59' })).toBe(true);
  expect(isCounted({ from: '2026-03-02 00:00:01' })).toBe(false);
  expect(isCounted({ to: '2026-03-02 23:59:58' })).toBe(false);
  expect(isCounted({ keyword: 'Ann' })).toBe(false);
  expect(isCounted({ countryCode: 'DE', keyword: '' })).toBe(false);
  expect(isCounted({ waitingPayment: true })).toBe(false);
});
