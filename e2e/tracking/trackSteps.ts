import { listTracks, type TrackedParcel } from '@alpaca/contract';
import { expect, type Page } from '@playwright/test';
import { callAs } from '../support/api.ts';

export const listPath = '/order/track';
export const queryPath = '/trial/track';

export const user = 'starfield';

/** Parcels of the demo's merchant; our own steps are told by the worker, a moment after the stack is up. */
export const parcels = async (
  count: number,
  filter: Record<string, unknown> = {},
): Promise<TrackedParcel[]> => {
  let found: TrackedParcel[] = [];
  await expect
    .poll(
      async () => {
        const body = { pageNo: 1, pageSize: 50, ...filter };
        const { records } = await callAs(user, listTracks, body);
        found = records.filter(({ trackingNumber }) => trackingNumber);
        return found.length;
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThanOrEqual(count);
  return found.slice(0, count);
};

/** One that a carrier has told of. */
export const travelled = async (): Promise<TrackedParcel> => {
  const [parcel] = await parcels(1, { status: 'delivered' });
  if (!parcel) throw new Error('the demo has parcels that arrived');
  return parcel;
};

export const tableOf = (page: Page) => page.getByRole('region', { name: /^(物流轨迹|Tracking)$/ });
export const rowsOf = (page: Page) => tableOf(page).locator('[data-row-key]');
export const tabOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: /^(按状态查看|By status)$/ }).getByRole('link', { name });

export const drawerOf = (page: Page, { transactionOrderNo }: TrackedParcel) =>
  page.getByRole('dialog', { name: new RegExp(transactionOrderNo) });

/** Whether something stands out of the page to the side. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
