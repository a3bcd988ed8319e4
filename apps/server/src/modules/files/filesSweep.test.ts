import { deleteOrderFile, type FilePurpose } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { subjects } from '../../testing/areas.ts';
import { asOwner } from '../../testing/owner.ts';
import { sweepFiles } from './files.sweep.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const dayMs = 86_400_000;

/** A stored file so many days old. */
const fileOf = async (purpose: FilePurpose, days: number) => {
  const ctx = await app.ctxOf();
  const id = newId();
  const contentType = 'application/pdf';
  await ctx.node.storage.put(`${ctx.tenant.id}/${id}`, Buffer.from('x'), { contentType });
  await ctx.db
    .insertInto('files')
    .values({
      ...{ tenant_id: ctx.tenant.id, id, purpose, name: 'a.pdf', content_type: contentType },
      ...{ bytes: 1, sha256: '', created_at: new Date(Date.now() - days * dayMs) },
    })
    .execute();
  return id;
};

const isThere = async (id: string) => {
  const ctx = await app.ctxOf();
  const rows = await asOwner(app.database, 'select from files where id = $1', [id]);
  const stored = await ctx.node.storage.get(`${ctx.tenant.id}/${id}`);
  stored?.body.destroy();
  expect(stored !== null, 'row and file go together').toBe(rows.length > 0);
  return rows.length > 0;
};

test('what nobody attached and what was made for somebody goes when it is old', async () => {
  const files: [FilePurpose, number, boolean][] = [
    ['paymentProof', 8, false],
    ['paymentProof', 6, true],
    ['importSheet', 8, false],
    ['export', 31, false],
    ['export', 29, true],
    ['importErrors', 31, false],
    ['orderFile', 8, false],
    ['orderFile', 6, true],
    ['labelSet', 31, false],
    ['labelSet', 29, true],
    // Nothing refers to these by key, so nobody knows whether they are in use.
    ['avatar', 400, true],
    ['tenantLogo', 400, true],
    ['label', 400, true],
  ];
  const ids = await Promise.all(files.map(([purpose, days]) => fileOf(purpose, days)));
  await sweepFiles(await app.ctxOf());
  const left = await Promise.all(ids.map(isThere));
  expect(files.map(([purpose, days], at) => [purpose, days, left[at]])).toEqual(files);
  // Again: nothing more, and no fault.
  await sweepFiles(await app.ctxOf());
});

test('what is in use stays, however old', async () => {
  const ctx = await app.ctxOf();
  const userId = app.userId('starfield');
  const [owner] = await asOwner<{ merchant_id: string }>(
    app.database,
    'select merchant_id from users where id = $1',
    [userId],
  );
  const merchantId = owner?.merchant_id as string;
  await subjects.import?.({ ctx, userId, merchantId });
  await subjects.topUp?.({ ctx, userId, merchantId });
  await subjects.orderFile?.({ ctx, userId, merchantId });
  // One whose deletion can be taken back is in use too.
  const deleted = await subjects.orderFile?.({ ctx, userId, merchantId });
  const keeper = await app.as('starfield');
  await keeper.call(deleteOrderFile, { body: { id: deleted as string } });
  const set = await subjects.labelSet?.({ ctx, userId, merchantId });
  await asOwner(app.database, 'update label_sets set file_id = $2 where id = $1', [
    set,
    await fileOf('labelSet', 0),
  ]);
  await asOwner(app.database, `update files set created_at = now() - interval '1 year'`);
  const used = () =>
    asOwner(
      app.database,
      `select f.id from files f where id in (select file_id from imports)
       or id in (select file_id from top_up_credentials)
       or id in (select file_id from order_files)
       or id::text in (select record ->> 'file_id' from deleted_records)
       or id in (select file_id from label_sets) order by 1`,
    );
  const before = await used();
  expect(before.length).toBeGreaterThanOrEqual(5);
  await sweepFiles(ctx);
  expect(await used()).toEqual(before);
});

test('a tenant decides how long spreadsheets are kept', async () => {
  await asOwner(
    app.database,
    `insert into tenant_settings (tenant_id, code, value, changed_by)
     select tenant_id, 'keptFileDays', 3, id from users where id = $1`,
    [app.userId('yunling-op')],
  );
  const [old, young] = [await fileOf('export', 4), await fileOf('export', 2)];
  await sweepFiles(await app.ctxOf());
  expect([await isThere(old), await isThere(young)]).toEqual([false, true]);
});
