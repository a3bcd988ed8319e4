import {
  type CallSpec,
  calls,
  listDataRules,
  listOrders,
  mayHold,
  permissionsFor,
} from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { seedId } from '../../seeds/seedId.ts';
import { startSession } from '../modules/auth/testing.ts';
import { openRuled, type Ruled } from '../modules/dataRules/testing.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { samples, subjects } from '../testing/areas.ts';
import { idFields, put } from '../testing/walk.ts';

interface Def {
  type?: string;
  innerType?: z.ZodMiniType;
  element?: z.ZodMiniType;
}
const defOf = (schema: unknown) => (schema as { _zod?: { def: Def } })?._zod?.def ?? {};
const shapeOf = (schema: unknown): unknown[] =>
  Object.values((schema as { shape?: Record<string, unknown> })?.shape ?? {});
const bare = (schema: unknown): unknown => {
  const { innerType } = defOf(schema);
  return innerType ? bare(innerType) : schema;
};

/** Rows, not words: a list of objects. */
const isRows = (schema: unknown) => {
  const { type, element } = defOf(bare(schema));
  return type === 'array' && shapeOf(bare(element)).length > 0;
};
const answersRows = ({ result }: CallSpec) => {
  const whole = bare(result);
  return (
    isRows(whole) || shapeOf(whole).some((part) => isRows(part) || shapeOf(bare(part)).some(isRows))
  );
};

/** What the tenant's own people can ask for and changes nothing. */
const isStaffs = ({ access, log }: CallSpec) =>
  !log &&
  (access === 'signedIn' ||
    permissionsFor(access).some((permission) => mayHold('administrator', permission)));

const lists = Object.entries(calls).filter(([, call]) => isStaffs(call) && answersRows(call));

let app: TestApp;
let ruled: Ruled;
beforeAll(async () => {
  app = await testApp();
  ruled = await openRuled(app, 30);
}, 60_000);
afterAll(async () => {
  await ruled?.stop();
  await app.stop();
});

test('each list of the staff says whose data rules it obeys, or why none', () => {
  expect(lists.length).toBeGreaterThan(60);
  const silent = lists.filter(([, { rules }]) => !rules).map(([name]) => name);
  expect(silent).toEqual([]);
  const reasons = lists.flatMap(([, { rules }]) => (typeof rules === 'object' ? rules.none : []));
  expect(reasons.filter((reason) => reason.length < 5)).toEqual([]);
});

/** The words of an answer that name an order or a merchant of the tenant. */
const named = (answer: unknown, names: ReadonlySet<string>) => {
  const words = JSON.stringify(answer ?? null).match(/[A-Z][A-Z0-9-]{5,}/g) ?? [];
  return words.filter((word) => names.has(word));
};

test('nobody whose rules leave nothing is told of an order or a merchant by any list', async () => {
  const nowhere = { op: 'in', values: ['AQ'], column: 'country' } as const;
  const nobody = { op: 'in', values: [seedId('nobody')], column: 'merchant' } as const;
  await ruled.setRules([
    { roleId: ruled.roles[0], subject: 'orders', conditions: [{ ...nowhere, values: ['AQ'] }] },
    {
      roleId: ruled.roles[0],
      subject: 'merchants',
      conditions: [{ ...nobody, values: [...nobody.values] }],
    },
  ]);
  // What administrators alone may ask for, they may here too: it is the rules that narrow.
  await ruled.ask(
    `insert into role_permissions select tenant_id, $2, permission from role_permissions
     where tenant_id = $1 and role_id = (select id from roles where tenant_id = $1 and code = 'administrator')
     on conflict do nothing`,
    [ruled.tenant.id, ruled.roles[0]],
  );
  const rows = await ruled.ask<{ name: string }>(
    `select order_no as name from orders where tenant_id = $1
     union select code from merchants where tenant_id = $1`,
    [ruled.tenant.id],
  );
  const names = new Set(rows.map(({ name }) => name));
  const narrowed = app.withToken(await startSession(await app.ctxOf(), ruled.userId));
  const free = await app.as('yunling-admin');
  expect((await narrowed.call(listOrders, { body: {} })).result.total).toBe(0);
  expect((await narrowed.call(listDataRules)).status).toBe(200);
  const owner = {
    ctx: await app.ctxOf(),
    userId: app.userId('starfield'),
    merchantId: app.merchantId('M100001'),
  };
  const told: string[] = [];
  let toldFreely = 0;
  for (const [name, call] of lists) {
    const sample = samples[name] ?? expect.fail(`${name} has no sample`);
    const fields = idFields(call);
    const ids: Record<string, string> = {};
    for (const field of fields) ids[field.name] = (await subjects[field.kind]?.(owner)) as string;
    const more = (await sample.before?.(app, ids, free.token as string)) ?? {};
    const filled = put(call, { ...sample, ...more }, fields, ids) as never;
    const asked = async (visitor: typeof free) => (await visitor.call(call, filled)).result;
    if (named(await asked(narrowed), names).length > 0) told.push(name);
    if (named(await asked(free), names).length > 0) toldFreely += 1;
  }
  expect(told).toEqual([]);
  // Whoever has no rules is told of them by many: the question is no empty one.
  expect(toldFreely).toBeGreaterThan(8);
}, 120_000);
