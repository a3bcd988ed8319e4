import { expect, test } from '@playwright/test';
import { onePagePdf } from '../../apps/server/src/testing/pdf.ts';
import { picture } from '../accounts/accountSteps.ts';
import { merchantWithMoney, ordersOf } from '../labels/labelSteps.ts';
import { pagesOf, saved } from '../labels/paperFiles.ts';
import { faults } from '../support/axe.ts';
import { overflow } from '../tracking/trackSteps.ts';
import { opened, places, talkOf } from './serviceSteps.ts';

test.describe.configure({ timeout: 180_000 });

const pdf = { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: onePagePdf };
const photo = { name: 'parcel.png', mimeType: 'image/png', buffer: picture };

for (const light of places) {
  const place = { ...light, theme: 'dark' } as const;
  const { words, language, width } = place;
  test(`files and an order go along with a message and are opened by the other side: ${language}, ${width} px, dark`, {
    tag: '@night',
  }, async ({ browser }) => {
    const name = `附件商户 ${width}`;
    const { username: user } = await merchantWithMoney(name);
    const [order] = await ordersOf(user, 'US-PACKET', 1);
    const no = order?.transactionOrderNo ?? '';

    const merchant = await opened(browser, place, user, `/order/detail?id=${order?.id}`);
    const panel = await talkOf(merchant, place);
    for (const file of [pdf, photo]) {
      await panel.locator('input[type=file]').setInputFiles(file);
      await expect(panel.getByText(file.name)).toBeVisible();
    }
    // The order whose page is open is at hand.
    await panel.getByRole('button', { name: words.about }).click();
    await expect(panel.getByLabel(/订单号|Order number/)).toHaveValue(no);
    await panel.getByRole('button', { name: words.send, exact: true }).click();
    await expect(panel.getByRole('link', { name: words.order(no) })).toBeVisible();
    await expect(panel.getByRole('button', { name: words.enlarge(photo.name) })).toBeVisible();
    expect(await faults(merchant, '[popover]:popover-open')).toEqual([]);
    expect(await overflow(merchant)).toBe(0);
    await merchant.context().close();

    const operator = await opened(browser, place, 'yunling-op', '/ops/service');
    await operator.getByRole('button', { name }).first().click();
    const drawer = operator.getByRole('dialog');
    const file = await saved(operator, () =>
      drawer.getByRole('button', { name: pdf.name }).click(),
    );
    expect(pagesOf(file.path)).toHaveLength(1);
    await drawer.getByRole('button', { name: words.enlarge(photo.name) }).click();
    const large = operator.getByRole('dialog', { name: photo.name });
    await expect(large.getByRole('img', { name: photo.name })).toBeVisible();
    await operator.keyboard.press('Escape');
    await expect(large).toBeHidden();
    expect(await faults(operator)).toEqual([]);
    expect(await overflow(operator)).toBe(0);
    await drawer.getByRole('link', { name: words.order(no) }).click();
    await expect(operator).toHaveURL(new RegExp(`/order/detail\\?id=${order?.id}`));
    await expect(operator.getByText(no).filter({ visible: true }).first()).toBeVisible();
    await operator.context().close();
  });
}
