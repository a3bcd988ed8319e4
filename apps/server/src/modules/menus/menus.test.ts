import {
  addMenu,
  deleteMenu,
  discardMenuDraft,
  duplicateCheck,
  editMenu,
  listMenuIcons,
  listMenuVersions,
  type MenuForm,
  moveMenu,
  previewMenu,
  publishMenu,
  revertMenu,
} from '@alpaca/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { groupForm, linkForm } from './menusTestForms.ts';
import { changeEntry, draftOf, entryOf, formOfEntry, publish, titlesSeen } from './menusTestKit.ts';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  app = await testApp();
  admin = await app.as('yunling-admin');
});
afterAll(() => app.stop());
beforeEach(async () => {
  const { revision, changes } = await draftOf(admin);
  if (changes > 0) await admin.call(discardMenuDraft, { body: { draft: revision } });
});

const add = (form: MenuForm, parentId: string | null = null) =>
  admin.call(addMenu, { body: { ...form, parentId } });

const change = (by: string, fields: Partial<MenuForm>) => changeEntry(admin, by, fields);

const move = async (by: string, parent: string | null, before: string | null = null) => {
  const { id, revision } = await entryOf(admin, by);
  const idOf = async (name: string | null) => (name ? (await entryOf(admin, name)).id : null);
  const [parentId, beforeId] = [await idOf(parent), await idOf(before)];
  return admin.call(moveMenu, { body: { id, revision, parentId, beforeId } });
};

const seenBy = async (username: string) => titlesSeen(await app.as(username));

test('nobody sees the draft until it is published, and then everybody sees all of it', async () => {
  const before = await seenBy('starfield');
  expect((await move('资料库', null, '运费试算')).status).toBe(200);
  await change('order/List', { nameZh: '所有订单' });
  expect(await seenBy('starfield')).toEqual(before);

  const told = () => asOwner(app.database, 'delete from outbox returning message');
  await told();
  const reply = await publish(admin);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  const after = await seenBy('starfield');
  expect(after).toContain('所有订单');
  expect(after.indexOf('资料库')).toBeLessThan(after.indexOf('运费试算'));
  expect(await told()).toContainEqual({ message: { cmd: 'access' } });

  const [latest] = (await admin.call(listMenuVersions)).result;
  expect(latest).toMatchObject({ version: reply.result.version, by: '何岭' });
  expect(latest?.changes.map(({ change, names }) => [change, names.zh])).toEqual([
    ['changed', '所有订单'],
    ['moved', '资料库'],
  ]);
});

describe('an entry is refused', () => {
  test('with a permission that another has, that nobody knows or that its kinds can not hold', async () => {
    const { id: parent } = await entryOf(admin, 'order/List');
    const button = (permission: string, kinds: MenuForm['kinds'] = ['operator']) =>
      add({ ...groupForm({ kinds }), type: 'button', permission }, parent);
    expect((await button('order:void')).body.errorKey).toBe('menu.permissionTaken');
    expect((await button('order:everything')).body.errorKey).toBe('menu.permissionUnknown');
    expect((await change('ops:productEdit', { kinds: ['merchant'] })).body.errorKey).toBe(
      'menu.kindsCannotHold',
    );
    const asked = { tableName: 'sys_permission', fieldName: 'perms', fieldVal: 'order:void' };
    expect((await admin.call(duplicateCheck, { query: asked })).result.free).toBe(false);
    const { id } = await entryOf(admin, 'order:void');
    const own = await admin.call(duplicateCheck, { query: { ...asked, dataId: id } });
    expect(own.result.free).toBe(true);
  });

  test('with a page that there is not, or that stands in the menu already', async () => {
    const page = (component: string) =>
      add({ ...groupForm(), type: 'page', component, permission: 'order:void' });
    expect((await page('order/Nothing')).body.errorKey).toBe('menu.pageUnknown');
    expect((await page('order/List')).body.errorKey).toBe('menu.pageTaken');
  });

  test('without what its type needs, with a redirect to nowhere, and as another type', async () => {
    const noUrl = await add({ ...groupForm(), type: 'link' });
    expect(noUrl.body).toMatchObject({ errorKey: 'request.invalid' });
    const astray = await add(groupForm({ redirect: '/nowhere' }));
    expect(astray.body.errorKey).toBe('menu.redirectUnknown');
    const noWeb = await add(linkForm({ url: 'javascript:alert(1)' }));
    expect(noWeb.body.errorKey).toBe('request.invalid');
    expect((await change('资料库', { type: 'link', url: 'https://a.example' })).body.errorKey).toBe(
      'menu.typeFixed',
    );
  });

  test('where it can not stand', async () => {
    expect((await move('order:void', 'order:pay')).body.errorKey).toBe('menu.wrongParent');
    expect((await move('order:void', null)).body.errorKey).toBe('menu.wrongParent');
    expect((await move('order/List', 'order/Track')).body.errorKey).toBe('menu.wrongParent');
    expect((await move('订单管理', '订单管理')).body.errorKey).toBe('menu.cycle');
    const { id } = await entryOf(admin, '订单管理');
    await add(groupForm({ nameZh: '内组' }), id);
    expect((await move('订单管理', '内组')).body.errorKey).toBe('menu.cycle');
    expect((await move('资料库', '内组')).body.errorKey).toBe('menu.tooDeep');
    expect((await move('order/Track', '内组')).status).toBe(200);
  });
});

describe('a menu that locks all administrators out', () => {
  const shut: Record<string, () => Promise<unknown>> = {
    'by hiding the page': () => change('system/Menus', { hidden: true }),
    'by hiding the group': () => change('系统管理', { hidden: true }),
    'by its kinds': () => change('system/Users', { kinds: ['operator'] }),
    'by being no route': () => change('system/Menus', { isRoute: false }),
    'by being for IT people, of whom there is none': () => change('系统管理', { itOnly: true }),
    'by removing it': async () => {
      const { id, revision } = await entryOf(admin, 'system/Users');
      return admin.call(deleteMenu, { body: { id, revision } });
    },
    'by a permission that no administrator holds': async () => {
      await asOwner(
        app.database,
        "delete from role_permissions where permission = 'ops:labelDesigns'",
      );
      const { id, revision } = await entryOf(admin, 'ops/LabelDesigns');
      await admin.call(deleteMenu, { body: { id, revision } });
      return change('system/Menus', { permission: 'ops:labelDesigns' });
    },
  };
  test.each(Object.keys(shut))('is refused %s', async (how) => {
    await asOwner(app.database, 'update users set is_it = false');
    await shut[how]?.();
    const { result } = await admin.call(previewMenu, { query: { as: 'administrator' } });
    expect(result.lockedOut.length, JSON.stringify(result.changes)).toBeGreaterThan(0);
    const { version } = await draftOf(admin);
    const reply = await publish(admin);
    expect(reply.body).toMatchObject({ errorKey: 'menu.lockedOut' });
    expect(reply.body.message).toMatch(/没有管理员能打开/);
    expect(await draftOf(admin)).toMatchObject({ version });
  });

  test('is refused by the table too, whoever writes it', async () => {
    await asOwner(app.database, "update users set is_it = true where username = 'yunling-admin'");
    const { db } = await app.ctxOf();
    const hide = (component: string) =>
      db.updateTable('menus').set({ hidden: true }).where('component', '=', component).execute();
    await expect(hide('system/Menus')).rejects.toThrow(/no administrator could open/);
    await hide('ops/LabelDesigns');
  });
});

test('whoever publishes says which draft they saw; of two, the second is told what changed', async () => {
  const seen = (await draftOf(admin)).revision;
  await change('order/Track', { nameEn: 'Where parcels are' });
  const reply = await admin.call(publishMenu, { body: { draft: seen } });
  expect(reply.body).toMatchObject({
    errorKey: 'record.changedMeanwhile',
    result: {
      changed: {
        by: '何岭',
        changes: [expect.objectContaining({ field: 'nameEn', to: 'Where parcels are' })],
      },
    },
  });
  const now = (await draftOf(admin)).revision;
  const both = await Promise.all(
    [1, 2].map(() => admin.call(publishMenu, { body: { draft: now } })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('permissions change hands in one publishing, and a preview counts who loses a page', async () => {
  await change('order:pay', { permission: 'order:submit', nameEn: 'x' });
  const swap = await entryOf(admin, 'order:void');
  await admin.call(deleteMenu, { body: { id: swap.id, revision: swap.revision } });
  expect((await change('order:refund', { permission: 'order:void' })).status).toBe(200);
  await change('order/Skus', { kinds: ['operator', 'administrator'] }).then((reply) =>
    expect(reply.body.errorKey).toBe('menu.kindsCannotHold'),
  );
  await change('trial/TrackQuery', { isRoute: false });
  const { result } = await admin.call(previewMenu, { query: { as: 'merchant' } });
  const holders = await asOwner<{ count: string }>(
    app.database,
    `select count(distinct u.id) from users u
     left join user_roles g on g.tenant_id = u.tenant_id and g.user_id = u.id
     left join role_permissions r on r.tenant_id = g.tenant_id and r.role_id = g.role_id
     left join user_permissions p on p.tenant_id = u.tenant_id and p.user_id = u.id
     where u.tenant_id = $1 and u.kind = 'merchant' and u.disabled_at is null
       and 'trial:track' in (r.permission, p.permission)`,
    [(await app.ctxOf()).tenant.id],
  );
  expect(result.reach).toEqual([
    {
      component: 'trial/TrackQuery',
      names: { zh: '轨迹查询', en: 'Track parcels' },
      lose: Number(holders[0]?.count),
      gain: 0,
    },
  ]);
  expect(result.lose).toBeGreaterThan(0);
  expect((await publish(admin)).status).toBe(200);
});

test('an earlier menu comes back as a draft, and publishing it is a version of its own', async () => {
  const was = await seenBy('yunling-op');
  const before = (await draftOf(admin)).version;
  await change('ops/Margin', { nameZh: '利润' });
  await add(linkForm());
  const gone = await entryOf(admin, 'ops/TrackCodes');
  await admin.call(deleteMenu, { body: { id: gone.id, revision: gone.revision } });
  expect((await publish(admin)).status).toBe(200);
  expect(await seenBy('yunling-op')).toEqual(expect.arrayContaining(['利润', '外部帮助']));

  const { revision } = await draftOf(admin);
  const reverted = await admin.call(revertMenu, { body: { draft: revision, version: before } });
  expect(reverted.status, JSON.stringify(reverted.body)).toBe(200);
  expect((await draftOf(admin)).changes).toBe(3);
  expect((await publish(admin)).status).toBe(200);
  expect(await seenBy('yunling-op')).toEqual(was);
  const [latest] = (await admin.call(listMenuVersions)).result;
  expect(latest).toMatchObject({ revertedTo: before });
  // Who had it open before it went is told, not overwritten.
  const late = await admin.call(editMenu, {
    body: { ...formOfEntry(gone), id: gone.id, revision: gone.revision },
  });
  expect(late.body).toMatchObject({ errorKey: 'record.changedMeanwhile' });
});

test('whoever brings an earlier menu back says which draft that replaces', async () => {
  const { revision: draft, version } = await draftOf(admin);
  await change('order/Track', { nameEn: 'Parcels under way' });
  const reply = await admin.call(revertMenu, { body: { draft, version } });
  expect(reply.body).toMatchObject({ errorKey: 'record.changedMeanwhile' });
  expect((await entryOf(admin, 'order/Track')).nameEn).toBe('Parcels under way');
});

describe('an entry with data rules stays', () => {
  const name = '只看德国';
  const giveRule = (by: string) =>
    asOwner(
      app.database,
      `insert into data_rules (tenant_id, id, name, menu_id, subject, conditions)
       select tenant_id, gen_random_uuid(), $1, id, 'orders', '[{"column":"country","op":"in","values":["DE"]}]'
       from menus where component = $2`,
      [name, by],
    );
  afterEach(() => asOwner(app.database, 'delete from data_rules where name = $1', [name]));

  test('in the draft, alone and with the group above it', async () => {
    await giveRule('order/List');
    const page = await entryOf(admin, 'order/List');
    const group = (await draftOf(admin)).entries.find(({ id }) => id === page.parentId);
    for (const entry of [page, group as typeof page]) {
      const { id, revision } = entry;
      const reply = await admin.call(deleteMenu, { body: { id, revision } });
      expect(reply.body).toMatchObject({ errorKey: 'menu.hasRules' });
      expect(reply.body.message).toContain(`“${page.nameZh}”还有数据规则“${name}”`);
    }
    expect((await draftOf(admin)).changes).toBe(0);
  });

  test('in the menu, where the rule was made after it went from the draft', async () => {
    const { id, revision } = await entryOf(admin, 'ops/TrackCodes');
    expect((await admin.call(deleteMenu, { body: { id, revision } })).status).toBe(200);
    await giveRule('ops/TrackCodes');
    const { version } = await draftOf(admin);
    expect((await publish(admin)).body).toMatchObject({ errorKey: 'menu.hasRules' });
    expect(await draftOf(admin)).toMatchObject({ version });
  });
});

test('icons are for IT people, and tell where each is used', async () => {
  await asOwner(app.database, "update users set is_it = true where username = 'yunling-admin'");
  const icons = await (await app.as('yunling-admin')).call(listMenuIcons);
  expect(icons.result.find(({ icon }) => icon === 'MenuOutlined')?.usedBy).toEqual(['菜单']);
  await asOwner(app.database, "update users set is_it = false where username = 'yunling-admin'");
  const again = await app.as('yunling-admin');
  expect((await again.call(listMenuIcons)).status).toBe(403);
});
