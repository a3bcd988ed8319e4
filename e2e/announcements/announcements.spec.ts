import type { Page } from '@playwright/test';
import { add, publish } from '../../apps/server/src/modules/announcements/testing.ts';
import { toWire } from '../../apps/server/src/platform/clock/zone.ts';
import { choose } from '../support/actions.ts';
import { faults } from '../support/axe.ts';
import { sites } from '../support/sites.ts';
import {
  announcementsPage,
  chooseUser,
  expect,
  rowOf,
  socketOf,
  test,
  write,
} from './announcementsSteps.ts';
import { badgeOf, bellOf, enter, openBell, type Person } from './bellSteps.ts';

const unique = () => `停运通知 ${Math.random().toString(36).slice(2, 8)}`;

const newOne = async (page: Page) => {
  await page.getByRole('button', { name: '新增公告' }).click();
  await expect(page.getByRole('textbox', { name: '中文正文' })).toBeVisible();
};

const takeBack = async (page: Page, title: string) => {
  await choose(rowOf(page, title), '撤回');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /确\s*定/ })
    .click();
};

test('written, published, read with a receipt, withdrawn', async ({
  page,
  other,
  operator,
  person,
}) => {
  const title = unique();
  const ready = socketOf(other);
  await enter(other, person);
  await ready;
  await enter(page, operator, { path: announcementsPage });
  await newOne(page);
  const dialog = await write(
    page,
    { zh: title, en: 'Closed' },
    { zh: '周三停运一天', en: 'No service on Wednesday' },
  );
  await dialog.getByRole('tab', { name: '预览' }).click();
  await expect(dialog.getByRole('region', { name: 'English' })).toContainText('No service');
  await chooseUser(page, person.userId);
  await dialog.getByRole('button', { name: '保存并发布' }).click();
  await expect(badgeOf(other)).toHaveText('1', { timeout: 2_000 });
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, title)).toContainText('已发布');

  const panel = await openBell(other, 0);
  await panel.getByRole('button', { name: title }).click();
  await expect(other.getByRole('dialog', { name: title })).toContainText('周三停运一天');
  await expect(badgeOf(other)).toHaveCount(0);
  await other.keyboard.press('Escape');

  await page.reload();
  await expect(rowOf(page, title)).toContainText('1 / 1');
  await rowOf(page, title)
    .getByRole('button', { name: /的阅读情况/ })
    .click();
  const readers = page.getByRole('dialog', { name: /的阅读情况/ });
  await expect(readers).toContainText('测试用户');
  await expect(readers).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/);
  await page.keyboard.press('Escape');
  await expect(readers).toBeHidden();

  await takeBack(page, title);
  await expect(rowOf(page, title)).toContainText('已撤回');
  await choose(rowOf(page, title), '发布');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /发\s*布/ })
    .click();
  await expect(badgeOf(other)).toHaveText('1', { timeout: 2_000 });
  await takeBack(page, title);
  await expect(badgeOf(other)).toHaveCount(0, { timeout: 2_000 });
});

const form = {
  titleEn: 'Title',
  contentZh: '<p>正文</p>',
  contentEn: '<p>Text</p>',
  priority: 'L',
  msgCategory: 'announcement',
  toAll: false,
  startTime: null,
  endTime: null,
} as const;

const written = (operator: Person, titleZh: string, userIds: string[], more: object = {}) =>
  add(operator.ctx, { ...form, titleZh, userIds, ...more });

test('one that starts later is announced when it starts', async ({ page, operator, person }) => {
  const ready = socketOf(page);
  await enter(page, person);
  await ready;
  const starts = new Date(Date.now() + 6_000);
  const startTime = toWire(starts, operator.ctx.tenant.zone);
  const { id } = await written(operator, unique(), [person.userId], { startTime });
  await publish(operator.ctx, { id, revision: 1 });
  await expect(bellOf(page)).toHaveAccessibleName('通知，没有未读');
  await expect(badgeOf(page)).toHaveText('1', { timeout: 12_000 });
  expect(Date.now() - starts.getTime()).toBeLessThan(4_000);
});

test('the form says what is wrong, and where', async ({ page, operator }) => {
  await enter(page, operator, { path: announcementsPage });
  await newOne(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('中文标题').fill('标题');
  await dialog.getByRole('textbox', { name: '中文正文' }).fill('正文');
  await dialog.getByText('指定用户').click();
  await expect(dialog.getByRole('button', { name: '选择用户' })).toBeVisible();
  await dialog.getByRole('button', { name: /^保\s*存$/ }).click();
  await expect(dialog.getByRole('tab', { name: 'English' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(dialog.getByText(/^请填写/)).toHaveCount(2);
  await expect(dialog.getByText('请选择接收用户')).toBeVisible();
});

test('what cannot be done says why', async ({ page, operator, person }) => {
  const title = unique();
  const { id } = await written(operator, title, [person.userId]);
  await publish(operator.ctx, { id, revision: 1 });
  await enter(page, operator, { path: announcementsPage });
  await rowOf(page, title)
    .getByRole('button', { name: /更多操作$/ })
    .click();
  const edit = page.getByRole('menuitem', { name: '编辑' });
  await expect(edit).toHaveAttribute('aria-disabled', 'true');
  await expect(edit).toHaveAttribute('title', '公告已发布，请先撤回');
});

test('marks stay, attempts do nothing: in the editor, the preview and the bell', async ({
  page,
  operator,
  person,
}) => {
  const title = unique();
  await page.addInitScript('window.hits = 0; window.hit = () => { window.hits += 1; };');
  const html =
    '<p>好<img src=x onerror=hit()><script>hit()</script><a href="javascript:hit()">链接</a></p>';
  const { id } = await written(operator, title, [person.userId], { contentZh: html });
  await enter(page, operator, { path: announcementsPage });
  await choose(rowOf(page, title), '编辑');
  const text = page.getByRole('textbox', { name: '中文正文' });
  await expect(text).toHaveText('好链接');
  await text.evaluate((element, pasted) => {
    const data = new DataTransfer();
    data.setData('text/html', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  }, '<p><b>粗</b><img src=x onerror=hit()><svg onload=hit()></svg></p>');
  await expect(text.locator('strong')).toHaveText('粗');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: '预览' }).click();
  await expect(dialog.getByRole('region', { name: '中文' })).toContainText('粗');
  await dialog.getByRole('button', { name: '保存并发布' }).click();
  await expect(rowOf(page, title)).toContainText('已发布');
  expect(await page.evaluate('window.hits')).toBe(0);
  const { content_zh } = await operator.ctx.db
    .selectFrom('notices')
    .where('id', '=', id)
    .select('content_zh')
    .executeTakeFirstOrThrow();
  expect(content_zh).not.toMatch(/img|script|svg|onerror/);
});

test('the toolbar marks words and leads them somewhere', async ({ page, operator }) => {
  await enter(page, operator, { path: announcementsPage });
  await newOne(page);
  const text = page.getByRole('textbox', { name: '中文正文' });
  await text.fill('云岭');
  await page.keyboard.press('Control+a');
  const tools = page.getByRole('toolbar', { name: '文字格式' }).first();
  await tools.getByRole('button', { name: '加粗' }).click();
  await expect(tools.getByRole('button', { name: '加粗' })).toHaveAttribute('aria-pressed', 'true');
  await tools.getByRole('button', { name: '链接' }).click();
  const address = page.getByLabel('链接地址');
  await address.fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(page.getByText('链接须以 http://、https:// 或 mailto: 开头')).toBeVisible();
  await address.fill('https://yunling.example/');
  await page.keyboard.press('Enter');
  await expect(text.locator('a[href="https://yunling.example/"] strong, strong a')).toHaveText(
    '云岭',
  );
});

test('my notices: tabs, filter, all read, a link to one', async ({ page, kit, person }) => {
  const linked = await kit.notice(person, { title: '可转发', html: '<p>请看</p>' });
  for (let i = 0; i < 3; i += 1) await kit.message(person, `消息 ${i}`);
  await enter(page, person, { path: `/system/userAnnouncement?id=${linked}` });
  const dialog = page.getByRole('dialog', { name: '可转发' });
  await expect(dialog).toContainText('请看');
  await expect(badgeOf(page)).toHaveText('3');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${sites.yunling}/system/userAnnouncement`);
  await page.getByRole('main').getByRole('tab', { name: '系统消息' }).click();
  await expect(rowOf(page, '消息 2')).toContainText('未读');
  await page.getByRole('button', { name: '全部标为已读' }).click();
  await expect(badgeOf(page)).toHaveCount(0);
  await expect(rowOf(page, '消息 2')).not.toContainText('未读');
  await page.getByRole('main').getByRole('tab', { name: '消息设置' }).click();
  const off = page.getByRole('switch', { name: '站内接收：后台任务失败' });
  await off.click();
  await expect(off).not.toBeChecked();
  await kit.fail(person, await kit.job(person, '导出'), '原因');
  await page.waitForTimeout(800);
  await expect(badgeOf(page)).toHaveCount(0);
});

test('jobs are followed in two browsers and cancelled from one', async ({
  page,
  other,
  kit,
  person,
}) => {
  const id = await kit.job(person, '批量导入订单', { total: 200 });
  const ready = [socketOf(page), socketOf(other)];
  await enter(page, person, { path: '/system/jobs' });
  await enter(other, person, { path: '/system/jobs' });
  await Promise.all(ready);
  for (const one of [page, other]) {
    await expect(rowOf(one, '批量导入订单')).toContainText('0 / 200');
  }
  await kit.progress(person, id, 50, 10);
  for (const one of [page, other]) {
    await expect(rowOf(one, '批量导入订单')).toContainText('50 / 200，失败 10', { timeout: 2_000 });
  }
  await rowOf(page, '批量导入订单').getByRole('button', { name: '取消任务' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '取消任务' }).click();
  await expect(page.getByText('任务已取消')).toBeVisible();
  await expect(rowOf(other, '批量导入订单')).toContainText('已取消', { timeout: 2_000 });
  await expect(page.getByRole('main')).toContainText('没有正在处理的任务');
});

test('in English', async ({ page, operator, person }) => {
  await written(operator, unique(), [person.userId]);
  await enter(page, operator, { path: announcementsPage, language: 'en_US' });
  await expect(page.getByRole('heading', { name: 'Announcements' })).toBeVisible();
  await page.getByRole('button', { name: 'New announcement' }).click();
  await expect(page.getByRole('textbox', { name: 'Chinese text' })).toBeVisible();
  await page.goto(`${sites.yunling}/system/jobs`);
  await expect(page.getByRole('heading', { name: 'Background jobs' })).toBeVisible();
  await page.goto(`${sites.yunling}/system/userAnnouncement?view=settings`);
  await expect(
    page.getByRole('cell', { name: 'Background job failed', exact: true }),
  ).toBeVisible();
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious, ${theme}`, async ({ page, kit, operator }) => {
    // axe reads every rule on every element.
    test.setTimeout(240_000);
    await written(operator, unique(), [operator.userId]);
    await kit.message(operator, '消息');
    await kit.progress(operator, await kit.job(operator, '处理', { total: 9 }), 3, 1);
    await enter(page, operator, { path: announcementsPage, theme });
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    expect(await faults(page, 'main')).toEqual([]);
    await newOne(page);
    await page.getByRole('dialog').getByText('指定用户').click();
    await expect(page.getByRole('button', { name: '选择用户' })).toBeVisible();
    expect(await faults(page, '.ant-modal')).toEqual([]);
    for (const path of ['/system/jobs', '/system/userAnnouncement?msgCategory=message']) {
      await page.goto(`${sites.yunling}${path}`);
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      expect(await faults(page, 'main')).toEqual([]);
    }
    await page.goto(`${sites.yunling}/system/userAnnouncement?view=settings`);
    await expect(page.getByRole('switch').first()).toBeVisible();
    expect(await faults(page, 'main')).toEqual([]);
  });
}
