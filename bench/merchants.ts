import { headers } from '@alpaca/contract';
import pg from 'pg';
import { newCredential } from '../apps/server/src/platform/credentials.ts';
import { newId } from '../apps/server/src/platform/ids.ts';
import { type Asking, asking } from './asking.ts';
import { countOn, keepScript, linesOf, sentBy } from './sentScripts.ts';
import { asOwner, productOf, submits } from './submitting.ts';
import { database, type System } from './system.ts';

const count = 200;

/** Commands to the ledger from nobody who is signed in. */
export const postAsOwner = async (
  system: System,
  tenantId: string,
  commands: readonly { op: string }[],
) => {
  const client = new pg.Client({
    connectionString: system.cluster.url('alpaca_migrate', database),
  });
  await client.connect();
  await client.query(
    `select set_config('alpaca.tenant_id', $1, false), set_config('alpaca.scope', 'tenant', false), set_config('alpaca.rules', 'none', false)`,
    [tenantId],
  );
  const { rows } = await client.query<{ n: string }>(
    "select count(*) as n from alpaca.post_ledger($1) where outcome <> 'done'",
    [JSON.stringify(commands)],
  );
  await client.end();
  if (rows[0]?.n !== '0') throw new Error(`the ledger refused ${rows[0]?.n} commands`);
};

/** The owner of the schema alone makes money from nothing. */
export const fund = (system: System, tenantId: string, merchants: readonly string[]) =>
  postAsOwner(
    system,
    tenantId,
    merchants.map((merchant) => {
      const id = newId();
      return { op: 'topUp', id, key: id, merchant, currency: 'CNY', amount: 1_000_000_000_000 };
    }),
  );

// Their ids tell their numbers, so that a script can make them up.
const merchantPrefix = 'f0000000-0000-4000-8000-';
const memberPrefix = 'f1000000-0000-4000-8000-';
const idOf = (prefix: string, n: number) => prefix + n.toString(16).padStart(12, '0');

/** Each a copy of the demo's first merchant and its owner, with the same roles. */
const copyMerchants = (system: System) =>
  asOwner<{ tenant_id: string }>(
    system,
    `with model as (select * from users where username = 'starfield'),
       merchant as (
         insert into merchants (tenant_id, merchant_id, code, name_zh, activation_status, price_group)
         select m.tenant_id, ($1 || lpad(to_hex(n), 12, '0'))::uuid, 'B' || n, '压测商户', m.activation_status,
           m.price_group
         from merchants m join model on m.merchant_id = model.merchant_id, generate_series(1, $3) n
         on conflict do nothing),
       member as (
         insert into users (tenant_id, id, merchant_id, kind, username, password_hash, realname, is_owner)
         select tenant_id, ($2 || lpad(to_hex(n), 12, '0'))::uuid, ($1 || lpad(to_hex(n), 12, '0'))::uuid, kind,
           'bench-' || n, '-', realname, is_owner
         from model, generate_series(1, $3) n
         on conflict do nothing),
       roles as (
         insert into user_roles (tenant_id, user_id, role_id)
         select r.tenant_id, ($2 || lpad(to_hex(n), 12, '0'))::uuid, r.role_id
         from user_roles r join model on r.user_id = model.id, generate_series(1, $3) n
         on conflict do nothing)
     select tenant_id from model`,
    [merchantPrefix, memberPrefix, count],
  );

/** Two hundred merchants with money, each signed in; nobody waits two hundred times for a password. */
export const manyMerchants = async (system: System) => {
  const model = await asking(system);
  const { rows } = await copyMerchants(system);
  const tenantId = rows[0]?.tenant_id as string;
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  await fund(
    system,
    tenantId,
    numbers.map((n) => idOf(merchantPrefix, n)),
  );
  const [cell = ''] = (model.own[headers.token] as string).split('.');
  const tokens = numbers.map(() => newCredential(cell, tenantId));
  await asOwner(
    system,
    `insert into sessions (tenant_id, token_hash, user_id, expires_at)
     select $1, decode(hash, 'hex'), ($3 || lpad(to_hex(n), 12, '0'))::uuid, now() + interval '1 hour'
     from unnest($2::text[]) with ordinality t (hash, n)`,
    [tenantId, tokens.map(({ hash }) => hash.toString('hex')), memberPrefix],
  );
  const askings = tokens.map(
    ({ text }): Asking => ({ ...model, own: { ...model.own, [headers.token]: text } }),
  );
  return { askings, productId: await productOf(model) };
};
type Many = Awaited<ReturnType<typeof manyMerchants>>;

/** A submission's statements as a script of all of them: each client is another one every 50 orders. */
export const manySql = async (system: System, { askings, productId }: Many) => {
  const [first] = askings as [Asking];
  const { sent, varying } = await sentBy(system, first, submits(productId));
  const variables = { [idOf(merchantPrefix, 1)]: ':merchant', [idOf(memberPrefix, 1)]: ':member' };
  const id = (prefix: string) => `'${prefix}' || lpad(to_hex(n), 12, '0')`;
  return keepScript('submit-many', [
    '\\if :n % 50 = 0',
    `select ${id(merchantPrefix)} as merchant, ${id(memberPrefix)} as member from (select 1 + floor(random() * ${count})::integer as n) one \\gset`,
    '\\endif',
    countOn,
    ...linesOf(sent, { ...varying, variables }),
  ]);
};
