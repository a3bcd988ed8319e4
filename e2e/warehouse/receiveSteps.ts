import { randomUUID } from 'node:crypto';
import { addWarehouse, getWarehouseChoices } from '@alpaca/contract';
import { expect, type Page } from '@playwright/test';
import { payingMerchant } from '../labels/scanSteps.ts';
import { generatedFor } from '../orders/orderListSteps.ts';
import { productIdOf } from '../orders/orderSteps.ts';
import { askAs, callAs } from '../support/api.ts';
import { ask } from '../support/database.ts';
import { enter } from '../support/shellSteps.ts';

export const receivePath = '/ops/receive';
const administrator = 'yunling-admin';

/** A warehouse of a test's own that takes every line, and where the named people work. */
export const newHouse = async (...usernames: string[]) => {
  const { lines, staff } = await askAs(administrator, getWarehouseChoices, {});
  const code = `T${randomUUID().slice(0, 6).toUpperCase()}`;
  const open = { from: '00:00', to: '23:59' };
  const { id } = await callAs(administrator, addWarehouse, {
    code,
    nameZh: `测试仓 ${code}`,
    nameEn: `Test house ${code}`,
    countryCode: 'CN',
    city: '深圳',
    address: '宝安区航城大道 1 号',
    contact: '陈静',
    phone: '13800138000',
    zone: 'Asia/Shanghai',
    hours: Array.from({ length: 7 }, () => open),
    isOpen: true,
    days: [],
    lines: lines.map((line) => ({ productId: line.id, cutOff: '18:00' })),
    staffIds: staff.filter(({ username }) => usernames.includes(username)).map((one) => one.id),
  });
  return { id, code, name: `测试仓 ${code}` };
};

/** From Shenzhen by a line that is paid at the warehouse, and that others could take the place of. */
export const fromChina = {
  line: 'US-PACKET',
  shipper: {
    countryCode: 'CN',
    province: 'Guangdong',
    city: 'Shenzhen',
    area: 'Nanshan',
    address1: '1 Shennan Road',
    phone: '13800000001',
    postCode: '518000',
  },
};

/** Orders with a label that nobody has brought yet. */
export const toBring = async (count: number, by?: typeof fromChina) => {
  const { username, productId, ...merchant } = await payingMerchant('收货商户');
  const draft = by ? { productId: await productIdOf(by.line), shipper: by.shipper } : { productId };
  const orders = await generatedFor(username, count, { ...draft, kg: 0.46 });
  return { ...merchant, username, orders };
};

type Visit = NonNullable<Parameters<typeof enter>[2]>;

/** A machine that was made a station before. */
export const enterStation = async (
  page: Page,
  { id: warehouseId, name: warehouseName }: { id: string; name: string },
  visit: Visit & { station?: string } = {},
) => {
  const { station = '1 号台', ...rest } = visit;
  await keepStation(page, { warehouseId, warehouseName, name: station });
  await enter(page, receivePath, { user: 'yunling-op', ...rest });
  await expect(scanField(page)).toBeFocused();
};

const keepStation = (page: Page, station: Record<string, string>) =>
  page.addInitScript((value) => {
    localStorage.setItem('alpaca.station', JSON.stringify({ value }));
  }, station);

export const scanField = (page: Page) =>
  page.getByLabel(/^(扫描单号|Scan a number)$/).and(page.locator('input'));
export const weightField = (page: Page) => page.getByLabel(/^(重量（kg）|Weight \(kg\))$/);
export const sizeField = (page: Page) => page.getByLabel(/^(尺寸（cm）|Size \(cm\))$/);
export const rowsOf = (page: Page) =>
  page
    .getByRole('region', { name: /^(本工位扫描|Scanned at this station)$/ })
    .getByRole('listitem');
export const factOf = (page: Page, name: string) => page.locator(`[data-fact="${name}"] dd`);

/** Types what a parcel measures once the station waits for it. */
export const measure = async (page: Page, text: string) => {
  await expect(weightField(page)).toBeFocused();
  await page.keyboard.type(text, { delay: 5 });
  await page.keyboard.press('Enter');
  await expect(weightField(page)).toHaveCount(0);
};

/** What was scanned in a house, in the order in which it came. */
export const scansOf = (warehouseId: string) =>
  ask(
    'select id, number, station, answer from scans where warehouse_id = $1 order by created_at, id',
    [warehouseId],
  );

/** A scale at a serial port, as the page sees it; `put` lays something on it. */
export const withScale = async (page: Page) => {
  await page.addInitScript(() => {
    let say: (line: string) => void = () => {};
    const readable = new ReadableStream<Uint8Array>({
      start: (scale) => {
        say = (line) => scale.enqueue(new TextEncoder().encode(`${line}\r\n`));
      },
    });
    const port = { readable, open: async () => {}, close: async () => {} };
    Object.defineProperty(navigator, 'serial', {
      value: { getPorts: async () => [port], requestPort: async () => port },
    });
    Object.assign(window, { scaleSays: (line: string) => say(line) });
  });
  const says = (line: string) => page.evaluate(`scaleSays(${JSON.stringify(line)})`);
  return {
    says,
    put: async (kg: number) => {
      await says(`US,GS,+  ${(kg / 2).toFixed(3)}kg`);
      await says(`ST,GS,+  ${kg.toFixed(3)}kg`);
    },
    empty: () => says('ST,GS,+  0.000kg'),
  };
};
