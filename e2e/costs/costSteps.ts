import { type CostChange, disputeCostChange, listCostChanges } from '@alpaca/contract';
import type { Page } from '@playwright/test';
import { callAs } from '../support/api.ts';

export const operator = 'yunling-op';
// Not the one whose wallet other tests watch.
export const merchant = 'kapok';
export const opsPath = '/ops/disputes';
export const ownPath = '/order/cost-changes';

/** A desk in Chinese, and a phone in English. */
export const desk = { width: 1440, height: 900, language: 'zh_CN' } as const;
export const phone = { width: 390, height: 844, language: 'en_US' } as const;
export type Place = typeof desk | typeof phone;
/** Where a story is told; the second time in the night. */
export const places = [
  { ...desk, tag: '' },
  { ...phone, tag: ' @night' },
] as const;

/** The demo merchant's changes in a state, as its list has them. */
export const changesIn = async (state: CostChange['state'] | 'open'): Promise<CostChange[]> => {
  const { page } = await callAs(merchant, listCostChanges, { state, pageNo: 1, pageSize: 100 });
  return page.records;
};

/** Cents, so that sums are as the page says them. */
export const sumOf = (changes: readonly CostChange[]) =>
  changes.reduce((sum, { difference }) => sum + Number(difference), 0).toFixed(2);

/** A change that is disputed: the last, since other tests take the first and one of the middle. */
export const disputedOne = async (): Promise<CostChange> => {
  const awaiting = await changesIn('awaiting');
  const change = awaiting.at(-1);
  if (!change) throw new Error('the demo has changes that await their merchant');
  const { id, revision } = change;
  await callAs(merchant, disputeCostChange, { id, revision, text: '出库称重不符，请复核。' });
  return change;
};

/** The ¥7.42 that the demo's merchant disputes; another one once a first try has settled it. */
export const demoDispute = async (): Promise<CostChange> => {
  const disputed = await changesIn('disputed');
  return disputed.find(({ difference }) => difference === '7.42') ?? (await disputedOne());
};

export const rowOf = (page: Page, { id }: CostChange) => page.locator(`[data-row-key="${id}"]`);
export const openRow = (page: Page, change: CostChange) =>
  rowOf(page, change).getByRole('button', { name: change.transactionOrderNo }).click();
export const drawerOf = (page: Page, { transactionOrderNo }: CostChange) =>
  page.getByRole('dialog', { name: new RegExp(`^(费用变更|Cost change) ${transactionOrderNo}$`) });
