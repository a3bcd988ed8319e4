import { getTrackLink } from '@alpaca/contract';
import { expect, type Page, test } from '@playwright/test';
import { askAs } from '../support/api.ts';
import { gathering } from '../support/axe.ts';
import { enter } from '../support/shellSteps.ts';
import { sites } from '../support/sites.ts';
import { drawerOf, listPath, overflow, travelled, user } from './trackSteps.ts';

test.describe.configure({ timeout: 120_000 });

const linkOf = async (id: string) => {
  const { path } = await askAs(user, getTrackLink, { id });
  return `${sites.yunling}${path}`;
};

const looks = [
  {
    locale: 'zh-CN',
    width: 1440,
    colorScheme: 'light',
    javaScriptEnabled: true,
    field: '跟踪号或订单号',
    find: '查询',
    where: '已签收',
    events: '轨迹',
    nothing: '没有查到这个包裹',
    service: '联系客服',
    other: 'English',
    otherTitle: 'Track your parcel',
  },
  {
    locale: 'en-GB',
    width: 390,
    colorScheme: 'dark',
    javaScriptEnabled: false,
    field: 'Tracking number or order number',
    find: 'Track',
    where: 'Delivered',
    events: 'Events',
    nothing: 'We can’t find this parcel',
    service: 'Contact us',
    other: '中文',
    otherTitle: '包裹跟踪',
  },
] as const;

for (const { width, field, find, where, events, ...look } of looks) {
  const { locale, colorScheme, javaScriptEnabled } = look;
  test.describe(`${locale} at ${width} px, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ locale, colorScheme, javaScriptEnabled, viewport: { width, height: 844 } });

    const heading = (page: Page, name: string) =>
      page.getByRole('main').getByRole('heading', { level: 2, name, exact: true });
    /** Without scripts the page can't be asked how wide it is: nothing in it reaches beyond its edge. */
    const fits = async (page: Page) => {
      for (const part of await page.locator('body *').all()) {
        const box = await part.boundingBox();
        if (box) expect(box.x + box.width).toBeLessThanOrEqual(width);
      }
    };

    test('a parcel is looked up by its number, and by its link more is told', async ({ page }) => {
      const parcel = await travelled();
      await page.goto(`${sites.yunling}/t`);
      await page.getByLabel(field).fill(parcel.trackingNumber);
      await page.getByRole('button', { name: find, exact: true }).click();
      await expect(heading(page, where)).toBeVisible();
      await expect(heading(page, events)).toBeVisible();
      await expect(page.getByLabel(field)).toHaveValue(parcel.trackingNumber);
      await expect(page.getByText(parcel.transactionOrderNo)).toBeHidden();
      await expect(page.getByRole('link', { name: look.service })).toBeHidden();
      await fits(page);

      await page.goto(await linkOf(parcel.orderId));
      await expect(heading(page, where)).toBeVisible();
      await expect(page.getByText(parcel.transactionOrderNo)).toBeVisible();
      await expect(page.getByRole('link', { name: look.service })).toBeVisible();
      await fits(page);

      await page.getByRole('link', { name: look.other }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(look.otherTitle);
      await expect(page.getByText(parcel.transactionOrderNo)).toBeVisible();
    });

    test('what is not there says what to do', { tag: '@night' }, async ({ page }) => {
      await page.goto(`${sites.yunling}/t?number=NOSUCH`);
      await expect(heading(page, look.nothing)).toBeVisible();
      await page.goto(`${sites.yunling}/t/${'A'.repeat(40)}`);
      await expect(heading(page, look.nothing)).toBeVisible();
    });
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test.describe(() => {
      test.use({ colorScheme, viewport: { width, height: 844 } });
      test(`axe finds nothing about the public page at ${width} px, ${colorScheme}`, async ({
        page,
      }) => {
        const parcel = await travelled();
        const { found, lookAt } = gathering(page);
        await page.goto(`${sites.yunling}/t`);
        await lookAt('the empty page');
        await page.goto(`${sites.yunling}/t?number=NOSUCH`);
        await lookAt('nothing found');
        await page.goto(await linkOf(parcel.orderId));
        await lookAt('a parcel');
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        expect(found).toEqual([]);
      });
    });
  }
}

test('a merchant copies the link from a parcel’s drawer', { tag: '@night' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const parcel = await travelled();
  const link = await linkOf(parcel.orderId);
  await enter(page, `${listPath}?id=${parcel.orderId}`, { user });
  const drawer = drawerOf(page, parcel);
  await expect(drawer.getByRole('link', { name: '收件人查询页' })).toHaveAttribute('href', link);
  await drawer.getByRole('button', { name: new RegExp(`${link}$|${link} `) }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);
});
