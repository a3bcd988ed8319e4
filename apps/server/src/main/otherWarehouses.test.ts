import { type CallSpec, calls, permissionsFor } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DispatchKit, openDispatchKit } from '../modules/dispatch/testing.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { samples, subjects } from '../testing/areas.ts';
import { asOwner } from '../testing/owner.ts';
import { revisionOf } from '../testing/revisions.ts';
import { idFields, put } from '../testing/walk.ts';

// The staff of one warehouse does nothing in another: every call of theirs is asked by somebody who works
// in none.

const elsewhere = 'yunling-op2';
let app: TestApp;
let kit: DispatchKit;
let parcel: Awaited<ReturnType<typeof withheld>>;
beforeAll(async () => {
  app = await testApp();
  kit = await openDispatchKit(app);
  parcel = await withheld();
});
afterAll(async () => {
  await kit.close();
  await app.stop();
});

const atWork = ['ops:receive', 'ops:withheld', 'ops:dispatch', 'ops:returns'];

/** Calls of people at work that ask for no warehouse, and why. */
const ofNone: Record<string, string> = {
  getOwnBadge: 'one’s own badge',
  setOwnBadge: 'one’s own badge',
  removeOwnBadge: 'one’s own badge',
  changeAtStation: 'who goes on at a station; what they do there asks again',
  listOwnWarehouses: 'where one works',
};

const table = Object.entries(calls).filter(([, { access }]) =>
  permissionsFor(access).some((permission) => atWork.includes(permission)),
);
const walked = table.filter(([name]) => !(name in ofNone));

const read = async (query: string, id: string): Promise<string> =>
  (await asOwner<{ id: string }>(app.database, query, [id]))[0]?.id as string;

/** A parcel that is withheld in the warehouse, with the talk about it. */
const withheld = async () => {
  const { id: order, no } = await kit.onFloor();
  await kit.withhold(order);
  const thread = await read('select id from threads where subject_id = $1', order);
  const message = 'select id from thread_messages where thread_id = $1 limit 1';
  return { no, ids: { order, thread, threadMessage: await read(message, thread) } };
};

const comeBackHere = (id: string) =>
  asOwner(app.database, 'update returns set warehouse_id = $2 where id = $1', [
    id,
    kit.warehouseId,
  ]);

/** Everything that a call names, in a warehouse where the caller does not work. */
const thingsFor = async (call: CallSpec) => {
  const known: Record<string, string> = parcel.ids;
  const owner = {
    ctx: await app.ctxOf(),
    userId: app.userId('yunling-op'),
    merchantId: kit.merchantId,
  };
  const ids: Record<string, string> = {};
  for (const { name, kind } of idFields(call)) {
    const make = subjects[kind] ?? expect.fail(`no way to make a ${kind}`);
    ids[name] = known[kind] ?? (await make(owner));
    if (kind === 'return') await comeBackHere(ids[name]);
  }
  const mine = 'delete from warehouse_staff where user_id = $1';
  await asOwner(app.database, mine, [app.userId(elsewhere)]);
  return ids;
};

test('names every call of people at work', () => {
  const told = table.filter(([, call]) => call.refuses?.includes('warehouse.notYours'));
  expect(told.map(([name]) => name)).toEqual(walked.map(([name]) => name));
});

test.each(walked)('%s refuses who works in another warehouse', async (name, call) => {
  const sample = samples[name] ?? {};
  const named = {
    ...sample,
    ...(sample.body && {
      body: { ...sample.body, ...('number' in sample.body && { number: parcel.no }) },
    }),
  };
  const fields = idFields(call);
  const things = await thingsFor(call);
  const asked = put(call, named, fields, things);
  const revised = call.edits && { revision: await revisionOf(app, call.edits, things.id ?? '') };
  const sent = { ...asked, ...(revised && { body: { ...asked.body, ...revised } }) };
  const reply = await (await app.as(elsewhere)).call(call, sent as never);
  expect(reply.body.errorKey, JSON.stringify(reply.body)).toBe('warehouse.notYours');
});
