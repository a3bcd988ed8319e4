import {
  addTeamMember,
  calls,
  createFileTicket,
  type FilePurpose,
  fileAccess,
  getOrderDetail,
  permissionGroups,
  permissionsFor,
  uploadFile,
  uploadPurposes,
  withNeeds,
  withoutNeeding,
} from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { samples, subjects } from '../../testing/areas.ts';
import { multipart } from '../../testing/multipart.ts';
import type { Owner } from '../../testing/subjects.ts';
import { idFields, put } from '../../testing/walk.ts';
import { startSession } from '../auth/testing.ts';
import { makeFile } from '../files/testing.ts';
import { labelsModule } from './module.ts';
import { newPrintable } from './records/recordsTestSubjects.ts';

type Visitor = Awaited<ReturnType<TestApp['as']>>;

/** All that a merchant can let a colleague do, but print and what is of no use without. */
const mayDo = withNeeds(withoutNeeding(Object.values(permissionGroups).flat(), 'order:print'));

let app: TestApp;
let boss: Visitor;
let member: Visitor;
let owner: Owner;
let order: { id: string; labelKey: string };
beforeAll(async () => {
  app = await testApp();
  boss = await app.as('starfield');
  const body = { username: 'no-print', realname: 'No print', password: 'Newpass123' };
  const hired = await boss.call(addTeamMember, { body: { ...body, permissions: mayDo } });
  const ctx = await app.ctxOf();
  member = app.withToken(await startSession(ctx, hired.result.id));
  owner = { ctx, userId: app.userId('starfield'), merchantId: app.merchantId('M100001') };
  order = { id: await newPrintable(owner), labelKey: await makeFile('label')(owner) };
  await ctx.db
    .updateTable('orders')
    .set({ label_file_id: order.labelKey })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', order.id)
    .execute();
});
afterAll(() => app.stop());

/** Calls of labels that show none, by which a member without the permission may still pass. */
const showsNone: Readonly<Record<string, string>> = {
  listPrintRecords: 'who printed what, and nothing of what stood on it',
  listLabelDesigns: 'how labels may look',
  chooseLabelDesign: 'how labels shall look',
};

const nameOf = new Map(Object.entries(calls).map(([name, call]) => [call, name]));
const ofLabels = labelsModule.routes?.map(({ call }) => ({ call, name: nameOf.get(call) ?? '' }));

test('the member may do all but print', () => {
  expect(mayDo).toEqual(expect.arrayContaining(['order:list', 'order:detail', 'order:scanRecord']));
  expect(mayDo.filter((one) => withNeeds([one]).includes('order:print'))).toEqual([]);
});

/** The call's sample, of the member's own merchant. */
const ask = async (by: Visitor, name: string, orderId?: string) => {
  const call = calls[name] ?? expect.fail(name);
  const fields = idFields(call);
  const ids: Record<string, string> = {};
  for (const field of fields) {
    const isOrder = field.kind === 'order' && orderId !== undefined;
    ids[field.name] = isOrder ? orderId : ((await subjects[field.kind]?.(owner)) ?? '');
  }
  const sample = samples[name] ?? {};
  const more = (await sample.before?.(app, ids, by.token as string)) ?? {};
  const asked = put(call, { ...sample, ...more }, fields, ids);
  return by.call(call, asked as never, sample.payload ? { payload: sample.payload } : {});
};

describe('without the permission to print', () => {
  test.each(ofLabels ?? [])('$name shows no label', async ({ call, name }) => {
    if (name in showsNone) {
      expect(call.result, 'a file would be one').not.toBe('file');
      return;
    }
    const reply = await ask(member, name, order.id);
    expect([reply.status, reply.body.errorKey]).toEqual([403, 'request.forbidden']);
  });

  test('no exception is left over', () => {
    const known = ofLabels?.map(({ name }) => name) ?? [];
    expect(Object.keys(showsNone).filter((name) => !known.includes(name))).toEqual([]);
  });

  const isOfLabels = (purpose: FilePurpose) => {
    const access = fileAccess[purpose];
    if (access === 'own' || 'kinds' in access) return false;
    return access.some((one) => withNeeds([one]).includes('order:print'));
  };
  const purposes = (Object.keys(fileAccess) as FilePurpose[]).filter(isOfLabels);

  test('files of labels are told by what they are for', () => {
    expect(purposes.sort()).toEqual(['label', 'labelFile', 'labelSet', 'orderFile']);
  });

  test.each(purposes)('no ticket is given for a %s', async (purpose) => {
    const asked = { body: { key: await makeFile(purpose)(owner) } };
    expect((await boss.call(createFileTicket, asked)).status).toBe(200);
    const { status, body } = await member.call(createFileTicket, asked);
    expect([status, body.errorKey]).toEqual([403, 'request.forbidden']);
  });

  test.each(uploadPurposes.filter(isOfLabels))('no %s can be brought', async (purpose) => {
    const pdf = multipart('own.pdf', Buffer.from('%PDF-1.4\n%%EOF\n'));
    const { status } = await member.call(uploadFile, { query: { purpose } }, pdf);
    expect(status).toBe(403);
  });

  test('the order is shown, its label’s key is not', async () => {
    const shown = async (by: Visitor) =>
      (await by.call(getOrderDetail, { query: { id: order.id } })).result.labelKey;
    expect(await shown(boss)).toBe(order.labelKey);
    expect(await shown(member)).toBeNull();
  });

  const aboutOrders = Object.entries(calls).filter(
    ([, call]) =>
      idFields(call).some(({ kind }) => kind === 'order') &&
      permissionsFor(call.access).some((one) => mayDo.includes(one)),
  );

  test.each(aboutOrders)('%s tells nothing of the label’s file', async (name) => {
    const { raw } = await ask(member, name, order.id);
    expect(raw.payload).not.toContain(order.labelKey);
  });
});
