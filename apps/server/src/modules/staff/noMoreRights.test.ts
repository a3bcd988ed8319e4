import {
  addDataRule,
  addMenu,
  addRole,
  addStaff,
  deleteDataRule,
  deleteMenu,
  deleteRole,
  deleteStaff,
  discardMenuDraft,
  editDataRule,
  editRole,
  editStaff,
  endStaffSessions,
  listMenus,
  moveMenu,
  type Permission,
  publishMenu,
  type RuleCondition,
  resetStaffPassword,
  revertMenu,
  revertRole,
  setStaffState,
} from '@alpaca/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rulesOfUser } from '../../platform/dataRules/rulesOfUser.ts';
import { noRules } from '../../platform/dataRules/sessionRules.ts';
import { singleQueries } from '../../platform/db/tx.ts';
import { heldOfMany } from '../../platform/heldPermissions.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { openOwners } from '../../testing/owner.ts';
import { startSession } from '../auth/testing.ts';
import { openRuled, type Ruled } from '../dataRules/testing.ts';
import { groupForm } from '../menus/testing.ts';
import { hire, newRole } from './staffTestSteps.ts';

// One sequence of so many calls, however many the night's other tests take.
const isLong = Boolean(process.env.ALPACA_LONG || process.env.ALPACA_SEQUENCES);
const steps = Number(process.env.ALPACA_STEPS ?? (isLong ? 10_000 : 300));
const lookEvery = 20;

let app: TestApp;
let owners: ReturnType<typeof openOwners>;
let ruled: Ruled;
/** Whom no walk has to do with. */
const bystanders = new Set<string>();
beforeAll(async () => {
  app = await testApp();
  owners = openOwners(app.database, 2);
  ruled = await openRuled(app, 60);
  for (const { id } of await people()) bystanders.add(id);
}, 60_000);
afterAll(async () => {
  await ruled?.stop();
  await owners.end();
  await app.stop();
});

const seed = Number(process.env.ALPACA_SEED ?? 20_261_118);
let state = seed;
/** The same every time, from the seed that a failure names. */
const random = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 4_294_967_296;
};
const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const someOf = <T>(list: readonly T[], share = 0.3): T[] => list.filter(() => random() < share);

const pool: Permission[] = [
  'system:users',
  'system:staffEdit',
  'system:roleEdit',
  'system:logs',
  'system:dataRules',
  'system:menus',
  'system:settings',
  'ops:merchants',
  'ops:products',
  'ops:claims',
  'ops:payables',
  'order:list',
  'order:track',
];
/** What some of them hold: without it little that is asked for would be granted. */
const leads: Permission[] = [
  'system:roleEdit',
  'system:staffEdit',
  'system:dataRules',
  'system:menus',
  'order:list',
];
const days = [null, null, '2039-06-30', '2041-01-31'];

interface Row {
  id: string;
  revision: number;
  kind: 'operator' | 'administrator';
}

const byTenant = 'tenant_id = (select tenant_id from users where id = $1)';
const people = () =>
  owners.asked<Row & { username: string; disabled: boolean }>(
    `select id, revision, kind, username, disabled_at is not null as disabled from users
     where ${byTenant} and kind <> 'merchant' order by created_at, id`,
    [app.userId('yunling-op')],
  );
const roles = () =>
  owners.asked<Row>(
    `select id, revision, kind from roles where ${byTenant} and kind <> 'merchant' order by id`,
    [app.userId('yunling-op')],
  );

let named = 0;
const name = (word: string) => {
  named += 1;
  return `${word}-${named}`;
};

/** The ids of all rows that somebody's rules leave, orders and merchants. */
const rowsUnder = async (rules: string) => {
  const ctx = await app.ctxOf();
  const db = singleQueries({ ...ctx, rules });
  const { rows } = await sql<{ id: string }>`
    select id from orders where tenant_id = ${ctx.tenant.id}
    union all select merchant_id from merchants where tenant_id = ${ctx.tenant.id}`.execute(db);
  return rows.map(({ id }) => id);
};

const conditions = (): RuleCondition[] => {
  const { merchant, country } = ruled.values;
  const one = <T extends RuleCondition['column']>(column: T, from: readonly string[]) => ({
    column,
    op: oneOf(['in', 'notIn'] as const),
    values: [oneOf(from), ...someOf(from)],
  });
  const all = [one('merchant', merchant), one('country', country)];
  return random() < 0.5 ? all : [oneOf(all)];
};

test.each([
  ['nobody has rules', false, isLong ? steps : steps / 3],
  ['all are narrowed', true, steps],
])(
  'no sequence of calls by people who are no administrators ends with more rights or rows: %s',
  async (_, isNarrowed, steps) => {
    const admin = await app.as('yunling-admin');
    await ruled.setRules([]);
    const [page] = await owners.asked<{ id: string }>(
      `select id from menus where ${byTenant} and key = 'order.list'`,
      [app.userId('yunling-op')],
    );
    const ruleForm = (roleIds: string[], of: RuleCondition[]) => {
      const form = { name: name('rule'), menuId: page?.id as string, subject: 'orders' as const };
      return { ...form, conditions: of, roleIds };
    };
    // Nobody of the group reaches it, and so the page of their rules stays.
    const out = [ruled.values.merchant[0] as string];
    const condition = { column: 'merchant', op: 'notIn', values: out } as const;
    const kept = await admin.call(addDataRule, {
      body: ruleForm([await newRole(admin, ['order:list'])], [{ ...condition, values: out }]),
    });
    expect(kept.status).toBe(200);
    const earlier = new Set((await people()).map(({ id }) => id));
    /** A group of colleagues who look after others; an administrator hires such whenever none is left. */
    const hireGroup = async () => {
      const lead = await newRole(admin, leads);
      const roleKeeper = await newRole(admin, ['system:roleEdit', 'ops:products']);
      const hirer = await newRole(admin, ['system:staffEdit', 'ops:claims']);
      for (const role of [lead, lead, roleKeeper]) await hire(app, admin, [role]);
      const { merchant } = ruled.values;
      const groups = [[lead, hirer], [roleKeeper]];
      for (const [at, roleIds] of isNarrowed ? groups.entries() : []) {
        const seen = merchant.slice(at, at + 2);
        const of = [{ column: 'merchant', op: 'in', values: seen } as const];
        const body = ruleForm(roleIds, of as never);
        expect((await admin.call(addDataRule, { body })).status).toBe(200);
      }
      await hire(app, admin, [hirer], { until: '2040-03-31' });
      await hire(app, admin, []);
    };
    await hireGroup();

    const group = async () => (await people()).filter(({ id }) => !earlier.has(id));
    /** Until when somebody of them holds what, at the longest. */
    const heldTogether = async () => {
      const ids = (await group()).map(({ id }) => id);
      const together = new Map<string, number>();
      for (const held of (await heldOfMany(await app.ctxOf(), ids)).values()) {
        for (const [permission, until] of held) {
          const end = until?.getTime() ?? Infinity;
          together.set(permission, Math.max(end, together.get(permission) ?? 0));
        }
      }
      return together;
    };
    /** What somebody of them sees; who has no role sees nothing. */
    const seenTogether = async () => {
      const having = await owners.asked<{ id: string }>(
        'select distinct user_id as id from user_roles where user_id = any ($1::uuid[])',
        [(await group()).map(({ id }) => id)],
      );
      const ctx = await app.ctxOf();
      const rules = await Promise.all(having.map(({ id }) => rulesOfUser(ctx, id)));
      return new Set((await Promise.all([...new Set(rules)].map(rowsUnder))).flat());
    };
    /** Those who can change something. */
    const able = async () => {
      const living = (await group()).filter(({ disabled }) => !disabled);
      const ids = living.map(({ id }) => id);
      const held = await heldOfMany(await app.ctxOf(), ids);
      return living.filter(
        ({ id }) => held.get(id)?.has('system:staffEdit') || held.get(id)?.has('system:roleEdit'),
      );
    };
    const others = () =>
      owners.asked(
        `select u.id, u.password_hash, u.email, u.phone, u.kind, u.is_it, u.disabled_at,
         array(select g.role_id from user_roles g where g.user_id = u.id) as roles
       from users u where u.id = any ($1::uuid[]) order by u.id`,
        [[...bystanders]],
      );
    const atFirst = await heldTogether();
    const othersAtFirst = await others();
    const seenAtFirst = await seenTogether();
    const all = new Set(await rowsUnder(noRules));
    expect(seenAtFirst.size > 0 && seenAtFirst.size < all.size).toBe(isNarrowed);
    expect(atFirst.size).toBeGreaterThan(3);

    const tokens = new Map<string, string>();
    const tokenOf = async (id: string) => {
      const known = tokens.get(id);
      if (known) return known;
      const token = await startSession(await app.ctxOf(), id);
      tokens.set(id, token);
      return token;
    };
    const person = async () => ({
      realname: name('name'),
      kind: oneOf(['operator', 'operator', 'operator', 'administrator'] as const),
      isIt: random() < 0.1,
      roles: someOf(await roles(), random() * 0.3).map(({ id }) => ({
        roleId: id,
        until: oneOf(days),
      })),
    });
    const role = () => ({
      nameZh: name('角色'),
      nameEn: name('role'),
      twoFactor: false,
      permissions: random() < 0.6 ? someOf(leads, 0.7) : someOf(pool),
    });
    const anybody = async () => {
      const { id, revision } = oneOf(random() < 0.7 ? await group() : await people());
      return { id, revision };
    };
    const anyRole = async () => {
      const { id, revision } = oneOf(await roles());
      return { id, revision };
    };
    const rules = () =>
      owners.asked<{ id: string; revision: number }>(
        `select id, revision from data_rules where ${byTenant} order by created_at, id`,
        [app.userId('yunling-op')],
      );
    const anyRoles = async () => someOf(await roles(), 0.1).map(({ id }) => id);
    const menus = async (by: Visitor) => (await by.call(listMenus)).result;
    const anyEntry = async (by: Visitor) => {
      const entry = oneOf((await menus(by))?.entries ?? []);
      return { id: entry?.id ?? page?.id ?? '', revision: entry?.revision ?? 1 };
    };
    const draft = async (by: Visitor) => ({ draft: (await menus(by))?.revision ?? 1 });
    type Visitor = ReturnType<TestApp['withToken']>;
    const acts: ((by: Visitor) => Promise<{ status: number }>)[] = [
      async (by) => by.call(addStaff, { body: { username: name('new'), ...(await person()) } }),
      async (by) => by.call(editStaff, { body: { ...(await anybody()), ...(await person()) } }),
      async (by) => by.call(editStaff, { body: { ...(await anybody()), ...(await person()) } }),
      async (by) =>
        by.call(setStaffState, { body: { id: (await anybody()).id, disabled: random() < 0.3 } }),
      async (by) => by.call(resetStaffPassword, { body: { id: (await anybody()).id } }),
      async (by) => by.call(endStaffSessions, { body: { id: (await anybody()).id } }),
      async (by) =>
        random() < 0.2
          ? by.call(deleteStaff, { body: { id: (await anybody()).id } })
          : { status: 409 },
      async (by) =>
        by.call(addRole, {
          body: { kind: oneOf(['operator', 'administrator'] as const), ...role() },
        }),
      async (by) => by.call(editRole, { body: { ...(await anyRole()), ...role() } }),
      async (by) => by.call(editRole, { body: { ...(await anyRole()), ...role() } }),
      async (by) =>
        by.call(revertRole, {
          body: { ...(await anyRole()), to: 1 + Math.floor(random() * 3) },
        }),
      async (by) => by.call(deleteRole, { body: { id: (await anyRole()).id } }),
      async (by) => by.call(addDataRule, { body: ruleForm(await anyRoles(), conditions()) }),
      async (by) => {
        const { id, revision } = oneOf(await rules());
        const body = { ...ruleForm(await anyRoles(), conditions()), id, revision };
        return by.call(editDataRule, { body });
      },
      async (by) => {
        const { id, revision } = oneOf(await rules());
        const [held] = await owners.asked<{ roles: string[] }>(
          'select array_agg(role_id) as roles from role_data_rules where rule_id = $1',
          [id],
        );
        const body = { ...ruleForm(held?.roles ?? [], conditions()), id, revision };
        return by.call(editDataRule, { body });
      },
      async (by) => by.call(deleteDataRule, { query: { id: oneOf(await rules()).id } }),
      async (by) => by.call(addMenu, { body: { ...groupForm(), parentId: null } }),
      async (by) =>
        by.call(moveMenu, { body: { ...(await anyEntry(by)), parentId: null, beforeId: null } }),
      async (by) => by.call(deleteMenu, { body: await anyEntry(by) }),
      async (by) => by.call(publishMenu, { body: await draft(by) }),
      async (by) => by.call(discardMenuDraft, { body: await draft(by) }),
      async (by) => by.call(revertMenu, { body: { ...(await draft(by)), version: 1 } }),
    ];

    const tried = { taken: 0, refused: 0 };
    for (let step = 0; step < steps; step += 1) {
      if ((await able()).length < 2) await hireGroup();
      const living = (await group()).filter(({ disabled }) => !disabled);
      const { id } = oneOf(random() < 0.8 ? await able() : living);
      const reply = await oneOf(acts)(app.withToken(await tokenOf(id)));
      expect(reply.status, `seed ${seed}, step ${step}`).toBeLessThan(500);
      if (reply.status === 401) tokens.delete(id);
      tried[reply.status === 200 ? 'taken' : 'refused'] += 1;
      if (step % lookEvery !== 0 && step !== steps - 1) continue;
      const now = await heldTogether();
      const gained = [...now].filter(([key, until]) => until > (atFirst.get(key) ?? 0));
      expect(gained, `seed ${seed}, step ${step}`).toEqual([]);
      const seen = [...(await seenTogether())].filter((id) => !seenAtFirst.has(id));
      expect(seen, `seed ${seed}, step ${step}`).toEqual([]);
      const [raised] = await owners.asked<{ n: number }>(
        `select count(*)::int as n from users where ${byTenant} and not id = any ($2::uuid[])
         and kind <> 'merchant' and (kind = 'administrator' or is_it)`,
        [app.userId('yunling-op'), [...bystanders]],
      );
      expect(raised?.n, `seed ${seed}, step ${step}`).toBe(0);
      expect(await others(), `seed ${seed}, step ${step}`).toEqual(othersAtFirst);
    }
    expect(tried.taken).toBeGreaterThan(10);
    expect(tried.refused).toBeGreaterThan(10);
  },
  3_600_000,
);
