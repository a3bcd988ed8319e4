import { headers } from '@alpaca/contract';
import { newCredential } from '../../apps/server/src/platform/credentials.ts';
import { asking } from '../asking.ts';
import { asOwner } from '../submitting.ts';
import type { System } from '../system.ts';
import type { Visitor } from './crowd.ts';

// As a node allows them: pages of one person, and of one merchant's people together.
const ofUser = 50;
const usersOfMerchant = 19;

const merchantPrefix = 'f2000000-0000-4000-8000-';
const memberPrefix = 'f3000000-0000-4000-8000-';

/** Copies of the demo's first merchant and its owner. */
const copyPeople = (system: System, users: number) =>
  asOwner<{ tenant_id: string }>(
    system,
    `with model as (select * from users where username = 'starfield'),
       merchant as (
         insert into merchants (tenant_id, merchant_id, code, name_zh, activation_status, price_group)
         select m.tenant_id, ($1 || lpad(to_hex(n), 12, '0'))::uuid, 'S' || n, '压测商户', m.activation_status,
           m.price_group
         from merchants m join model on m.merchant_id = model.merchant_id,
           generate_series(0, ($3 - 1) / $4) n),
       member as (
         insert into users (tenant_id, id, merchant_id, kind, username, password_hash, realname, is_owner)
         select tenant_id, ($2 || lpad(to_hex(n), 12, '0'))::uuid,
           ($1 || lpad(to_hex((n - 1) / $4), 12, '0'))::uuid, kind, 'socket-' || n, '-', realname,
           (n - 1) % $4 = 0
         from model, generate_series(1, $3) n),
       roles as (
         insert into user_roles (tenant_id, user_id, role_id)
         select r.tenant_id, ($2 || lpad(to_hex(n), 12, '0'))::uuid, r.role_id
         from user_roles r join model on r.user_id = model.id, generate_series(1, $3) n)
     select tenant_id from model`,
    [merchantPrefix, memberPrefix, users, usersOfMerchant],
  );

/** So many pages of people who are signed in; each person has a few of them open. */
export const visitorsOf = async (system: System, pages: number): Promise<Visitor[]> => {
  const users = Math.ceil(pages / ofUser);
  const { rows } = await copyPeople(system, users);
  const tenantId = rows[0]?.tenant_id as string;
  const { own } = await asking(system);
  const [cell = ''] = (own[headers.token] as string).split('.');
  const people = Array.from({ length: users }, (_, at) => ({
    ...newCredential(cell, tenantId),
    userId: memberPrefix + (at + 1).toString(16).padStart(12, '0'),
  }));
  await asOwner(
    system,
    `insert into sessions (tenant_id, token_hash, user_id, expires_at)
     select $1, decode(hash, 'hex'), id, now() + interval '2 hours'
     from unnest($2::text[], $3::uuid[]) t (hash, id)`,
    [tenantId, people.map(({ hash }) => hash.toString('hex')), people.map(({ userId }) => userId)],
  );
  return Array.from({ length: pages }, (_, at) => {
    const { userId, text: token } = people[at % users] as (typeof people)[number];
    return { userId, token };
  });
};
