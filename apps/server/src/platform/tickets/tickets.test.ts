import { createHash } from 'node:crypto';
import { constants } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner, tablesWith } from '../../testing/owner.ts';
import type { Ctx, Session } from '../context.ts';
import { type Located, readCredential } from '../credentials.ts';
import { issueTicket, type TicketPurpose, useTicket } from './tickets.ts';

let app: TestApp;
let ctx: Ctx;
beforeAll(async () => {
  app = await testApp();
  ctx = await signedIn('kapok', 'yunling');
});
afterAll(() => app.stop());

/** Someone with a session, which their tickets live and die with. */
const signedIn = async (username: string, code: string) => {
  const { token } = await app.as(username, code);
  const { hash: tokenHash } = readCredential(token as string) as Located;
  return app.ctxOf(code, { userId: app.userId(username, code), tokenHash } as Session);
};

const use = (text: string, purpose: TicketPurpose = 'file', subject = 'a') =>
  useTicket(app.node.directory, text, purpose, subject);

test('a ticket tells whose it is, once', async () => {
  const ticket = await issueTicket(ctx, 'file', 'a');
  expect(await use(ticket)).toMatchObject({
    userId: app.userId('kapok'),
    kind: 'merchant',
    tenant: { code: 'yunling' },
  });
  expect(await use(ticket)).toBeNull();
});

test('of many who use a ticket at once, one is let in', async () => {
  const ticket = await issueTicket(ctx, 'file', 'a');
  const used = await Promise.all(Array.from({ length: 20 }, () => use(ticket)));
  expect(used.filter(Boolean)).toHaveLength(1);
});

test('a ticket is for one purpose and one subject', async () => {
  const ticket = await issueTicket(ctx, 'file', 'a');
  expect(await use(ticket, 'socket')).toBeNull();
  expect(await use(ticket, 'login')).toBeNull();
  expect(await use(ticket, 'file', 'b')).toBeNull();
  expect(await use(ticket, 'file', '')).toBeNull();
  expect(await use(ticket)).not.toBeNull();
});

test('only a hash of it is kept, for a minute', async () => {
  const ticket = await issueTicket(ctx, 'file', 'kept');
  const secret = ticket.split('.')[2] as string;
  const [row] = await asOwner<{ ticket_hash: Buffer; expires_at: Date }>(
    app.database,
    `select ticket_hash, expires_at from tickets where subject = 'kept'`,
  );
  expect(row?.ticket_hash).toEqual(createHash('sha256').update(secret).digest());
  const left = (row?.expires_at.getTime() ?? 0) - Date.now();
  expect(Math.abs(left - constants.ticketMs)).toBeLessThan(5_000);
  expect(await tablesWith(app.database, secret)).toEqual([]);
});

test.each([
  ['another secret', (ticket: string) => ticket.replace(/.{3}$/, 'AAA')],
  ['another tenant', (ticket: string) => ticket.replace(/\.[^.]+\./, `.${'A'.repeat(22)}.`)],
  ['a cell that does not exist', (ticket: string) => ticket.replace(/^c1/, 'c9')],
  ['no cell', (ticket: string) => ticket.replace(/^c1\./, '')],
  ['something after it', (ticket: string) => `${ticket}.x`],
  ['a line break', (ticket: string) => `${ticket}\n`],
])('with %s it is unknown', async (_, altered) => {
  const ticket = await issueTicket(ctx, 'file', 'a');
  expect(await use(altered(ticket))).toBeNull();
  expect(await use(ticket)).not.toBeNull();
});

test('in another tenant’s name it is unknown, though the secret is right', async () => {
  const ticket = await issueTicket(ctx, 'file', 'a');
  const haituo = await issueTicket(await signedIn('haituo-op', 'haituo'), 'file', 'a');
  const crossed = [haituo.split('.')[0], haituo.split('.')[1], ticket.split('.')[2]].join('.');
  expect(await use(crossed)).toBeNull();
});
