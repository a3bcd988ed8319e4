import type { Page } from '@playwright/test';
import { ask } from '../support/database.ts';
import { enter } from '../support/shellSteps.ts';

type Visit = Parameters<typeof enter>[2];

/** Fawn has no addresses at first: what a test adds is taken out again. */
export const emptyBooks = async (code = 'M100004') => {
  for (const table of ['shippers', 'consignees']) {
    await ask(
      `delete from ${table} a using merchants m
       where m.merchant_id = a.merchant_id and m.tenant_id = a.tenant_id and m.code = $1
         and m.name_en = 'Fawn'`,
      [code],
    );
  }
};

export const openBook = async (page: Page, kind: string, visit: Visit = {}) => {
  await enter(page, `/order/addresses?kind=${kind}`, { user: 'fawn', ...visit });
  await page.getByRole('heading', { level: 1, name: /地址簿|Address book/ }).waitFor();
};

// Other tabs stay in the page, unseen.
const seen = { visible: true };

export const field = (page: Page, name: string) =>
  page.getByLabel(name, { exact: true }).filter(seen);

export const rowsOf = (page: Page) => page.locator('.ant-table-row').filter(seen);

/** Chooses a country by its code. */
export const chooseCountry = async (page: Page, code: string) => {
  await field(page, '国家/地区').fill(code);
  await page
    .locator('.ant-select-item-option', { hasText: ` ${code}` })
    .first()
    .click();
};

// The spinner's name stays with the button until its fading out has ended, which a busy browser may skip.
export const save = (page: Page) => page.getByRole('button', { name: /^(loading )?保存$/ }).click();
