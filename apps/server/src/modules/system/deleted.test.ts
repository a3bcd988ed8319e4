import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweep } from '../../platform/jobs/sweep.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { systemModule } from './module.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

test('what was deleted is kept for a day and no longer', async () => {
  const deleted = (hours: number) =>
    asOwner<{ id: string }>(
      app.database,
      `insert into deleted_records (tenant_id, kind, id, record, parts, deleted_at)
       select tenant_id, 'sku', gen_random_uuid(), '{}', '{}', now() - $1 * interval '1 hour' from tenants limit 1
       returning id`,
      [hours],
    );
  const [[young], [old]] = [await deleted(23), await deleted(25)];
  await sweep(JSON.parse(app.database.cells).c1.sweep, systemModule.expired ?? []);
  const ids = (await asOwner(app.database, 'select id from deleted_records')).map(({ id }) => id);
  expect(ids).toContain(young?.id);
  expect(ids).not.toContain(old?.id);
});
