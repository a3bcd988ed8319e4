import { getOrderDetail } from '@alpaca/contract';
import { expect, type Page, test } from '@playwright/test';
import { textOf } from '../../apps/server/src/carriers/readTestLabel.ts';
import { draftFor } from '../orders/orderListSteps.ts';
import { askAs } from '../support/api.ts';
import { ask } from '../support/database.ts';
import {
  enterDesk,
  payingMerchant,
  rowsOf,
  scan,
  scanToPrintPath,
  told,
  weigh,
  withQz,
} from './scanSteps.ts';

test.describe.configure({ timeout: 180_000 });

const sku = 'CASE-RED-01';

/** Drafts of one SKU, each with so many pieces of it. */
const draftsOf = async (user: string, productId: string, pieces: readonly number[]) => {
  const drafts = [];
  for (const quantity of pieces) drafts.push(await draftFor(user, { productId, sku, quantity }));
  return drafts;
};

const trackingOf = async (user: string, id: string) =>
  (await askAs(user, getOrderDetail, { id })).order.trackingNumber;

/** Notes by the page's own clock when Enter was pressed and when one more label was printed. */
const keepTimes = (page: Page) =>
  page.addInitScript(() => {
    const times = { entered: 0, printed: [] as number[] };
    Object.assign(window, { scanTimes: times });
    document.addEventListener(
      'keydown',
      ({ key, timeStamp }) => {
        if (key === 'Enter') times.entered = timeStamp;
      },
      true,
    );
    new MutationObserver(() => {
      const rows = [...document.querySelectorAll('main ol li')];
      const printed = rows.filter(({ textContent }) => textContent?.includes('已打印'));
      if (printed.length > times.printed.length) {
        times.printed.push(performance.now() - times.entered);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });

const timesOf = (page: Page): Promise<number[]> =>
  page.evaluate(
    () => (window as unknown as { scanTimes: { printed: number[] } }).scanTimes.printed,
  );

/** How long its carrier had it, by the order's own story. */
const carrierMs = async (id: string) => {
  const [row] = await ask(
    `select extract(epoch from max(created_at) filter (where step like 'booked%')
       - max(created_at) filter (where step = 'submit')) * 1000 as ms
     from order_events where order_id = $1`,
    [id],
  );
  return Number(row.ms);
};

const middleOf = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

test('a SKU in hand prints its drafts, the oldest first, within two seconds beside the carrier', async ({
  page,
}) => {
  const qz = await withQz(page);
  const { username: user, productId } = await payingMerchant('货号商户');
  const drafts = await draftsOf(user, productId, [1, 1, 1, 1, 3]);
  await keepTimes(page);
  await enterDesk(page, scanToPrintPath, user);
  for (const [at] of drafts.entries()) {
    await scan(page, sku);
    const words = at === 4 ? '装入 3 个，再称重' : '请称重';
    await expect(told(page, words)).toBeVisible();
    const after = at === 4 ? '此 SKU 的最后一个草稿' : `此 SKU 还有 ${4 - at} 个草稿`;
    await expect(told(page, after)).toBeVisible();
    await weigh(page, '0.48');
    await expect(rowsOf(page).filter({ hasText: '已打印' })).toHaveCount(at + 1, {
      timeout: 60_000,
    });
  }
  const trackings = await Promise.all(drafts.map(({ id }) => trackingOf(user, id)));
  const pages = qz.jobs.map(({ pdf }) => textOf(pdf));
  expect(pages.map((text, at) => text.includes(trackings[at] ?? '?'))).toEqual(Array(5).fill(true));

  const carriers = await Promise.all(drafts.map(({ id }) => carrierMs(id)));
  const times = await timesOf(page);
  const besides = times.map((ms, at) => ms - (carriers[at] ?? 0));
  expect(besides).toHaveLength(5);
  expect(middleOf(besides)).toBeLessThan(2_000);

  await scan(page, sku);
  await expect(told(page, '这个 SKU 没有草稿了')).toBeVisible();
  await scan(page, 'CASE-NEVER');
  await expect(told(page, '没有这个单号或 SKU')).toBeVisible();
  await qz.stop();
});

test('two workstations with the same SKU at once never print the same order @night', async ({
  page,
  browser,
}) => {
  const { username: user, productId } = await payingMerchant('两台商户');
  const drafts = await draftsOf(user, productId, [1, 1, 1, 1]);
  const other = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  const tables = [page, other];
  const trays = [];
  for (const table of tables) {
    trays.push(await withQz(table));
    await enterDesk(table, scanToPrintPath, user);
  }
  for (const done of [1, 2]) {
    // Both are shown the same draft, and both weigh it.
    for (const table of tables) {
      await scan(table, sku);
      await expect(told(table, '请称重')).toBeVisible();
    }
    await Promise.all(tables.map((table) => weigh(table, '0.48')));
    for (const table of tables) {
      await expect(rowsOf(table).filter({ hasText: '已打印' })).toHaveCount(done, {
        timeout: 60_000,
      });
    }
  }
  const pages = trays.flatMap(({ jobs }) => jobs).map(({ pdf }) => textOf(pdf));
  expect(pages).toHaveLength(4);
  for (const { id } of drafts) {
    const tracking = await trackingOf(user, id);
    expect(pages.filter((text) => text.includes(tracking))).toHaveLength(1);
  }
  await scan(page, sku);
  await expect(told(page, '这个 SKU 没有草稿了')).toBeVisible();
  for (const tray of trays) await tray.stop();
  await other.context().close();
});
