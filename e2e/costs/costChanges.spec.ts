import { type CostChange, countSmallChanges } from '@alpaca/contract';
import { expect, type Page, test } from '@playwright/test';
import { askAs } from '../support/api.ts';
import { gathering, looks } from '../support/axe.ts';
import { enter } from '../support/shellSteps.ts';
import { overflow } from '../tracking/trackSteps.ts';
import {
  changesIn,
  drawerOf,
  merchant,
  openRow,
  ownPath,
  places,
  rowOf,
  sumOf,
} from './costSteps.ts';

// One after the other: each agrees to changes of the same merchant.
test.describe.configure({ timeout: 180_000, mode: 'serial' });

const inChinese = {
  bar: '批量操作',
  two: '确认 2 笔',
  askTwo: '确认 2 笔费用变更？',
  doneTwo: '已确认 2 笔费用变更并扣款',
  small: '按金额确认',
  upTo: '每笔差额不超过',
  some: /^确认 \d+ 笔$/,
  found: (count: number) => `共 ${count} 笔`,
  doneSmall: (count: number) => `已确认 ${count} 笔，扣款`,
  dispute: '提出异议',
  saying: /的费用变更提出异议$/,
  why: '异议理由',
  disputed: '异议中',
};
const inEnglish: typeof inChinese = {
  bar: 'Bulk actions',
  two: 'Confirm 2',
  askTwo: 'Confirm 2 cost changes?',
  doneTwo: '2 cost changes confirmed and debited',
  small: 'Confirm small ones',
  upTo: 'Difference of at most',
  some: /^Confirm \d+$/,
  found: (count) => `${count} cost change`,
  doneSmall: (count) => `${count} cost change`,
  dispute: 'Dispute',
  saying: /^Dispute the cost change of/,
  why: 'Why you disagree',
  disputed: 'Disputed',
};

const leastOf = (changes: readonly CostChange[]) =>
  changes.toSorted((a, b) => Number(a.difference) - Number(b.difference))[0] as CostChange;

const confirmTwo = async (page: Page, two: readonly CostChange[], words: typeof inChinese) => {
  for (const change of two) await rowOf(page, change).getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: words.bar });
  await bar.getByRole('button', { name: words.two }).click();
  const dialog = page.getByRole('dialog', { name: words.askTwo });
  await expect(dialog).toContainText(sumOf(two));
  await dialog.getByRole('button', { name: words.two }).click();
  await expect(page.getByText(words.doneTwo)).toBeVisible();
  for (const change of two) await expect(rowOf(page, change)).toHaveCount(0);
};

const confirmSmall = async (page: Page, { difference }: CostChange, words: typeof inChinese) => {
  const query = { currency: 'CNY', amount: difference };
  const { count } = await askAs(merchant, countSmallChanges, query);
  await page.getByRole('button', { name: words.small }).click();
  const dialog = page.getByRole('dialog', { name: words.small });
  await dialog.getByLabel(words.upTo).fill(difference);
  await expect(dialog.getByRole('status')).toContainText(words.found(count));
  await dialog.getByRole('button', { name: words.some }).click();
  await expect(page.getByText(words.doneSmall(count)).last()).toBeVisible();
  await expect(dialog).toBeHidden();
};

const dispute = async (page: Page, change: CostChange, words: typeof inChinese) => {
  await openRow(page, change);
  const drawer = drawerOf(page, change);
  await expect(drawer.getByRole('table')).toBeVisible();
  await drawer.getByRole('button', { name: words.dispute }).click();
  const dialog = page.getByRole('dialog', { name: words.saying });
  await dialog.getByRole('button', { name: words.dispute }).click();
  await expect(dialog.locator('.ant-form-item-explain-error')).toBeVisible();
  await dialog.getByLabel(words.why).fill('We weighed 0.42 kg.');
  await dialog.getByRole('button', { name: words.dispute }).click();
  await expect(dialog).toBeHidden();
  await expect(drawer.getByText('We weighed 0.42 kg.')).toBeVisible();
  await expect(drawer.locator('[data-kind]').first()).toHaveText(words.disputed);
};

for (const { width, height, language, tag } of places) {
  const words = language === 'zh_CN' ? inChinese : inEnglish;
  test(`a merchant agrees to two, to the small ones, and disputes one at ${width} px${tag}`, async ({
    page,
  }) => {
    const awaiting = await changesIn('awaiting');
    // The last ones are other tests'.
    const least = leastOf(awaiting.slice(0, -5));
    // What comes first in the list is in sight; what is disputed is not among the small ones.
    const [disputed, ...two] = awaiting
      .filter(({ difference }) => Number(difference) > Number(least.difference))
      .slice(0, 3) as [CostChange, CostChange, CostChange];
    await page.setViewportSize({ width, height });
    await enter(page, ownPath, { user: merchant, language });
    await confirmTwo(page, two, words);
    await confirmSmall(page, least, words);
    await dispute(page, disputed, words);
    expect(await overflow(page)).toBe(0);
  });
}

for (const { width, height, ...look } of looks) {
  test(`axe finds nothing about cost changes at ${width} px, ${look.theme} @night`, async ({
    page,
  }) => {
    const [change] = (await changesIn('open')) as [CostChange];
    await page.setViewportSize({ width, height });
    const { found, lookAt } = gathering(page);
    await enter(page, ownPath, { user: merchant, ...look });
    await expect(rowOf(page, change)).toBeVisible();
    await lookAt('the list');
    await openRow(page, change);
    await expect(drawerOf(page, change).locator('ol > li').first()).toBeVisible();
    await lookAt('a change');
    expect(found).toEqual([]);
  });
}
