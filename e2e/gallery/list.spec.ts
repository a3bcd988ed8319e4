import type { Page } from '@playwright/test';
import { expect, test } from './gallerySteps.ts';

const rows = (page: Page) => page.getByRole('table').locator('[data-row-key]');
const row = (page: Page, key: string) => page.locator(`[data-row-key="${key}"]`);
const address = (page: Page) => new URL(page.url()).searchParams;
const heads = (page: Page) => page.getByRole('columnheader').allInnerTexts();

/** Once the server has what was changed, drops this browser's copy of it. */
const forgetCopies = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const names = Object.keys(localStorage).filter((name) => name.includes('preference'));
        const waiting = names.filter((name) => localStorage[name].includes('"unsaved":true'));
        if (waiting.length === 0) for (const name of names) localStorage.removeItem(name);
        return waiting;
      }),
    )
    .toEqual([]);

test('the filter lives in the address: set, reset, back and forward', async ({ page, open }) => {
  await open(
    '/gallery/list?status=draft&pageNo=3&pageSize=100&numbers=A1&numbers=B2&country=nonsense',
  );
  const search = page.getByRole('search');
  await expect(search.getByText('草稿')).toBeVisible();
  // A field behind "more" is set, and counted there.
  await search.getByRole('button', { name: '更多' }).click();
  await expect(search.getByLabel('单号')).toHaveValue('A1\nB2');
  await page.keyboard.press('Escape');
  await expect(row(page, 'row-200')).toBeVisible();

  await search.getByLabel('产品').fill('  UK Line ');
  await page.keyboard.press('Enter');
  await expect.poll(() => address(page).get('product')).toBe('UK Line');
  // Another filter leads to the first page.
  expect(address(page).has('pageNo')).toBe(false);
  await expect(row(page, 'row-0')).toBeVisible();

  await page.goBack();
  await expect(search.getByLabel('产品')).toHaveValue('');
  await expect(row(page, 'row-200')).toBeVisible();
  await page.goForward();
  await expect(search.getByLabel('产品')).toHaveValue('UK Line');

  await search.getByRole('button', { name: '重置' }).click();
  await expect.poll(() => [...address(page).keys()]).toEqual(['pageSize']);
  await expect(search.getByLabel('产品')).toHaveValue('');
});

test('an address with parts that are not allowed still shows the list', async ({ page, open }) => {
  await open('/gallery/list?pageNo=-3&pageSize=7000&sort=evil&mode=none');
  await expect(row(page, 'row-0')).toBeVisible();
  await expect(page.getByText('共 10,000+ 条')).toBeVisible();
});

test('pages: sizes, numbers of rows, ten thousand deep, then hooks for going on', async ({
  page,
  open,
}) => {
  await open('/gallery/list?pageSize=10');
  const pager = page.getByRole('navigation', { name: '分页' });
  await expect(rows(page)).toHaveCount(10);
  await expect(row(page, 'row-9').getByRole('cell').first()).toHaveText('10');

  await pager.getByRole('listitem', { name: '2', exact: true }).click();
  await expect.poll(() => address(page).get('pageNo')).toBe('2');
  await expect(row(page, 'row-10').getByRole('cell').first()).toHaveText('11');

  await pager.getByRole('combobox').click();
  await expect(page.locator('.ant-select-item-option-content')).toHaveText([
    '10 条/页',
    '50 条/页',
    '100 条/页',
    '500 条/页',
    '1000 条/页',
  ]);
  await page.getByText('1000 条/页').click();
  await expect.poll(() => address(page).get('pageSize')).toBe('1000');
  expect(address(page).has('pageNo')).toBe(false);

  await expect(pager.getByRole('button', { name: '继续向后' })).toHaveCount(0);
  await pager.getByRole('listitem', { name: '10', exact: true }).click();
  await pager.getByRole('button', { name: '继续向后' }).click();
  await expect(page.getByTestId('deep')).toHaveText('next');
  await pager.getByRole('button', { name: '最后一页' }).click();
  await expect(page.getByTestId('deep')).toHaveText('last');
});

test('the pager is not there when there is one page; larger totals are told exactly', async ({
  page,
  open,
}) => {
  await open('/gallery/list?mode=onePage');
  await expect(rows(page)).toHaveCount(7);
  await expect(page.getByRole('navigation', { name: '分页' })).toHaveCount(0);
  await page.goto(page.url().replace('onePage', 'million'));
  await expect(page.getByText('共 1,234,567 条')).toBeVisible();
});

test('empty, failing and waiting lists say so, and failing ones can be tried again', async ({
  page,
  open,
}) => {
  await open('/gallery/list?mode=empty');
  await expect(page.getByText('暂无数据')).toBeVisible();
  await page.goto(page.url().replace('empty', 'error'));
  await expect(page.getByRole('alert').first()).toContainText('price.sheet.missing');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('alert').first()).toContainText('price.sheet.missing');
  await page.goto(page.url().replace('error', 'loading'));
  await expect(page.locator('[role="status"][aria-busy="true"]')).toBeVisible();
});

test('a list is sorted through its address', async ({ page, open }) => {
  await open('/gallery/list?pageNo=2&pageSize=10');
  const head = page.getByRole('columnheader', { name: '订单号' });
  await head.click();
  await expect.poll(() => address(page).get('sort')).toBe('no');
  expect(address(page).has('pageNo')).toBe(false);
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await head.click();
  await expect(row(page, 'row-9999')).toBeVisible();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await head.click();
  await expect.poll(() => address(page).has('sort')).toBe(false);
});

test('empty cells show two dashes and a number can be copied', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/gallery/list');
  await expect(row(page, 'row-0').getByRole('cell', { name: '--' }).first()).toBeVisible();
  await row(page, 'row-1').hover();
  await row(page, 'row-1').getByRole('button', { name: '复制 YL26110000001' }).click();
  await expect(row(page, 'row-1').getByRole('status')).toHaveText('已复制');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('YL26110000001');
});

test('rows stay chosen over pages; the bar counts, says why not, asks and clears', async ({
  page,
  open,
}) => {
  await open('/gallery/list?pageSize=10');
  const bar = page.getByRole('region', { name: '批量操作' });
  await page.getByRole('checkbox', { name: '选择第 2 行' }).check();
  await expect(bar).toContainText('已选 1 项');
  const submit = bar.getByRole('button', { name: '提交草稿' });
  // Reachable though it can't be pressed, and it tells the reason.
  await submit.focus();
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await expect(submit).toHaveAccessibleDescription('所选订单中没有草稿');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('checkbox', { name: '选择第 1 行' }).check();
  await page.getByRole('listitem', { name: '2', exact: true }).click();
  await expect(row(page, 'row-12')).toBeVisible();
  await page.getByRole('checkbox', { name: '选择第 13 行' }).check();
  await expect(bar).toContainText('已选 3 项');
  // Rows that may not be chosen say so and are left out of "all".
  await expect(page.getByRole('checkbox', { name: '选择第 12 行' })).toBeDisabled();

  await submit.click();
  const dialog = page.getByRole('dialog', { name: '提交草稿' });
  await expect(dialog).toContainText('2');
  await expect(dialog).toContainText('YL26110000000、YL26110000012');
  await expect(dialog).toContainText('1 项不处理：不是草稿');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(submit).toBeFocused();

  await page.getByRole('listitem', { name: '1', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: '选择第 2 行' })).toBeChecked();
  await bar.getByRole('button', { name: '取消选择' }).click();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: '选择第 2 行' })).not.toBeChecked();
});

test('a row that changes is changed in its place', async ({ page, open }) => {
  await open('/gallery/list?pageSize=100');
  await expect(row(page, 'row-2')).toContainText('已生成');
  await page.getByRole('checkbox', { name: '选择第 3 行' }).check();
  await row(page, 'row-2').evaluate((node) => {
    (node as HTMLElement & { mine?: boolean }).mine = true;
  });
  await page.getByRole('button', { name: '改动第三行' }).click();
  await expect(row(page, 'row-2')).toContainText('已签收');
  expect(
    await row(page, 'row-2').evaluate((node) => (node as HTMLElement & { mine?: boolean }).mine),
  ).toBe(true);
  await expect(page.getByRole('checkbox', { name: '选择第 3 行' })).toBeChecked();
});

test('the table works by keyboard', async ({ page, open }) => {
  await open('/gallery/list?pageSize=100');
  await expect(row(page, 'row-0')).toBeVisible();
  await page.locator('[data-rows]').focus();
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 'row-0')).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(row(page, 'row-10')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: '选择第 11 行' })).toBeChecked();
  await page.keyboard.press('End');
  await expect(row(page, 'row-99')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(row(page, 'row-98')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('opened')).toHaveText('YL26110000098');
  await page.keyboard.press('Home');
  await expect(row(page, 'row-0')).toBeFocused();
});

test('columns are hidden, moved, fixed and widened, and the account keeps it', async ({
  page,
  open,
}) => {
  await open('/gallery/list');
  await expect(row(page, 'row-0')).toBeVisible();
  await page.getByRole('button', { name: '表格设置' }).click();
  const drawer = page.getByRole('dialog', { name: '表格设置' });
  await drawer.getByRole('button', { name: '恢复默认' }).click();
  await expect(drawer.getByRole('checkbox', { name: '订单号' })).toBeDisabled();
  await drawer.getByRole('checkbox', { name: '状态' }).uncheck();
  await drawer.getByRole('checkbox', { name: '内部编号' }).check();

  const handle = drawer.getByRole('button', { name: '移动“金额”列' });
  await handle.focus();
  for (const _ of [1, 2, 3]) {
    await page.keyboard.press('ArrowUp');
    await expect(handle).toBeFocused();
  }
  const rows = drawer.getByRole('listitem');
  // The browser may miss a drag that begins while the list still moves.
  await expect(async () => {
    await drawer
      .getByRole('button', { name: '移动“邮编”列' })
      .dragTo(rows.filter({ hasText: '状态' }));
    const order = await rows.allInnerTexts();
    const at = (name: string) => order.findIndex((text) => text.includes(name));
    expect(at('邮编')).toBeLessThan(at('金额'));
  }).toPass();
  await drawer.getByRole('button', { name: '将“目的国”列固定在左侧' }).click();
  await drawer.getByLabel('“产品”列的宽度').fill('300');
  await drawer.getByText('紧凑').click();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('button', { name: '表格设置' })).toBeFocused();

  const wanted = ['序号', '', '订单号', '目的国', '邮编', '金额', '结算', '产品'];
  expect((await heads(page)).slice(0, 8)).toEqual(wanted);
  await forgetCopies(page);
  await page.reload();
  await expect(row(page, 'row-0')).toBeVisible();
  await expect.poll(async () => (await heads(page)).slice(0, 8)).toEqual(wanted);
  expect((await heads(page)).at(-1)).toBe('内部编号');
  const product = page.getByRole('columnheader', { name: '产品' });
  expect(Math.round((await product.boundingBox())?.width ?? 0)).toBe(300);
  expect((await row(page, 'row-0').boundingBox())?.height).toBeLessThan(42);
});

test('a column is widened at its edge', async ({ page, open }) => {
  await open('/gallery/list', { user: 'yunling-op' });
  const head = page.getByRole('columnheader', { name: '产品' });
  const box = await head.boundingBox();
  if (!box) throw new Error('the column is not there');
  await page.mouse.move(box.x + box.width - 3, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width + 77, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Math.round((await head.boundingBox())?.width ?? 0)).toBe(230);
  // Dragging is not sorting.
  expect(address(page).has('sort')).toBe(false);
});

test('a filter is saved as a view with a count, opened by its address, and deleted', async ({
  page,
  open,
}) => {
  await open('/gallery/list?status=failed&pageNo=2');
  const views = page.getByRole('navigation', { name: '视图' });
  await views.getByRole('button', { name: '保存为视图' }).click();
  const dialog = page.getByRole('dialog', { name: '保存当前筛选为视图' });
  await dialog.getByLabel('视图名称').fill('   ');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('不能只输入空格')).toBeVisible();
  const name = `失败 ${Date.now()}`;
  await dialog.getByLabel('视图名称').fill(name);
  await dialog.getByRole('button', { name: '保存' }).click();
  const view = views.getByRole('link', { name });
  await expect(view).toHaveAttribute('aria-current', 'page');
  await expect(view).toContainText('13');
  await expect(view).toHaveAttribute('href', '/gallery/list?status=failed');

  await views.getByRole('link', { name: '全部' }).click();
  await expect.poll(() => address(page).has('status')).toBe(false);
  await view.click();
  await expect.poll(() => address(page).get('status')).toBe('failed');
  await views.getByRole('button', { name: `删除视图“${name}”` }).click();
  await expect(view).toHaveCount(0);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(view).toBeVisible();
  await views.getByRole('button', { name: `删除视图“${name}”` }).click();
  await expect(view).toHaveCount(0);
});

test('on a phone each row is a card with all that is known', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/gallery/list');
  const card = page.getByRole('list', { name: '示例订单' }).getByRole('listitem').first();
  await expect(card.getByText('金额')).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('the list speaks English', async ({ page, open }) => {
  await open('/gallery/list?status=failed', { language: 'en_US', user: 'starfield' });
  await expect(page.getByRole('heading', { name: 'Sample orders' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save as view' })).toBeVisible();
  await expect(page.getByText('1,234 in total')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select row 1', exact: true }).check();
  await expect(page.getByRole('region', { name: 'Bulk actions' })).toContainText('1 selected');
  await expect(page.getByRole('main')).not.toContainText(/[\u4e00-\u9fff]/);
});
