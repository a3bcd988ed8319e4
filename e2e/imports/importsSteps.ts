import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openField } from '../../apps/server/src/platform/fields/index.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { sheetFile, sheetRows } from '../../apps/server/src/testing/sheets.ts';
import { expect } from '../announcements/bellSteps.ts';
import { withKeys } from '../support/sealed.ts';

export const importPath = '/order/address-import';

/** Chinese headings as the template has them, and two of a person's own. */
export const headings = {
  name: '姓名',
  phone: '手机号(必填)',
  email: '邮箱',
  countryCode: '国家/地区',
  province: '省/州',
  city: '城市',
  address1: '地址 1',
  postCode: '邮编',
  addressType: '地址类型',
  certificateType: '证件类型',
  certificateNo: '证件号码',
} as const;
export type Field = keyof typeof headings;
const fields = Object.keys(headings) as Field[];

/** A mark that tells this test's people from all others. */
export const newMark = () => newId().slice(-8);

export type Person = Record<Field, string>;
export const personOf = (mark: string, n: number): Person => ({
  name: `Ann ${mark} ${n}`,
  phone: `+1 512 555 ${String(n % 10_000).padStart(4, '0')}`,
  email: `ann${n}@example.com`,
  countryCode: 'US',
  province: 'TX',
  city: 'Austin',
  address1: `${n} Congress Avenue`,
  postCode: '78701',
  addressType: n % 2 ? '住宅地址' : '',
  certificateType: '',
  certificateNo: '',
});

/** What people write wrongly, and how it is put right; the same for every row of the kind. */
export const mistakes: readonly { field: Field; wrong: Partial<Person>; right?: string }[] = [
  { field: 'name', wrong: { name: '' } },
  { field: 'countryCode', wrong: { countryCode: 'Untied States' }, right: 'US' },
  { field: 'province', wrong: { province: '' }, right: 'TX' },
  { field: 'city', wrong: { city: '' }, right: 'Austin' },
  { field: 'address1', wrong: { address1: '' } },
  { field: 'phone', wrong: { phone: '12' } },
  { field: 'email', wrong: { email: 'ann#example' } },
  { field: 'postCode', wrong: { postCode: '787' }, right: '78701' },
  { field: 'addressType', wrong: { addressType: '飞船' }, right: 'residential' },
  {
    field: 'certificateNo',
    wrong: { certificateType: '身份证', certificateNo: '12345' },
    right: '110101199003077758',
  },
];

export const sheetOf = (people: readonly Partial<Person>[], titles: readonly string[] = []) =>
  sheetFile([
    titles.length > 0 ? titles : Object.values(headings),
    ...people.map((person) => fields.map((field) => person[field] ?? '')),
  ]);

export const fileOf = (name: string, buffer: Buffer) => ({
  name,
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer,
});

export const upload = async (page: Page, name: string, buffer: Buffer) => {
  await page.locator('input[type=file]').setInputFiles(fileOf(name, buffer));
  await page.getByRole('button', { name: /^(上传|Upload)$/ }).click();
};

/** Says which field the phone's own heading stands for, and goes on. */
export const mapPhone = async (page: Page) => {
  const choose = page.getByRole('combobox', { name: /手机号/ });
  await expect(choose).toBeVisible({ timeout: 30_000 });
  await choose.click();
  await page
    .locator('.ant-select-item-option')
    .getByText(/^(电话|Phone) \*$/)
    .click();
  await page.getByRole('button', { name: /^(确认并检查|Confirm and check)$/ }).click();
};

export const gridOf = (page: Page) => page.getByRole('grid');
export const totalOf = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name} [\\d,]+$`) });
export const cellsOf = (page: Page, rowNo: number) =>
  gridOf(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${rowNo}\\D`) }) });

/** Opens a file that a press leads to. */
export const fetched = async (page: Page, press: () => Promise<unknown>) => {
  const waiting = page.waitForEvent('download');
  await press();
  const download = await waiting;
  const rows = await sheetRows(await readFile(await download.path()));
  return { name: download.suggestedFilename(), url: download.url(), rows };
};

export const stored = (mark: string): Promise<Person[]> =>
  withKeys(async (db, keysOf) => {
    const rows = await db
      .selectFrom('consignees')
      .where('name', 'like', `% ${mark} %`)
      .orderBy('id')
      .selectAll()
      .execute();
    return Promise.all(
      rows.map(async (row) => {
        const keys = await keysOf(row.tenant_id);
        return {
          name: row.name,
          phone: openField(keys, 'consignees.phone', row.phone),
          email: openField(keys, 'consignees.email', row.email),
          countryCode: row.country_code,
          province: row.province,
          city: row.city,
          address1: row.address1,
          postCode: row.post_code,
          addressType: row.address_type,
          certificateType: row.certificate_type,
          certificateNo: openField(keys, 'consignees.certificate_no', row.certificate_no),
        };
      }),
    );
  });

interface SheetWords {
  commit: string;
  beginImport: string;
  imported: string;
  back: string;
}

/** Uploads a sheet in which nothing is wrong, brings it in and leads back to where it was for. */
export const bringSheet = async (page: Page, name: string, sheet: Buffer, words: SheetWords) => {
  await upload(page, name, sheet);
  await page.getByRole('button', { name: words.commit }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.beginImport }).click();
  await expect(page.getByText(words.imported)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: words.back }).last().click();
};
