import { type CallSpec, calls, logout, permissionsFor } from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedId } from '../../seeds/seedId.ts';
import { startSession } from '../modules/auth/testing.ts';
import { newCredential } from '../platform/credentials.ts';
import { newId } from '../platform/ids.ts';
import { type Reply, type TestApp, testApp } from '../testing/app.ts';
import { samples, subjects } from '../testing/areas.ts';
import { asOwner } from '../testing/owner.ts';
import { revisionOf } from '../testing/revisions.ts';
import type { Sample } from '../testing/samples.ts';
import { idFields, put } from '../testing/walk.ts';
import { routes } from './modules.ts';

let app: TestApp;
let noPermissions: string;
/** Of somebody who signed out. */
let over: string;
beforeAll(async () => {
  app = await testApp();
  noPermissions = await addUserWithoutRole();
  const left = await app.as('starfield');
  await left.call(logout);
  over = left.token as string;
});
afterAll(() => app.stop());

const addUserWithoutRole = async () => {
  const ctx = await app.ctxOf();
  const id = newId();
  const user = { kind: 'operator', username: 'no-role', password_hash: '', realname: 'No role' };
  await ctx.db
    .insertInto('users')
    .values({ tenant_id: ctx.tenant.id, id, ...user })
    .execute();
  return startSession(ctx, id);
};

const table = Object.entries(calls);
const sampleOf = (name: string): Sample =>
  samples[name] ?? expect.fail(`${name} has no sample: add one beside its module`);

const ownerOf = async (username: string, merchantCode: string, code: string) => {
  const tenantId = seedId(`tenant/${code}`);
  return {
    ctx: await app.ctxOf(code),
    userId: seedId(`${tenantId}/user/${username}`),
    merchantId: seedId(`${tenantId}/merchant/${merchantCode}`),
  };
};

/** As a form of this moment would send it. */
const withRevision = async (call: CallSpec, sample: Sample): Promise<Sample> => {
  const { id } = (sample.body ?? {}) as { id?: string };
  if (!call.edits || !id) return sample;
  const revision = await revisionOf(app, call.edits, id);
  return { ...sample, body: { ...sample.body, revision } };
};

const ask = (visitor: ReturnType<TestApp['withToken']>, call: CallSpec, sample: Sample) =>
  visitor.call(call, sample as never, {
    ...(sample.headers && { headers: sample.headers }),
    ...(sample.payload && { payload: sample.payload }),
  });

const anyId = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** What an answer tells, but for its moment and the ids of what the call itself has made. */
const comparable = ({ status, headers, body }: Reply) => {
  const { date: _, ...rest } = headers;
  const result = JSON.parse(JSON.stringify(body.result ?? null).replace(anyId, 'some id'));
  return { status, headers: rest, body: { ...body, result, timestamp: 0 } };
};

describe('every call', () => {
  test('is bound exactly once', () => {
    expect(routes.map((r) => `${r.call.method} ${r.call.path}`).sort()).toEqual(
      table.map(([, call]) => `${call.method} ${call.path}`).sort(),
    );
  });

  test('has a sample, and no sample is left over', () => {
    expect(Object.keys(samples).sort()).toEqual(Object.keys(calls).sort());
  });
});

describe.each(table.filter(([, call]) => call.access !== 'open'))('%s refuses', (name, call) => {
  test('who brings no token, a made-up one or one that is over', async () => {
    const sample = sampleOf(name);
    const tokens = {
      none: '',
      nonsense: 'nonsense',
      madeUp: newCredential('c1', seedId('tenant/yunling')).text,
      noSuchCell: newCredential('c9', seedId('tenant/yunling')).text,
      otherTenant: newCredential('c1', seedId('tenant/haituo')).text,
      over,
    };
    for (const [which, token] of Object.entries(tokens)) {
      const { status, body } = await ask(app.withToken(token), call, sample);
      const refused = { which, status, code: body.code, errorKey: body.errorKey };
      expect(refused).toEqual({ which, status: 401, code: 2, errorKey: 'session.over' });
    }
  });
});

const needsPermission = table.filter(([, call]) => permissionsFor(call.access).length > 0);
test.each(needsPermission)('%s refuses who lacks its permission', async (name, call) => {
  const reply = await ask(app.withToken(noPermissions), call, sampleOf(name));
  expect(reply).toMatchObject({ status: 403, body: { errorKey: 'request.forbidden' } });
});

describe.each(table)('%s', (name, call) => {
  test('answers its sample as it says', async () => {
    const sample = sampleOf(name);
    const visitor = await app.as(sample.as ?? 'starfield');
    const fields = idFields(call);
    const owner = await ownerOf('starfield', 'M100001', 'yunling');
    const ids: Record<string, string> = {};
    for (const { name, kind } of fields) {
      const make = subjects[kind] ?? expect.fail(`no way to make a ${kind}: add it to subjects`);
      ids[name] = await make(owner);
    }
    const more = (await sample.before?.(app, ids, visitor.token as string)) ?? {};
    const filled = put(call, { ...sample, ...more }, fields, ids);
    const reply = await ask(visitor, call, await withRevision(call, { ...sample, ...filled }));
    if (sample.answers) expect(reply.body.errorKey).toBe(sample.answers);
    else expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  });
});

/** What all merchants of a tenant share: no one's is another's. */
const shared = ['labelDesign'];

const withIds = table.filter(([, call]) => idFields(call).length > 0);

describe.each(withIds)("%s answers strangers' ids", (name, call) => {
  test.each(idFields(call))('in $name as ids that do not exist', async (field) => {
    const sample = sampleOf(name);
    const visitor = await app.as('starfield');
    const make = subjects[field.kind] ?? expect.fail(`no way to make a ${field.kind}`);
    const mine = await make(await ownerOf('starfield', 'M100001', 'yunling'));
    const more =
      (await sample.before?.(app, { [field.name]: mine }, visitor.token as string)) ?? {};
    const replyFor = async (id: string) => {
      const filled = put(call, { ...sample, ...more }, [field], { [field.name]: id });
      const asked = await withRevision(call, { ...sample, ...filled });
      return comparable(await ask(visitor, call, asked));
    };
    const nobody = await replyFor(newId());
    const otherMerchant = await make(await ownerOf('kapok', 'M100002', 'yunling'));
    const otherTenant = await make(await ownerOf('seabreeze', 'M100001', 'haituo'));
    if (!shared.includes(field.kind)) expect(await replyFor(otherMerchant)).toEqual(nobody);
    expect(await replyFor(otherTenant)).toEqual(nobody);
    expect(JSON.stringify(nobody)).not.toContain(otherMerchant);
  });
});

test('of all that the samples did no line of the log tells a phone or an e-mail', async () => {
  const told = [...JSON.stringify(samples).matchAll(/"([^"\s]+@[^"\s]+\.\w+|\+?[\d ()-]*\d{4})"/g)];
  const people = [...new Set(told.map(([, text = '']) => text))].filter(
    (text) => text.includes('@') || /^(\+\d|1[3-9]\d{9}$)/.test(text),
  );
  expect(people.length).toBeGreaterThan(0);
  const lines = await asOwner<{ line: string }>(
    app.database,
    `select concat_ws(' ', params, about, changes) as line from operation_logs`,
  );
  expect(lines.length).toBeGreaterThan(50);
  const all = lines.map(({ line }) => line).join('\n');
  expect(people.filter((text) => all.includes(text))).toEqual([]);
});
