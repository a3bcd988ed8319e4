import type { TestDatabase } from '../../../testing/database.ts';
import { openOwner } from '../../../testing/owner.ts';

/** Two characters that stand in so many orders of each merchant, and nowhere else. */
export const rareName = '邵岚';
export const rareCount = 20;

const chunk = 50_000;

type Owner = Awaited<ReturnType<typeof openOwner>>;

/** Takes the indexes of a table away that serve questions only; what it answers makes them again. */
const dropIndexes = async (owner: Owner, table: string) => {
  const { rows } = await owner.query<{ name: string; made: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made
     from pg_index i where i.indrelid = $1::regclass
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [table],
  );
  for (const { name } of rows) await owner.query(`drop index ${name}`);
  return async () => {
    // Millions of rows are sorted in memory rather than on the disk.
    await owner.query("set maintenance_work_mem = '1GB'");
    for (const { made } of rows) await owner.query(made);
  };
};

/** The words of all orders, by two hands: cutting them up is most of the work. */
const writeWords = async (
  database: Pick<TestDatabase, 'cells'>,
  tenantId: string,
  ids: readonly string[],
) => {
  const half = async (side: '<' | '>=') => {
    const owner = await openOwner(database);
    await owner
      .query(
        `insert into order_words
         select o.tenant_id, o.id, o.merchant_id, w, alpaca.gram_numbers(o.merchant_id, w, false)
         from orders o, alpaca.words_of_order(o.order_no, o.customer_no, o.tracking_number, o.consignee_name) w
         where o.tenant_id = $1 and o.merchant_id = any($2) and o.created_at ${side} now() - interval '6 months'`,
        [tenantId, ids],
      )
      .finally(() => owner.end());
  };
  await Promise.all([half('<'), half('>=')]);
};

/**
 * A year of orders, written by the schema's owner past all triggers: the first merchant has a tenth
 * of them, the others share the rest; most go to the US, a fifth to DE, one in 10,000 to AQ. What
 * triggers would have kept is made afterwards.
 */
export const fillOrders = async (
  database: Pick<TestDatabase, 'cells'>,
  tenantId: string,
  count: number,
  merchants: number,
  form: object = {},
): Promise<string> => {
  const owner = await openOwner(database);
  const first = merchants === 1 ? count : count / 10;
  try {
    const { rows } = await owner.query<{ merchant_id: string }>(
      `insert into merchants (tenant_id, merchant_id, code, name_zh, activation_status)
       select $1, gen_random_uuid(), 'S' || (900000 + n), '批量商户' || n, 1
       from generate_series(1, $2::int) n returning merchant_id`,
      [tenantId, merchants],
    );
    const ids = rows.map(({ merchant_id }) => merchant_id);
    const indexOrders = await dropIndexes(owner, 'orders');
    await owner.query('alter table orders disable trigger user');
    for (let from = 1; from <= count; from += chunk) {
      await owner.query(
        `insert into orders (tenant_id, id, merchant_id, order_no, customer_no, source, status, booking,
           settlement, form, country_code, consignee_name, box_count, weight_g, currency, quoted_minor,
           tracking_number, created_at, updated_at, submitted_at, booked_at, paid_at)
         select $1::uuid,
           (substr(hex, 1, 8) || '-' || substr(hex, 9, 4) || '-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
           ($2::uuid[])[1 + case when n % 10 = 0 or cardinality($2::uuid[]) = 1 then 0
             else 1 + n % (cardinality($2::uuid[]) - 1) end],
           'A' || to_char(at, 'YYMMDD') || lpad((n::bigint * 7654321 % 10000000)::text, 7, '0'),
           'C-' || (n::bigint * 48271 % 2147483647), 'web', s.status,
           case when s.status = 'draft' then 'none' else 'booked' end,
           case when s.status = 'draft' then 'unpaid' else 'paid' end,
           $7::jsonb, case when n % 10000 = 3 then 'AQ' when n % 5 = 1 then 'DE' else 'US' end,
           case when n % $5::int = 0 then '${rareName}' else 'Wesley Tran ' || n % 1000 end, 1, 280,
           'CNY', 4644, case when s.status = 'draft' then '' else 'YL' || (n::bigint * 69621 % 2147483647) end,
           at, at, at, at, case when s.status = 'draft' then null else at end
         from (
           select n, now() - interval '1 year' * (1 - n::float8 / $6::int) as at
           from generate_series($3::int, $4::int) n
         ) r, lateral (
           select lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') as hex
         ) h, lateral (
           select (array['draft', 'generated', 'inWarehouse', 'outWarehouse', 'delivered', 'delivered',
             'delivered', 'delivered'])[1 + (n / 10) % 8] as status
         ) s`,
        // Every tenth order is the first merchant's, and so are all that are found.
        [
          tenantId,
          ids,
          from,
          Math.min(from + chunk - 1, count),
          Math.floor(first / rareCount) * (merchants === 1 ? 1 : 10),
          count,
          JSON.stringify(form),
        ],
      );
    }
    await owner.query('alter table orders enable trigger user');
    await indexOrders();
    const indexWords = await dropIndexes(owner, 'order_words');
    await writeWords(database, tenantId, ids);
    await indexWords();
    await owner.query(
      'insert into order_day_counts select * from order_day_counts_counted where merchant_id = any($1)',
      [ids],
    );
    await owner.query(
      `insert into order_counts select tenant_id, merchant_id, status, sum(count) from order_day_counts
       where merchant_id = any($1) group by 1, 2, 3`,
      [ids],
    );
    await owner.query('vacuum (analyze) orders, order_words, order_day_counts, order_counts');
    return ids[0] as string;
  } finally {
    await owner.end();
  }
};
