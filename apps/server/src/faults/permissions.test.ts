import { editRole, getLogList, listRoles, type Role } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
