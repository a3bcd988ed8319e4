import { expect, test } from 'vitest';
import { statementName } from './sql.ts';

test.each([
  ['select "id" from "orders" where "customer_no" = $1', 'SELECT', 'orders'],
  [
    'select /* by key */ "o"."id" from "orders" as "o" inner join "users" on true',
    'SELECT',
    'orders',
  ],
  ['/* by key */ select * from order_boxes', 'SELECT', 'order_boxes'],
  [`insert into "outbox" ("message") values ($1)`, 'INSERT', 'outbox'],
  [
    `update "wallets" set "note" = 'from Berlin' from "holds" where "holds"."id" = $1`,
    'UPDATE',
    'wallets',
  ],
  ['delete from "tickets" where "id" = $1', 'DELETE', 'tickets'],
  ['with fresh as (select * from "bill_lines") select * from fresh', 'WITH', 'bill_lines'],
  ['select alpaca.take_turn($1)', 'SELECT', undefined],
  ['insert into pgboss.job (id, name) values ($1, $2)', 'INSERT', 'job'],
  ['insert into pgboss.job(id) values ($1)', 'INSERT', 'job'],
  [
    'delete from outbox where id in (select id from outbox for update skip locked)',
    'DELETE',
    'outbox',
  ],
  ['select 1 from jobs for update skip locked', 'SELECT', 'jobs'],
  ['select * from generate_series(1, $1)', 'SELECT', undefined],
  ['select * from alpaca.told_book_checks()', 'SELECT', undefined],
  ['connect', 'CONNECT', undefined],
])('%s is named by what it does and to what', (text, operation, table) => {
  expect(statementName(text)).toEqual({ operation, ...(table !== undefined && { table }) });
});

test('a value that is written out in a statement is no name', () => {
  expect(statementName(`select set_config('who', 'from Mary', true)`)).toEqual({
    operation: 'SELECT',
  });
});
