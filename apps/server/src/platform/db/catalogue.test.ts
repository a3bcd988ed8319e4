import pg from 'pg';
import { expect, test } from 'vitest';
import { ownDatabase } from '../../testing/ownDatabase.ts';

const { database, rows } = ownDatabase();

/** Tables that belong to no tenant; each has its reason. */
const shared = [
  // Read to find the tenant, and where it lives.
  'directory.cells',
  'directory.copied',
  'directory.moves',
  'directory.tenant_hosts',
  'public.rate_limits', // counters whose keys begin with the tenant
];

const tables = `
  select n.nspname || '.' || c.relname as name, c.relrowsecurity as secured,
         c.relforcerowsecurity as forced,
         exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id') as tenants
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and n.nspname in ('public', 'directory')`;

test('every table belongs to tenants and forces row security, but for the few that are shared', async () => {
  const all = await rows<{ name: string; secured: boolean; forced: boolean; tenants: boolean }>(
    tables,
  );
  expect(all.length).toBeGreaterThan(15);
  const unprotected = all.filter((t) => !(t.tenants && t.secured && t.forced)).map((t) => t.name);
  expect(unprotected.sort()).toEqual(shared);
});

// Pictures that a tenant shows to all of its merchants: they read them besides what is theirs.
const besides = 'shown_to_merchants';

test('what merchants read besides what is theirs is pictures that are nobody’s, and nothing else', async () => {
  const policies = await rows<{ name: string; cmd: string; using: string }>(`
    select tablename as name, cmd, qual as using from pg_policies where policyname = '${besides}'`);
  expect(policies).toMatchObject([{ name: 'files', cmd: 'SELECT' }]);
  const using = policies[0]?.using;
  expect(using).toMatch(/tenant_id = .*current_setting\('alpaca\.tenant_id'.*::uuid/s);
  expect(using).toMatch(/merchant_id IS NULL\) AND \(purpose = ANY .*paymentCode.*advert/s);
});

test("the application's policy names the tenant for reading and for writing, on every table", async () => {
  const policies = await rows<{ name: string; using: string; check: string }>(`
    select schemaname || '.' || tablename as name, qual as using, with_check as check
    from pg_policies where permissive = 'PERMISSIVE' and 'alpaca_app' = any(roles)
      and policyname <> '${besides}'`);
  const wanted = (await rows<{ name: string }>(tables)).map((t) => t.name);
  expect(policies.map((p) => p.name).sort()).toEqual(
    wanted.filter((n) => !shared.includes(n)).sort(),
  );
  for (const policy of policies) {
    for (const rule of [policy.using, policy.check]) {
      expect(rule, policy.name).toMatch(
        /tenant_id = .*current_setting\('alpaca\.tenant_id'.*::uuid/s,
      );
    }
  }
});

test('a table with a merchant is narrowed to the merchant too', async () => {
  const withMerchant = await rows<{ name: string; policy: string; rule: string }>(`
    select p.tablename as name, p.policyname as policy, p.qual || p.with_check as rule
    from pg_policies p join information_schema.columns c
      on c.table_name = p.tablename and c.column_name = 'merchant_id'
    where p.permissive = 'PERMISSIVE' and 'alpaca_app' = any(p.roles)
      and p.policyname <> '${besides}'`);
  expect(withMerchant.length).toBeGreaterThan(2);
  for (const { name, policy, rule } of withMerchant) {
    // What only the tenant's people read has no merchant's session to narrow.
    const narrowed =
      policy === 'staff_rows' ? /^(?!.* OR ).*alpaca\.scope/s : /alpaca\.merchant_id/;
    expect(rule, name).toMatch(narrowed);
  }
});

test('what belongs to an order or a merchant obeys data rules, and counters hide from whoever has finer ones', async () => {
  const all = await rows<{ name: string; column: string; rules: string[] }>(`
    select c.relname as name, a.attname as column, array(
      select p.policyname::text from pg_policies p
      where p.schemaname = 'public' and p.tablename = c.relname and p.permissive = 'RESTRICTIVE'
        and p.qual ~ 'alpaca\\.rules' and p.roles = '{alpaca_app}' order by 1) as rules
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
    where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
      and a.attname in ('order_id', 'merchant_id')`);
  expect(all.filter(({ column }) => column === 'order_id').length).toBeGreaterThan(20);
  const counters = all
    .filter(({ rules }) => rules.includes('no_finer_rules'))
    .map(({ name }) => name);
  expect(counters.sort()).toEqual([
    'order_count_changes',
    'order_counts',
    'order_day_counts',
    'track_count_changes',
    'track_counts',
  ]);
  const wanted = {
    order_id: /order_rules/,
    merchant_id: /order_rules|merchant_rules|no_finer_rules/,
  };
  const open = all.filter(({ column, rules }) => !wanted[column as 'order_id'].test(rules.join()));
  expect(open).toEqual([]);
});

test('other roles cross tenants only where they are meant to', async () => {
  const policies = await rows<{ role: string; name: string }>(`
    select distinct unnest(roles)::text as role, tablename as name from pg_policies`);
  const of = (role: string) =>
    policies
      .filter((p) => p.role === role)
      .map((p) => p.name)
      .sort();
  expect(of('alpaca_relay')).toEqual(['outbox']);
  expect(of('alpaca_sweep')).toEqual([
    'api_request_originals',
    'api_requests',
    'captchas',
    'deleted_records',
    'exchanges',
    'exports',
    'idempotency_keys',
    'imports',
    'job_steps',
    'jobs',
    'label_sets',
    'outgoing_messages',
    'passkey_challenges',
    'sent_codes',
    'sessions',
    'sign_in_steps',
    'tickets',
    'trials',
    'user_roles',
    'webhook_events',
  ]);
  expect(of('public')).toEqual([]);
});

test('the working roles own nothing and cannot pass row security', async () => {
  const roles = await rows<{ name: string }>(`
    select rolname as name from pg_roles
    where rolname in ('alpaca_app', 'alpaca_worker', 'alpaca_relay', 'alpaca_sweep')
      and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication)`);
  expect(roles).toEqual([]);
  const owned = await rows(`
    select c.relname from pg_class c join pg_roles r on r.oid = c.relowner
    where r.rolname in ('alpaca_app', 'alpaca_worker', 'alpaca_relay', 'alpaca_sweep')
    union all
    select p.proname from pg_proc p join pg_roles r on r.oid = p.proowner
    where r.rolname in ('alpaca_app', 'alpaca_worker', 'alpaca_relay', 'alpaca_sweep')
    union all
    select n.nspname from pg_namespace n join pg_roles r on r.oid = n.nspowner
    where r.rolname in ('alpaca_app', 'alpaca_worker', 'alpaca_relay', 'alpaca_sweep')`);
  expect(owned).toEqual([]);
  const members = await rows(`
    select m.roleid::regrole, m.member::regrole from pg_auth_members m
    where m.member::regrole::text like 'alpaca_%' order by m.member::regrole::text desc`);
  expect(members).toEqual([
    // Workers do what the api does, by a secret of their own.
    { roleid: 'alpaca_app', member: 'alpaca_worker' },
    // The owner's function tells the api how large the write-ahead log is.
    { roleid: 'pg_monitor', member: 'alpaca_migrate' },
  ]);
});

test('a session without its settings sees nothing, loudly', async () => {
  const app = new pg.Client({ connectionString: JSON.parse(database().cells).c1.app });
  await app.connect();
  await expect(app.query('select * from users')).rejects.toThrow(/alpaca\.tenant_id/);
  await app.query('begin');
  await app.query(
    "select set_config('alpaca.tenant_id', '018f0000-0000-7000-8000-000000000000', true)",
  );
  await app.query('commit');
  // After a transaction the setting is empty, not unset: that must fail as well.
  await expect(app.query('select * from users')).rejects.toThrow(/uuid/);
  await app.end();
});
