import {
  addDataRule,
  deleteDataRule,
  editRole,
  getLogList,
  getRuleSubjects,
  listOrders,
  listRoles,
  type Role,
} from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRuled } from '../modules/dataRules/testing.ts';
import { hire, newRole } from '../modules/staff/testing.ts';
import { callApi } from './support/callApi.ts';
import { until } from './support/fleet.ts';
import { type NodePair, openNodePair } from './support/nodePair.ts';
import { openSocket, socketTicket } from './support/socket.ts';

let nodes: NodePair;
beforeAll(async () => {
  nodes = await openNodePair();
}, 120_000);
afterAll(() => nodes?.stop());

test('a permission that is taken away at one node is gone at another within a second', async () => {
  const admin = await nodes.app.as('yunling-admin');
  const roleId = await newRole(admin, ['system:logs'], 'administrator');
  const { id, visitor } = await hire(nodes.app, admin, [roleId], { kind: 'administrator' });
  const token = visitor.token as string;
  const status = async () =>
    (await callApi(nodes.other, getLogList, { query: {} }, { token })).status;
  expect(await status()).toBe(200);
  const socket = openSocket(nodes.other, {
    userId: id,
    ticket: await socketTicket(nodes.other, token),
  });
  await socket.ready();
  const change = async (permissions: string[]) => {
    const role = (await admin.call(listRoles)).result.find((one) => one.id === roleId) as Role;
    const { revision, nameZh, nameEn, twoFactor } = role;
    const body = { id: roleId, revision, nameZh, nameEn, twoFactor, permissions };
    expect((await admin.call(editRole, { body })).status).toBe(200);
    return performance.now();
  };
  for (const round of [1, 2, 3]) {
    const takenAt = await change([]);
    await until('the other node refuses', async () => (await status()) === 403);
    expect(performance.now() - takenAt).toBeLessThan(1_000);
    await until('the open page hears', () => socket.count('access') >= round * 2 - 1);
    expect(performance.now() - takenAt).toBeLessThan(1_000);
    await change(['system:logs']);
    await until('the other node grants it again', async () => (await status()) === 200);
    await until('the open page hears of that too', () => socket.count('access') >= round * 2);
  }
});

test('a data rule that is made or taken away at one node narrows at another within a second', async () => {
  const admin = await nodes.app.as('yunling-admin');
  const ruled = await openRuled(nodes.app, 5);
  await ruled.stop();
  const roleId = await newRole(admin, ['order:list']);
  const { visitor } = await hire(nodes.app, admin, [roleId]);
  const token = visitor.token as string;
  const total = async () => {
    const reply = await callApi(nodes.other, listOrders, { body: { pageSize: 1 } }, { token });
    return (reply.body.result as { total: number }).total;
  };
  const all = await total();
  expect(all).toBeGreaterThan(0);
  const { pages } = (await admin.call(getRuleSubjects)).result;
  const menuId = pages.find(({ subjects }) => subjects.includes('orders'))?.value as string;
  const conditions = [{ column: 'country' as const, op: 'in' as const, values: ['AQ'] }];
  const rule = { menuId, subject: 'orders' as const, conditions, roleIds: [roleId] };
  for (const name of ['Nowhere', 'Nowhere else']) {
    const made = await admin.call(addDataRule, { body: { ...rule, name } });
    const madeAt = performance.now();
    await until('the other node narrows', async () => (await total()) === 0);
    expect(performance.now() - madeAt).toBeLessThan(1_000);
    await admin.call(deleteDataRule, { query: { id: made.result.id } });
    const goneAt = performance.now();
    await until('the other node shows all again', async () => (await total()) === all);
    expect(performance.now() - goneAt).toBeLessThan(1_000);
  }
});
