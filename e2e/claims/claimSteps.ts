import {
  type Claim,
  type ClaimPreview,
  fileClaim,
  getClaim,
  listOrders,
  previewClaim,
} from '@alpaca/contract';
import type { Page } from '@playwright/test';
import { askAs, callAs } from '../support/api.ts';

export const operator = 'yunling-op';
export const colleague = 'yunling-op2';
// Not the one whose wallet other tests watch.
export const merchant = 'kapok';
export const opsPath = '/ops/claims';
export const ownPath = '/order/claims';

/** An order of the demo merchant about which a claim for damage can be filed. */
export const claimable = async (): Promise<ClaimPreview> => {
  const { records } = await callAs(merchant, listOrders, { status: 'delivered', pageSize: 50 });
  for (const { id } of records) {
    const preview = await askAs(merchant, previewClaim, { orderId: id });
    const damaged = preview.kinds.find(({ kind }) => kind === 'damaged');
    if (damaged?.obstacle === null) return preview;
  }
  throw new Error('the demo has orders that were delivered lately');
};

/** The same, filed by the staff for its merchant. */
export const filed = async (): Promise<Claim> => {
  const { orderId, declared } = await claimable();
  const { id } = await callAs(operator, fileClaim, {
    orderId,
    kind: 'damaged',
    amount: declared,
    text: '外箱破损，内件受潮。',
  });
  return (await askAs(operator, getClaim, { id })).claim;
};

export const drawerOf = (page: Page, no: string) =>
  page.getByRole('dialog', { name: new RegExp(`^(理赔|Claim) ${no}$`) });
export const stateIn = (page: Page, no: string) =>
  drawerOf(page, no).locator('[data-kind]').first();
