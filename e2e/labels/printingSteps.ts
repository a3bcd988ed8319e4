import type { OrderSummary } from '@alpaca/contract';
import type { Page } from '@playwright/test';
import { activate, newMerchant } from '../accounts/accountSteps.ts';
import { draftsFor, idsOf, listOf } from '../orders/orderListSteps.ts';
import { ask } from '../support/database.ts';
import { enter } from '../support/shellSteps.ts';

export const workstation = '包装台 1';

/** A line of the tenant's own that prints labels and nothing else. */
const ownLine = async (): Promise<string> => {
  const [product] = await ask(
    `select p.id from products p join channels c on c.tenant_id = p.tenant_id and c.id = p.channel_id
     where c.adapter = 'own' and jsonb_array_length(p.print_set) = 1
     and p.tenant_id = (select tenant_id from tenants where code = 'yunling') limit 1`,
  );
  return product.id;
};

/** As if they were booked: the carrier is not what is tried here. */
const booked = async (orders: readonly OrderSummary[]) => {
  await ask(
    `update orders set status = 'generated', booking = 'booked', label = 'ready', quoted_minor = 100,
     currency = 'CNY', tracking_number = 'PT' || order_no where id = any($1)`,
    [idsOf(orders)],
  );
  await ask(
    `update order_boxes b set tracking_number = o.tracking_number || b.line
     from orders o where o.tenant_id = b.tenant_id and o.id = b.order_id and o.id = any($1)`,
    [idsOf(orders)],
  );
};

export interface Desk {
  user: string;
  /** Orders that have a label. */
  able: readonly OrderSummary[];
  /** Drafts, which have none. */
  unable: readonly OrderSummary[];
}

/** A merchant of its own with so many orders of each. */
export const openDesk = async (able: number, unable: number): Promise<Desk> => {
  const { id, username: user } = await newMerchant('打印商户');
  await activate(id);
  const productId = await ownLine();
  const orders = await draftsFor(user, able + unable, { productId });
  await booked(orders.slice(0, able));
  return { user, able: orders.slice(0, able), unable: orders.slice(able) };
};

/** As if they had never been printed. */
export const forgetPrints = async (orders: readonly OrderSummary[]) => {
  await ask('delete from print_records where order_id = any($1)', [idsOf(orders)]);
  await ask('update orders set print_count = 0 where id = any($1)', [idsOf(orders)]);
};

interface Ledger {
  order_id: string;
  outcome: string;
  client: string;
  printer: string;
  workstation: string;
  reason: string;
  message: string;
  nth: number;
}

/** What the ledger says of the orders, the latest last. */
export const ledgerOf = (orders: readonly OrderSummary[]): Promise<Ledger[]> =>
  ask(
    `select order_id, outcome, client, printer, workstation, reason, message, nth
     from print_records where order_id = any($1) order by created_at, nth`,
    [idsOf(orders)],
  );

/** Lets the page find a workstation that was set up before. */
export const atWorkstation = (page: Page, { name = workstation, format = 'pdf' } = {}) =>
  page.addInitScript(
    (set) => {
      const value = { ...set, printers: { label: 'Zebra ZD421', a4: 'Brother A4' } };
      const kept = localStorage.getItem('alpaca.workstation');
      if (!kept) localStorage.setItem('alpaca.workstation', JSON.stringify({ value }));
    },
    { name, format },
  );

export const enterList = async (page: Page, orders: readonly OrderSummary[], user: string) => {
  await atWorkstation(page);
  await enter(page, listOf(orders, { pageSize: '50' }), { user });
};

/** Counts what would open the browser's own dialog, and lets it have none. */
export const countBrowserPrints = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => true });
    window.print = () => {
      const counted = (window.top ?? window) as Window & { browserPrints?: number };
      counted.browserPrints = (counted.browserPrints ?? 0) + 1;
    };
  });

export const browserPrints = (page: Page) =>
  page.evaluate(() => (window as Window & { browserPrints?: number }).browserPrints ?? 0);
