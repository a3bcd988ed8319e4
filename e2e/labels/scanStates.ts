import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { draftFor } from '../orders/orderListSteps.ts';
import {
  enterDesk,
  rowsOf,
  scan,
  scanPrintPath,
  scanToPrintPath,
  told,
  weigh,
} from './scanSteps.ts';

type Visit = Parameters<typeof enterDesk>[3];
/** What is done at each of the things that a page can say. */
type Look = (name: string) => Promise<void>;

interface Packer {
  username: string;
  productId: string;
}

const done = /^(已打印|Printed)$/;

/** Lets scan to print say what it can, one after the other; answers a number that was printed. */
export const walkToPrint = async (page: Page, packer: Packer, visit: Visit, look: Look) => {
  const { username: user, productId } = packer;
  const sku = `SKU-${Date.now()}`;
  const draft = await draftFor(user, { productId, sku, quantity: 3 });
  await enterDesk(page, scanToPrintPath, user, visit);
  await look('ready');
  await scan(page, sku);
  await expect(told(page, /^(装入 3 个，再称重|Pack 3, then weigh)$/)).toBeVisible();
  await look('weigh');
  await weigh(page, '20');
  await expect(told(page, /相差很大|far from/)).toBeVisible();
  await look('farOff');
  await scan(page, 'NOBODYS-1');
  await expect(told(page, /^(没有这个单号或 SKU|No such number or SKU)$/)).toBeVisible();
  await look('besides');
  await weigh(page, '0.48');
  await expect(rowsOf(page).filter({ hasText: /已打印|Printed/ })).toHaveCount(1, {
    timeout: 60_000,
  });
  await look('done');
  await scan(page, sku);
  await expect(told(page, /^(这个 SKU 没有草稿了|No draft left for this SKU)$/)).toBeVisible();
  await look('noneLeft');
  await page.context().setOffline(true);
  await scan(page, 'NOBODYS-2');
  await expect(told(page, /^(没有收到回复|No answer)$/)).toBeVisible();
  await look('noAnswer');
  await page.context().setOffline(false);
  return draft.transactionOrderNo;
};

/** Lets scan print say what it can, of an order that was printed before. */
export const walkScanPrint = async (page: Page, user: string, number: string, look: Look) => {
  await enterDesk(page, scanPrintPath, user);
  await look('ready');
  await scan(page, 'NOBODYS-1');
  await expect(told(page, /^(没有这个单号|No such number)$/)).toBeVisible();
  await look('unknown');
  await scan(page, number);
  await expect(told(page, /^(之前已打印过|Printed before)$/)).toBeVisible();
  await look('again');
  await page.keyboard.press('Enter');
  await expect(told(page, done)).toBeVisible({ timeout: 60_000 });
  await look('printed');
  await scan(page, number);
  await expect(told(page, /^(重复扫描|Scanned twice)$/)).toBeVisible();
  await look('twice');
};
