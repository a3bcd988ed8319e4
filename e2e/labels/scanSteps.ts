import { expect, type Page } from '@playwright/test';
import { WebSocket } from 'ws';
import { activate, newMerchant } from '../accounts/accountSteps.ts';
import { generatedFor, productFor } from '../orders/orderListSteps.ts';
import { topUp } from '../orders/orderSteps.ts';
import { startQz } from '../support/printClients.ts';
import { enter } from '../support/shellSteps.ts';
import { atWorkstation } from './printingSteps.ts';

export const scanPrintPath = '/order/scan-print';
export const scanToPrintPath = '/single/scan';

/** A scanner's pace. */
const keyMs = 40;

/** A merchant who can pay for whatever a test scans. */
export const payingMerchant = async (name: string) => {
  const merchant = await newMerchant(name);
  await activate(merchant.id);
  for (const currency of ['CNY', 'USD']) await topUp(merchant.username, '90000.00', currency);
  const { id: productId } = await productFor(merchant.username);
  return { ...merchant, productId };
};

export const labelled = async (count: number, name = '扫描商户') => {
  const merchant = await payingMerchant(name);
  const { username: user, productId } = merchant;
  return { ...merchant, orders: await generatedFor(user, count, { productId }) };
};

const isLocal = (url: URL) => url.hostname === 'localhost' && url.port !== '';

/**
 * A QZ Tray of this page alone: whatever it knocks at on its machine leads here, so that tests beside
 * each other don't print on each other's printers.
 */
export const withQz = async (page: Page) => {
  const qz = await startQz(0);
  await page.routeWebSocket(isLocal, (socket) => {
    if (!socket.url().includes(':8182')) return void socket.close();
    const tray = new WebSocket(`ws://localhost:${qz.port}`);
    const open = new Promise<void>((done) => tray.once('open', done));
    // The page may hang up before it stands.
    tray.on('error', () => {});
    socket.onMessage((message) => void open.then(() => tray.send(message)));
    tray.on('message', (message) => socket.send(String(message)));
    socket.onClose(() => tray.close());
  });
  return qz;
};

type Visit = Omit<NonNullable<Parameters<typeof enter>[2]>, 'user'>;

export const enterDesk = async (page: Page, path: string, user: string, visit: Visit = {}) => {
  // It knows its printers: nothing is asked on the way.
  await atWorkstation(page, { name: '打包台 1' });
  // On a busy machine the client may answer later than anybody waits; that is not what is tried here.
  const again = page.getByRole('button', { name: /^(重新检测|Detect again)$/ });
  await page.addLocatorHandler(again, () => again.click(), { noWaitAfter: true });
  await enter(page, path, { user, ...visit });
  await expect(fieldOf(page)).toBeFocused();
};

export const fieldOf = (page: Page) =>
  page.getByLabel(/^(扫描单号|扫描草稿|称重|Scan|Weigh)/).and(page.locator('input'));

/** Types as a scanner does, wherever the focus is. */
export const scan = async (page: Page, number: string) => {
  await page.keyboard.type(number, { delay: keyMs });
  await page.keyboard.press('Enter');
};

export const rowsOf = (page: Page) =>
  page.getByRole('region', { name: /^(本次扫描|本次打单|This session)$/ }).getByRole('listitem');

/** Weighs the parcel in hand as somebody types it. */
export const weigh = async (page: Page, kg: string) => {
  await page.keyboard.type(kg, { delay: 10 });
  await page.keyboard.press('Enter');
};

/** The big words. */
export const told = (page: Page, words: string | RegExp) =>
  page.getByRole('main').getByRole('status').getByText(words).first();
