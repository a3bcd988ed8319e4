import {
  addDataRule,
  getOrderStatusCount,
  getRuleSubjects,
  listOrders,
  type RuleCondition,
  type RuleSubject,
  tryDataRule,
} from '@alpaca/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rulesOfUser } from '../../platform/dataRules/rulesOfUser.ts';
import { noRules } from '../../platform/dataRules/sessionRules.ts';
import { newId } from '../../platform/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { startSession } from '../auth/testing.ts';
import { isLeft, openRuled, type RoleRule, type Ruled } from './dataRulesTestKit.ts';

type Visitor = Awaited<ReturnType<TestApp['as']>>;
let app: TestApp;
let ruled: Ruled;
let admin: Visitor;
beforeAll(async () => {
  app = await testApp();
  ruled = await openRuled(app, 60);
  admin = await app.as('yunling-admin');
}, 60_000);
afterAll(async () => {
  await ruled?.stop();
  await app.stop();
});
beforeEach(() => ruled.setRules([]));

const pageReading = async (subject: RuleSubject, isRead = true) =>
  (await admin.call(getRuleSubjects)).result.pages.find(
    ({ subjects }) => subjects.includes(subject) === isRead,
  )?.value as string;
const country = (...values: string[]): RuleCondition => ({ column: 'country', op: 'in', values });
const merchant = (...values: string[]): RuleCondition => ({ column: 'merchant', op: 'in', values });
const form = async (more: object = {}) => ({
  name: newId(),
  menuId: await pageReading('orders'),
  subject: 'orders' as RuleSubject,
  conditions: [country('DE')],
  roleIds: [] as string[],
  ...more,
});
const added = async (more: object = {}) =>
  (await admin.call(addDataRule, { body: await form(more) })).body.errorKey;

test('a rule stands on a page that reads what it narrows', async () => {
  const menuId = await pageReading('merchants', false);
  const conditions = [merchant(ruled.values.merchant[0] as string)];
  expect(await added({ menuId, subject: 'merchants', conditions })).toBe('dataRule.wrongPage');
  expect(await added({ menuId: newId() })).toBe('dataRule.wrongPage');
  expect(await added()).toBeUndefined();
});

test('its values are there, and its roles are the staff’s', async () => {
  expect(await added({ conditions: [merchant(newId())] })).toBe('dataRule.unknownValue');
  expect(await added({ roleIds: [newId()] })).toBe('dataRule.unknownRole');
  const [ofMerchants] = await ruled.ask<{ id: string }>(
    `select id from roles where tenant_id = $1 and kind = 'merchant' limit 1`,
    [ruled.tenant.id],
  );
  expect(await added({ roleIds: [ofMerchants?.id] })).toBe('dataRule.unknownRole');
});

test('a role has eight rules on the same data at most', async () => {
  const [roleId] = ruled.roles;
  for (let at = 0; at < 8; at += 1) expect(await added({ roleIds: [roleId] })).toBeUndefined();
  expect(await added({ roleIds: [roleId] })).toBe('dataRule.tooMany');
  const { body } = await admin.call(tryDataRule, { body: await form({ roleIds: [roleId] }) });
  expect(body.errorKey).toBe('dataRule.tooMany');
  const conditions = [merchant(ruled.values.merchant[0] as string)];
  const menuId = await pageReading('merchants');
  expect(await added({ menuId, subject: 'merchants', conditions, roleIds: [roleId] })).toBe(
    undefined,
  );
});

const seenBy = (rules: readonly RoleRule[]) =>
  ruled.all.filter((order) => isLeft(order, rules, ruled.userId)).length;

test('what a rule would do is told in numbers: of all, alone, and with a role’s other rules', async () => {
  const [roleId] = ruled.roles;
  const kept = { roleId, subject: 'orders' as const, conditions: [country('US')] };
  await ruled.setRules([kept]);
  const wanted = { roleId, subject: 'orders' as const, conditions: [country('DE', 'FR')] };
  const body = await form({ conditions: wanted.conditions, roleIds: [roleId] });
  const { result } = await admin.call(tryDataRule, { body });
  expect(result.total).toBe(ruled.all.length);
  expect(result.alone).toEqual({ seen: seenBy([wanted]), isMore: false });
  expect(result.roles).toMatchObject([{ id: roleId, seen: seenBy([kept, wanted]), isMore: false }]);
  expect(result.roles[0]?.rules.map(({ seen }) => seen)).toEqual([
    seenBy([wanted]),
    seenBy([kept]),
  ]);
});

test('whoever is narrowed is told of what they see, and of no more', async () => {
  const [roleId] = ruled.roles;
  await ruled.ask(
    `insert into role_permissions values ($1, $2, 'system:dataRules') on conflict do nothing`,
    [ruled.tenant.id, roleId],
  );
  const [one, other] = ruled.values.merchant as [string, string];
  const own = { roleId, subject: 'merchants' as const, conditions: [merchant(one)] };
  await ruled.setRules([own]);
  const by = app.withToken(await startSession(await app.ctxOf(), ruled.userId));
  const { choices } = (await by.call(getRuleSubjects)).result;
  expect(choices.merchant.map(({ value }) => value)).toEqual([one]);
  const tried = async (conditions: RuleCondition[]) =>
    (await by.call(tryDataRule, { body: await form({ conditions }) })).body;
  expect((await tried([merchant(other)])).errorKey).toBe('dataRule.unknownValue');
  const { result } = await by.call(tryDataRule, { body: await form() });
  expect(result.total).toBe(seenBy([own]));
  const wanted = { roleId, subject: 'orders' as const, conditions: [country('DE')] };
  expect(result.alone.seen).toBe(seenBy([own, wanted]));
});

const seenNow = async () => {
  const by = app.withToken(await startSession(await app.ctxOf(), ruled.userId));
  expect((await by.call(getOrderStatusCount, { body: {} })).status).toBe(200);
  return (await by.call(listOrders, { body: { pageSize: 1 } })).result.total;
};
const endRole = (roleId: string, at: string | null) =>
  ruled.ask(
    `update user_roles set expires_at = now() + $3::interval where tenant_id = $1 and user_id = $2
       and role_id = $4`,
    [ruled.tenant.id, ruled.userId, at, roleId],
  );

test('a role that is over narrows nobody who has another, and goes on where it was the last', async () => {
  const [roleId, other] = ruled.roles;
  const rule = { roleId, subject: 'orders' as const, conditions: [country('DE')] };
  await ruled.setRules([rule]);
  expect(await seenNow()).toBe(seenBy([rule]));
  await endRole(roleId, '-1 minute');
  expect(await seenNow()).toBe(ruled.all.length);
  await endRole(other, '-1 minute');
  expect(await rulesOfUser(await app.ctxOf(), ruled.userId)).not.toBe(noRules);
  for (const id of ruled.roles) await endRole(id, null);
  expect(await seenNow()).toBe(seenBy([rule]));
});
