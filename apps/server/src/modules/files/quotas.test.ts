import { putPreference, startExport, uploadFile } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { multipart } from '../../testing/multipart.ts';
import { asOwner } from '../../testing/owner.ts';
import { onePagePdf as pdf } from '../../testing/pdf.ts';

let app: TestApp;
type Visitor = Awaited<ReturnType<TestApp['as']>>;
let merchant: Visitor;
beforeAll(async () => {
  app = await testApp();
  merchant = await app.as('starfield');
});
afterAll(() => app.stop());

const upload = (by = merchant) =>
  by.call(uploadFile, { query: { purpose: 'paymentProof' } }, multipart('a.pdf', pdf));
const decide = (code: string, value: number) =>
  asOwner(
    app.database,
    `insert into tenant_settings (tenant_id, code, value, changed_by)
     select tenant_id, $1, $2, id from users where username = 'yunling-admin'
     on conflict (tenant_id, code) do update set value = excluded.value`,
    [code, value],
  );

test('a merchant’s files have room up to what the tenant gives, and no other’s is taken', async () => {
  expect((await upload()).status).toBe(200);
  await decide('filesGbPerMerchant', 1);
  await asOwner(
    app.database,
    `update files set bytes = 1073741824 where id = (select id from files
       where user_id = $1 order by created_at desc limit 1)`,
    [app.userId('starfield')],
  );
  const refused = await upload();
  expect(refused).toMatchObject({ status: 422, body: { errorKey: 'file.noRoom' } });
  expect(refused.body.message).toContain('1 GB');
  expect((await upload(await app.as('kapok'))).status).toBe(200);
  await decide('filesGbPerMerchant', 2);
  expect((await upload()).status).toBe(200);
});

test('a merchant exports so often in an hour, and so many at a time', async () => {
  const body = { kind: 'consignee' as const, fields: ['name'], filter: {} };
  const start = (by = merchant) => by.call(startExport, { body });
  await decide('exportsPerHour', 2);
  expect((await start()).status).toBe(200);
  expect((await start()).status).toBe(200);
  expect((await start()).body).toMatchObject({ errorKey: 'export.tooMany' });
  expect((await start(await app.as('kapok'))).status).toBe(200);
  await decide('exportsPerHour', 100);
  for (let i = 2; i < 10; i++) expect((await start()).status).toBe(200);
  expect((await start()).body).toMatchObject({ errorKey: 'export.running' });
  await asOwner(app.database, 'update jobs set status = 2, ended_at = now()');
  expect((await start()).status).toBe(200);
});

test('a user keeps so many settings, and can still change those there are', async () => {
  const put = (code: string) =>
    merchant.call(putPreference, { params: { code }, body: { value: 1 } });
  expect((await put('first')).status).toBe(200);
  await asOwner(
    app.database,
    `insert into preferences (tenant_id, user_id, code, value)
     select tenant_id, id, 'made.' || n, '1' from users, generate_series(1, 299) n where id = $1`,
    [app.userId('starfield')],
  );
  expect((await put('another')).body).toMatchObject({ errorKey: 'preference.tooMany' });
  expect((await put('first')).status).toBe(200);
});
