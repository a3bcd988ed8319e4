import { menus } from '../../apps/server/seeds/menus.ts';
import { noticePages } from '../../apps/web/src/features/announcements/opening.ts';
import { sites } from '../support/sites.ts';
import { badgeOf, bellOf, enter, expect, openBell, panelOf, test } from './bellSteps.ts';

test('the badge counts announcements and system messages', async ({ page, kit, person }) => {
  await kit.notice(person, { title: '一号公告' });
  await kit.message(person, '一号消息');
  await kit.message(person, '二号消息');
  await enter(page, person);
  await expect(badgeOf(page)).toHaveText('3');
  await expect(bellOf(page)).toHaveAccessibleName('通知，3 条未读');

  const panel = await openBell(page, 0);
  await expect(panel).toBeVisible();
  expect((await panel.boundingBox())?.width).toBe(400);
  await expect(panel.getByRole('listitem')).toHaveText([/一号公告/]);
  await panel.getByRole('tab', { name: /系统消息/ }).click();
  await expect(panel.getByRole('listitem')).toHaveText([/二号消息/, /一号消息/]);
});

test('an empty bell says so and has no badge', async ({ page, person }) => {
  await enter(page, person);
  const panel = await openBell(page, 0);
  await expect(panel).toContainText('没有未读公告');
  await expect(badgeOf(page)).toHaveCount(0);
  await expect(bellOf(page)).toHaveAccessibleName('通知，没有未读');
});

test('what is raised elsewhere is on the page within two seconds', async ({
  page,
  kit,
  person,
}) => {
  const ready = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived'));
  await enter(page, person);
  await ready;
  await expect(bellOf(page)).toBeVisible();
  await kit.message(person, '刚刚发生');
  await expect(badgeOf(page)).toHaveText('1', { timeout: 2_000 });
  await kit.notice(person, { title: '给大家的' });
  await expect(badgeOf(page)).toHaveText('2', { timeout: 2_000 });
});

test('reading marks it read in every browser of the user', async ({
  page,
  browser,
  kit,
  person,
}) => {
  await kit.notice(person, { title: '请阅读', html: '<p>第一段</p><p>第二段</p>', priority: 'M' });
  const other = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await enter(page, person);
  await enter(other, person);
  await expect(badgeOf(page)).toHaveText('1');
  await expect(badgeOf(other)).toHaveText('1');

  const panel = await openBell(page, 0);
  await panel.getByRole('button', { name: /请阅读/ }).click();
  const dialog = page.getByRole('dialog', { name: '请阅读' });
  await expect(dialog).toContainText('第一段');
  await expect(dialog).toContainText('重要');
  await expect(dialog).toContainText('深圳云岭国际物流');
  await expect(panel).toBeHidden();
  await expect(badgeOf(page)).toHaveCount(0);
  await expect(badgeOf(other)).toHaveCount(0, { timeout: 2_000 });

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(bellOf(page)).toBeFocused();
  await page.reload();
  await expect(bellOf(page)).toHaveAccessibleName('通知，没有未读');
  await other.context().close();
});

test('each priority has its word and its colour', async ({ page, kit, person }) => {
  const tags = [
    { priority: 'L', word: '普通', colour: 'rgb(29, 95, 138)' },
    { priority: 'M', word: '重要', colour: 'rgb(133, 83, 10)' },
    { priority: 'H', word: '紧急', colour: 'rgb(179, 38, 30)' },
  ] as const;
  for (const { priority } of tags) {
    await kit.notice(person, { title: `级别 ${priority}`, priority });
  }
  await enter(page, person);
  const panel = await openBell(page, 0);
  for (const { priority, word, colour } of tags) {
    const item = panel.getByRole('listitem').filter({ hasText: `级别 ${priority}` });
    await expect(item.getByText(word, { exact: true })).toHaveCSS('color', colour);
  }
});

test('a component notice opens its page with what it is about', { tag: '@night' }, async ({
  page,
  kit,
  person,
}) => {
  await kit.message(person, '费用变更', {
    open: { page: 'order/CostChanges', busId: '0199-x' },
  });
  await enter(page, person);
  const panel = await openBell(page, 1);
  await panel.getByRole('button', { name: /费用变更/ }).click();
  await expect(page).toHaveURL(`${sites.yunling}/order/cost-changes?id=0199-x`);
  await expect(badgeOf(page)).toHaveCount(0);
});

test('one that names no page of ours shows its own text', { tag: '@night' }, async ({
  page,
  kit,
  person,
}) => {
  const openPage = 'https://elsewhere.example/order/Detail';
  await kit.notice(person, { title: '外面的', openType: 'component', openPage, busId: '1' });
  await enter(page, person);
  const panel = await openBell(page, 0);
  await panel.getByRole('button', { name: /外面的/ }).click();
  await expect(page.getByRole('dialog', { name: '外面的' })).toContainText('正文');
  await expect(page).toHaveURL(`${sites.yunling}/dashboard/analysis`);
});

test('the pages a notice may open are where the menu has them', () => {
  const paths = new Map<string, string>();
  const walk = (entries: typeof menus) => {
    for (const { component, path, children } of entries) {
      if (component) paths.set(component, path);
      walk(children ?? []);
    }
  };
  walk(menus);
  for (const [key, path] of Object.entries(noticePages)) expect(paths.get(key)).toBe(path);
});

test('the bell shows ten, says how many more, and leads to all', { tag: '@night' }, async ({
  page,
  kit,
  person,
}) => {
  for (let i = 0; i < 12; i += 1) await kit.message(person, `消息 ${i}`);
  await enter(page, person);
  await expect(badgeOf(page)).toHaveText('12');
  const panel = await openBell(page, 1);
  await expect(panel.getByRole('listitem')).toHaveCount(10);
  await expect(panel).toContainText('还有 2 条未读');
  await panel.getByRole('link', { name: '全部通知' }).click();
  await expect(page).toHaveURL(`${sites.yunling}/system/userAnnouncement`);
  await expect(panel).toBeHidden();
});

test('an urgent announcement shows itself after sign-in, once in a session', {
  tag: '@night',
}, async ({ page, kit }) => {
  const person = await kit.person({ unread: true });
  await kit.notice(person, { title: '台风停运', priority: 'H' });
  await enter(page, person);
  const bar = page.getByRole('complementary', { name: '最新紧急公告' });
  await expect(bar).toContainText('台风停运');
  await page.reload();
  await expect(badgeOf(page)).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('it can be read from where it shows itself', { tag: '@night' }, async ({
  page,
  kit,
  person,
}) => {
  await kit.notice(person, { title: '机场关闭', priority: 'H' });
  await enter(page, person);
  const bar = page.getByRole('complementary', { name: '最新紧急公告' });
  await bar.getByRole('button', { name: '查看' }).click();
  await expect(page.getByRole('dialog', { name: '机场关闭' })).toBeVisible();
  await expect(bar).toHaveCount(0);
  await expect(badgeOf(page)).toHaveCount(0);
});

test('and leaves by itself, to wait in the bell', async ({ page, kit, person }) => {
  await page.clock.install();
  await kit.notice(person, { title: '机场关闭', priority: 'H' });
  await enter(page, person);
  const bar = page.getByRole('complementary', { name: '最新紧急公告' });
  await expect(bar).toBeVisible();
  await page.clock.fastForward(21_000);
  await expect(bar).toHaveCount(0);
  await expect(badgeOf(page)).toHaveText('1');
});

test('an ordinary one waits in the bell', async ({ page, kit, person }) => {
  await kit.notice(person, { title: '周日收货', priority: 'M' });
  await enter(page, person);
  await expect(badgeOf(page)).toHaveText('1');
  await expect(page.getByRole('complementary', { name: '最新紧急公告' })).toHaveCount(0);
});

test('works by keyboard alone', async ({ page, kit, person }) => {
  await kit.message(person, '键盘可读');
  await enter(page, person);
  await bellOf(page).focus();
  await page.keyboard.press('Enter');
  const panel = panelOf(page);
  // Where something waits is where it opens.
  await expect(panel.getByRole('tab', { name: /系统消息/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('tab', { name: '后台任务' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(panel).toContainText('没有未读公告');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bellOf(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await panel.getByRole('tab', { name: '公告' }).press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '键盘可读' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bellOf(page)).toBeFocused();
});

test('on a phone it is a sheet from edge to edge', async ({ page, kit, person }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await kit.message(person, '手机上');
  await enter(page, person);
  const panel = await openBell(page, 1);
  const box = await panel.boundingBox();
  expect(box).toMatchObject({ x: 0, width: 390 });
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
});

test('in English: words, tags and both languages of a message', async ({ page, kit, person }) => {
  await kit.message(person, '标题', { priority: 'H' });
  await enter(page, person, { language: 'en_US' });
  await expect(bellOf(page)).toHaveAccessibleName('Notices, 1 unread');
  const panel = await openBell(page, 1);
  await expect(panel.getByRole('tab')).toHaveText(['Announcements', 'Messages1', 'Jobs']);
  await expect(panel.getByRole('listitem')).toContainText('Urgent');
  await panel.getByRole('button', { name: /标题 \(en\)/ }).click();
  await expect(page.getByRole('dialog', { name: '标题 (en)' })).toContainText('Text');
});
