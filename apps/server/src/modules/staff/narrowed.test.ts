import {
  addDataRule,
  addRole,
  addStaff,
  deleteDataRule,
  editDataRule,
  editRole,
  editStaff,
  getLogList,
  getRuleSubjects,
  listDataRules,
  listRoles,
  listStaff,
  type Permission,
  type RuleCondition,
  resetStaffPassword,
} from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { writeRefused } from '../auth/testing.ts';
import { hire, newRole } from './staffTestSteps.ts';

// Somebody under a data rule looks after others. Nobody ends with more rows in sight than they have.

type Visitor = ReturnType<TestApp['withToken']>;

let app: TestApp;
let admin: Visitor;
let page: string;
let merchants: [string, string];
beforeAll(async () => {
  app = await testApp();
  admin = await app.as('yunling-admin');
  const { pages, choices } = (await admin.call(getRuleSubjects)).result;
  page = pages.find(({ subjects }) => subjects.includes('orders'))?.value as string;
  merchants = choices.merchant.slice(0, 2).map(({ value }) => value) as [string, string];
});
afterAll(() => app.stop());

const may: Permission[] = [
  'system:dataRules',
  'system:roleEdit',
  'system:staffEdit',
  'order:list',
  'order:track',
];
let named = 0;
const formOf = (roleIds: string[], conditions: RuleCondition[]) => {
  named += 1;
  const subject = 'orders' as const;
  return { name: `Branch ${named}`, menuId: page, subject, conditions, roleIds };
};
const only = (...values: string[]): RuleCondition => ({ column: 'merchant', op: 'in', values });
const ruled = async (roleIds: string[], ...conditions: RuleCondition[]) =>
  (await admin.call(addDataRule, { body: formOf(roleIds, conditions) })).result.id;

/** Roles under one rule and one without, and somebody who leads the branch. */
const openBranch = async () => {
  const [lead, desk, open] = [
    await newRole(admin, may),
    await newRole(admin, ['order:list']),
    await newRole(admin, ['order:list', 'order:track']),
  ];
  const rule = await ruled([lead, desk], only(merchants[0]));
  return { lead, desk, open, rule, leader: await hire(app, admin, [lead]) };
};
const ruleOf = async (id: string) =>
  (await admin.call(listDataRules)).result.find((one) => one.id === id) ?? expect.fail();
const roleOf = async (id: string, by = admin) =>
  (await by.call(listRoles)).result.find((one) => one.id === id) ?? expect.fail();
const personOf = async (id: string, by = admin) =>
  (await by.call(listStaff, { query: { pageSize: 1000 } })).result.records.find(
    (one) => one.id === id,
  ) ?? expect.fail();

test('nobody loosens, takes away or widens the rule that narrows them', async () => {
  const { rule, lead, leader } = await openBranch();
  const by = leader.visitor;
  const { revision, name } = await ruleOf(rule);
  const edited = async (conditions: RuleCondition[], roleIds: string[]) =>
    (
      await by.call(editDataRule, {
        body: { ...formOf(roleIds, conditions), id: rule, name, revision },
      })
    ).body.errorKey;
  const { roleIds } = await ruleOf(rule);
  const wider: RuleCondition = { column: 'country', op: 'notIn', values: ['AQ'] };
  expect(await edited([wider], roleIds)).toBe('dataRule.beyond');
  expect(await edited([only(merchants[0])], [lead])).toBe('dataRule.beyond');
  expect(await edited([only(merchants[0])], [])).toBe('dataRule.beyond');
  const gone = await by.call(deleteDataRule, { query: { id: rule } });
  expect(gone.body.errorKey).toBe('dataRule.beyond');
  // A second rule of a role lets through what either of them does.
  const more = await by.call(addDataRule, { body: formOf([lead], [wider]) });
  expect(more.body.errorKey).toBe('dataRule.beyond');
  expect(await ruleOf(rule)).toMatchObject({ revision, roleIds });
  // To narrow further is theirs.
  expect(await edited([only(merchants[0]), wider], roleIds)).toBeUndefined();
});

test('nor a rule of a role that sees more', async () => {
  const { leader, open } = await openBranch();
  const wide = await ruled([open], only(...merchants));
  const { revision, name, roleIds, conditions } = await ruleOf(wide);
  const body = { ...formOf(roleIds, conditions), id: wide, name, revision };
  expect((await leader.visitor.call(editDataRule, { body })).body.errorKey).toBe('dataRule.beyond');
  const free = await newRole(admin, ['order:list']);
  const narrow = { body: formOf([free], [only(merchants[0])]) };
  expect((await leader.visitor.call(addDataRule, narrow)).body.errorKey).toBe('dataRule.beyond');
  expect((await admin.call(addDataRule, narrow)).body.success).toBe(true);
});

test('a branch hires by roles under its rule, and by none that shows more', async () => {
  const { lead, desk, open, leader } = await openBranch();
  const hired = async (...roles: [string, string | null][]) => {
    named += 1;
    const body = {
      username: `branch${named}`,
      realname: 'Branch',
      kind: 'operator' as const,
      isIt: false,
      roles: roles.map(([roleId, until]) => ({ roleId, until })),
    };
    return (await leader.visitor.call(addStaff, { body })).body;
  };
  expect((await hired([open, null])).errorKey).toBe('role.cannotGrant');
  expect((await hired([desk, null])).success).toBe(true);
  // Roles narrow each other, as long as both are there.
  expect((await hired([desk, null], [open, null])).success).toBe(true);
  expect((await hired([desk, '2040-01-01'], [open, null])).errorKey).toBe('role.cannotGrant');
  expect((await hired([desk, null], [open, '2040-01-01'])).success).toBe(true);
  expect(await roleOf(open, leader.visitor)).toMatchObject({ beyond: true });
  expect(await roleOf(lead, leader.visitor)).toMatchObject({ beyond: false });
});

test('nobody is given back what a rule hid, and who sees more is left alone', async () => {
  const { desk, open, leader } = await openBranch();
  const by = leader.visitor;
  const member = await hire(app, admin, [desk, open]);
  const { revision, realname } = await personOf(member.id);
  const edited = (roleIds: string[]) => {
    const roles = roleIds.map((roleId) => ({ roleId, until: null }));
    const form = { id: member.id, revision, realname, kind: 'operator' as const, isIt: false };
    return by.call(editStaff, { body: { ...form, roles } });
  };
  expect((await edited([open])).body.errorKey).toBe('role.cannotGrant');
  expect((await edited([desk])).body.success).toBe(true);
  const colleague = await hire(app, admin, [open]);
  expect(await personOf(colleague.id, by)).toMatchObject({ lock: 'beyond' });
  expect(await personOf(member.id, by)).toMatchObject({ lock: '' });
  const reset = await by.call(resetStaffPassword, { body: { id: colleague.id } });
  expect(reset.body.errorKey).toBe('staff.beyond');
});

test('roles without rules are neither made nor changed under a rule', async () => {
  const { desk, open, leader } = await openBranch();
  named += 1;
  const form = { nameZh: `分店${named}`, nameEn: `Branch role ${named}`, twoFactor: false };
  const permissions: Permission[] = ['order:list', 'order:track'];
  const made = await leader.visitor.call(addRole, {
    body: { ...form, kind: 'operator', permissions },
  });
  expect(made.body.errorKey).toBe('role.cannotGrant');
  const edited = async (id: string) => {
    const { revision } = await roleOf(id);
    return (await leader.visitor.call(editRole, { body: { ...form, id, revision, permissions } }))
      .body;
  };
  expect((await edited(open)).errorKey).toBe('role.beyond');
  expect((await edited(desk)).success).toBe(true);
});

test('who tries it leaves a line that says what, and of whom', async () => {
  const { open, rule, leader } = await openBranch();
  const by = leader.visitor;
  await by.call(deleteDataRule, { query: { id: rule } });
  const hired = { username: 'nobody-new', realname: 'N', kind: 'operator' as const, isIt: false };
  await by.call(addStaff, { body: { ...hired, roles: [{ roleId: open, until: null }] } });
  const colleague = await hire(app, admin, [open]);
  await by.call(resetStaffPassword, { body: { id: colleague.id } });
  await writeRefused(app.node);
  const query = { type: 'refused', operator: leader.username };
  const { records } = (await admin.call(getLogList, { query })).result;
  expect(records).toHaveLength(3);
  for (const { content } of records) expect(content).toContain('未获准');
  expect(records.map(({ menu }) => menu)).not.toContain('安全');
});
