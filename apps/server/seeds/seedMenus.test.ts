import { deleteMenu, listMenuVersions } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  changeEntry,
  draftOf,
  entryOf,
  publish,
  titlesSeen,
} from '../src/modules/menus/testing.ts';
import { asOwner } from '../src/testing/owner.ts';
import { openVisitors, type Visitors } from '../src/testing/visitors.ts';
import { seedMenus } from './seedMenus.ts';

let { app, admin } = {} as Visitors;
beforeAll(async () => {
  ({ app, admin } = await openVisitors());
});
afterAll(() => app.stop());

const seenBy = async (username: string) => titlesSeen(await app.as(username));

const release = async () => seedMenus((await app.mint()).db, (await app.ctxOf()).tenant.id);

test('a release brings nothing back that people changed or removed', async () => {
  const gone = await entryOf(admin, 'order:skuEdit');
  await admin.call(deleteMenu, { body: { id: gone.id, revision: gone.revision } });
  await changeEntry(admin, 'product/List', { nameZh: '我们的产品' });
  expect((await publish(admin)).status).toBe(200);
  const before = await draftOf(admin);
  await release();
  expect(await draftOf(admin)).toEqual(before);
  expect(await seenBy('starfield')).toContain('我们的产品');
});

test('a release adds what is new at its place, to the menu and to a draft that is being changed', async () => {
  const { id } = await entryOf(admin, 'order/CostChanges');
  // As if it had never been there.
  await asOwner(
    app.database,
    `with a as (delete from menus where id = $1), b as (delete from menu_draft_entries where id = $1)
     update menu_versions set entries =
       (select jsonb_agg(e) from jsonb_array_elements(entries) e where e ->> 'id' <> $1::text)`,
    [id],
  );
  await changeEntry(admin, 'ops/Claims', { nameZh: '理赔台' });
  await release();
  const { entries, changes } = await draftOf(admin);
  expect(changes).toBe(1);
  const names = entries.map(({ component }) => component).filter(Boolean);
  expect(names[names.indexOf('order/CostChanges') - 1]).toBe('ops/TrackCodes');
  expect(await seenBy('starfield')).toContain('费用变更');
  const [latest] = (await admin.call(listMenuVersions)).result;
  expect(latest).toMatchObject({ by: '', changes: [] });
});
