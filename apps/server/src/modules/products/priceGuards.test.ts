import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { openOwner } from '../../testing/owner.ts';

let database: TestDatabase;
let owner: pg.Client;
let app: pg.Client;
let tenant: string;
let merchant: string;

beforeAll(async () => {
  database = await cloneDatabase();
  owner = await openOwner(database);
  app = new pg.Client({ connectionString: JSON.parse(database.cells).c1.app });
  await app.connect();
  const { rows } = await owner.query(`select m.tenant_id, m.merchant_id
    from merchants m join tenants t using (tenant_id) where t.code = 'yunling' and m.code = 'M100001'`);
  [tenant, merchant] = [rows[0].tenant_id, rows[0].merchant_id];
});
afterAll(async () => {
  await owner.end();
  await app.end();
  await database.drop();
});

const parts = {
  zone_places: `insert into zone_places 
      (tenant_id, version_id, line, zone, country_code, post_from, post_to)
    values ($1, $2, $3::integer, '1', 'US', $3::integer::text, $3::integer::text)`,
  price_rows: `insert into price_rows (tenant_id, version_id, line, zone, from_g, to_g, per_kg)
    values ($1, $2, $3::integer, '1', $3::integer * 1000, $3::integer * 1000 + 1000, 98)`,
  surcharges: `insert into surcharges
      (tenant_id, version_id, line, code, expense_type, name_zh, name_en, basis, value, conditions)
    values ($1, $2, $3::integer, 'F' || $3::integer, 'fuel', '燃油', 'Fuel', 'percentOfFreight', 10, '{}')`,
} as const;

const add = (sql: string, ...values: unknown[]) => owner.query(sql, [tenant, ...values]);

const newSheet = async (merchantId: string | null = null) => {
  const [channel, product, sheet] = [newId(), newId(), newId()];
  const code = product.slice(-8);
  await add(
    `insert into channels (tenant_id, id, code, name_zh, name_en, carrier) values ($1, $2, $3, '', '', '')`,
    channel,
    code,
  );
  await add(
    `insert into products (tenant_id, id, code, name_zh, name_en, channel_id, transit_days_min,
       transit_days_max, void_hours, return_handling, return_fee, terms)
     values ($1, $2, $3, '', '', $4, 1, 2, 24, 0, 0, '{}')`,
    product,
    code,
    channel,
  );
  await add(
    `insert into price_sheets (tenant_id, id, code, product_id, currency, level, merchant_id)
     values ($1, $2, $3, $4, 'CNY', $5, $6)`,
    sheet,
    code,
    product,
    merchantId ? 'merchant' : 'everyone',
    merchantId,
  );
  return sheet;
};

const newDraft = async (sheet: string, no = 1) => {
  const id = newId();
  await add(
    'insert into price_versions (tenant_id, id, sheet_id, version_no) values ($1, $2, $3, $4)',
    id,
    sheet,
    no,
  );
  return id;
};

const publish = (id: string) =>
  owner.query(
    `update price_versions set status = 'published', terms = '{}', valid_from = now(),
       published_at = now() where id = $1`,
    [id],
  );

const published = async () => {
  const id = await newDraft(await newSheet());
  for (const sql of Object.values(parts)) await add(sql, id, 1);
  await publish(id);
  return id;
};

const never = { code: '23000' };

describe('the owner too is refused', () => {
  test.each([
    "set note = 'x'",
    "set status = 'draft', terms = null, valid_from = null, published_at = null",
    "set valid_from = valid_from + interval '1 day'",
    `set terms = '{"divisor": 1}'`,
  ])('a published version: update %s', async (change) => {
    const id = await published();
    await expect(
      owner.query(`update price_versions ${change} where id = $1`, [id]),
    ).rejects.toMatchObject(never);
  });

  test('the deletion of a published version', async () => {
    const id = await published();
    await expect(
      owner.query('delete from price_versions where id = $1', [id]),
    ).rejects.toMatchObject(never);
  });

  test.each(Object.keys(parts) as (keyof typeof parts)[])(
    'every change of the %s of a published version',
    async (table) => {
      const id = await published();
      await expect(add(parts[table], id, 2)).rejects.toMatchObject(never);
      const where = `where version_id = '${id}'`;
      await expect(owner.query(`update ${table} set line = 7 ${where}`)).rejects.toMatchObject(
        never,
      );
      await expect(owner.query(`delete from ${table} ${where}`)).rejects.toMatchObject(never);
      await expect(owner.query(`truncate ${table}`)).rejects.toMatchObject(never);
    },
  );

  test('every change of a remote list and of an exchange rate', async () => {
    const list = newId();
    await add(
      `insert into remote_lists (tenant_id, id, code, revision, areas) values ($1, $2, 'UPS-T', 1, 1)`,
      list,
    );
    const area = `insert into remote_areas
        (tenant_id, list_id, line, country_code, post_from, post_to, remote_type)
      values ($1, $2, $3, 'US', '96700', '96799', 'far')`;
    await add(area, list, 1);
    await expect(add(area, list, 2)).rejects.toMatchObject(never);
    await add(
      `insert into exchange_rates (tenant_id, id, from_currency, to_currency, rate, valid_from)
       values ($1, $2, 'USD', 'CNY', 7.1, now() + interval '1 hour')`,
      newId(),
    );
    for (const change of [
      "update remote_lists set code = 'x'",
      'delete from remote_lists',
      "update remote_areas set post_to = 'x'",
      'delete from remote_areas',
      'update exchange_rates set rate = 1',
      'delete from exchange_rates',
    ]) {
      await expect(owner.query(change), change).rejects.toMatchObject(never);
    }
  });
});

test('a draft is edited and dropped with all its parts', async () => {
  const id = await newDraft(await newSheet());
  for (const [table, sql] of Object.entries(parts)) {
    await add(sql, id, 1);
    await owner.query(`delete from ${table} where version_id = $1`, [id]);
    await add(sql, id, 2);
  }
  await owner.query('delete from price_versions where id = $1', [id]);
  const { rowCount } = await owner.query('select from price_rows where version_id = $1', [id]);
  expect(rowCount).toBe(0);
});

test('a sheet has one draft at a time', async () => {
  const sheet = await newSheet();
  const first = await newDraft(sheet);
  await expect(newDraft(sheet, 2)).rejects.toMatchObject({ code: '23505' });
  await publish(first);
  await newDraft(sheet, 2);
});

test('nothing counts from before it was said', async () => {
  const id = await newDraft(await newSheet());
  const early = owner.query(
    `update price_versions set status = 'published', terms = '{}', published_at = now(),
       valid_from = now() - interval '1 second' where id = $1`,
    [id],
  );
  await expect(early).rejects.toMatchObject({ code: '23514' });
  const rate = add(
    `insert into exchange_rates (tenant_id, id, from_currency, to_currency, rate, valid_from)
     values ($1, $2, 'USD', 'CNY', 7.1, now() - interval '1 second')`,
    newId(),
  );
  await expect(rate).rejects.toMatchObject({ code: '23514' });
});

test('a part that comes while its version is being published waits, and is refused', async () => {
  const id = await newDraft(await newSheet());
  const other = await openOwner(database);
  try {
    await owner.query('begin');
    await publish(id);
    const late = other.query(parts.price_rows, [tenant, id, 1]);
    late.catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 100));
    await owner.query('commit');
    await expect(late).rejects.toMatchObject(never);
  } finally {
    await other.end();
  }
});

const priced = ['channels', 'products', 'price_sheets', 'price_versions', ...Object.keys(parts)];

test("a merchant's session reads no prices, not even those made for it", async () => {
  const id = await newDraft(await newSheet(merchant));
  for (const sql of Object.values(parts)) await add(sql, id, 1);
  const seen = async (scope: string) => {
    await app.query('begin');
    await app.query(
      `select set_config('alpaca.tenant_id', $1, true), set_config('alpaca.scope', $2, true), set_config('alpaca.rules', 'none', true),
              set_config('alpaca.merchant_id', $3, true)`,
      [tenant, scope, merchant],
    );
    const counts: number[] = [];
    for (const table of [...priced, 'remote_lists', 'remote_areas', 'exchange_rates']) {
      counts.push((await app.query(`select from ${table}`)).rowCount ?? 0);
    }
    await app.query('commit');
    return counts;
  };
  expect(Math.max(...(await seen('merchant')))).toBe(0);
  expect(Math.min(...(await seen('tenant')))).toBeGreaterThan(0);
});
