import { randomUUID } from 'node:crypto';
import { downloadLabel, type OrderSummary } from '@alpaca/contract';
import { expect, type Page, test } from '@playwright/test';
import { callAs } from '../support/api.ts';
import { ask } from '../support/database.ts';
import { startQz, takeMachine } from '../support/printClients.ts';
import { enter } from '../support/shellSteps.ts';
import { labelsPath, setOf } from './labelSteps.ts';
import { pagesIn } from './paperFiles.ts';
import { atWorkstation, ledgerOf, openDesk } from './printingSteps.ts';

test.describe.configure({ timeout: 120_000 });

const made = async (user: string, orders: readonly OrderSummary[]) => {
  const ids = orders.map(({ id }) => id);
  return (await callAs(user, downloadLabel, { ids, by: 'all', async: false })).id;
};

const printFrom = async (page: Page, from: string) => {
  await setOf(page).getByRole('textbox', { name: '从第几页' }).fill(from);
  await setOf(page).getByRole('button', { name: '打印', exact: true }).click();
};

test('after a jam the rest of a set goes to the printer, even once its file is gone', async ({
  page,
}) => {
  const { user, able } = await openDesk(12, 0);
  const id = await made(user, able);
  const leave = await takeMachine();
  const qz = await startQz();
  try {
    await atWorkstation(page);
    await enter(page, `${labelsPath}?id=${id}`, { user });
    await printFrom(page, '8');
    await expect(page.getByText('已发送 5 票、5 页到 Zebra ZD421')).toBeVisible();
    expect(pagesIn(qz.jobs[0]?.pdf as Buffer)).toHaveLength(5);
    const ledger = await ledgerOf(able);
    expect(new Set(ledger.map(({ order_id }) => order_id))).toEqual(
      new Set(able.slice(7).map((order) => order.id)),
    );

    await ask('update label_sets set file_id = null where id = $1', [id]);
    await page.reload();
    await expect(setOf(page).getByRole('alert')).toContainText('文件已失效并删除');
    await expect(setOf(page).getByRole('button', { name: '下载', exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await printFrom(page, '12');
    const again = page.getByRole('dialog', { name: '这票已经打印过' });
    await again.getByRole('radio', { name: '卡纸' }).check();
    await again.getByRole('button', { name: '再打印 1 票' }).click();
    await expect(page.getByText('已发送 1 票、1 页到 Zebra ZD421')).toBeVisible();
    expect((await ledgerOf(able.slice(11))).map(({ reason }) => reason)).toEqual(['', '卡纸']);
  } finally {
    await qz.stop();
    await leave();
  }
});

test('a set that is no longer there is told so @night', async ({ page }) => {
  await enter(page, `${labelsPath}?id=${randomUUID()}`);
  await expect(setOf(page)).toContainText('这份面单文件已经不在了');
});
